CREATE TABLE "arrivals" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"way" text NOT NULL,
	"device_hash" text,
	"session_hash" text,
	"recruiter_key" text,
	"fingerprint" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "join_refusals" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"condition" text NOT NULL,
	"given" json NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"device_hash" text,
	"recruiter_key" text,
	"created_at" bigint NOT NULL,
	"comment" text,
	"commented_at" bigint,
	"answer" text,
	"answered_by_user_id" text,
	"answered_at" bigint,
	"lifted_at" bigint
);
--> statement-breakpoint
CREATE TABLE "undertakings" (
	"subject_id" text PRIMARY KEY NOT NULL,
	"owner" text NOT NULL,
	"beat_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotator_figures" (
	"project_id" text PRIMARY KEY NOT NULL,
	"figures" json NOT NULL,
	"at" bigint NOT NULL,
	"took_ms" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "assignments_expired";--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "return_code_hash" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "standing_gold_item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "qualification_attempts" ADD COLUMN "graded" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "arrivals" ADD CONSTRAINT "arrivals_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_refusals" ADD CONSTRAINT "join_refusals_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "join_refusals" ADD CONSTRAINT "join_refusals_answered_by_user_id_users_id_fk" FOREIGN KEY ("answered_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotator_figures" ADD CONSTRAINT "annotator_figures_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "arrivals_annotator" ON "arrivals" USING btree ("annotator_id","fingerprint");--> statement-breakpoint
CREATE INDEX "arrivals_project_device" ON "arrivals" USING btree ("project_id","device_hash");--> statement-breakpoint
CREATE INDEX "arrivals_project_session" ON "arrivals" USING btree ("project_id","session_hash");--> statement-breakpoint
CREATE INDEX "arrivals_project_recruiter" ON "arrivals" USING btree ("project_id","recruiter_key");--> statement-breakpoint
CREATE INDEX "join_refusals_project_device" ON "join_refusals" USING btree ("project_id","device_hash");--> statement-breakpoint
CREATE INDEX "join_refusals_project_recruiter" ON "join_refusals" USING btree ("project_id","recruiter_key");--> statement-breakpoint
CREATE UNIQUE INDEX "annotators_return_code_hash" ON "annotators" USING btree ("return_code_hash");--> statement-breakpoint
CREATE INDEX "assignments_given_back" ON "assignments" USING btree ("annotator_id","leased_at") WHERE state in ('expired', 'returned');--> statement-breakpoint
UPDATE "annotators" SET "standing_gold_item_count" = "standing_answered_count";--> statement-breakpoint
UPDATE "qualification_attempts" SET "graded" = "answered";--> statement-breakpoint
UPDATE "projects" SET "settings" = replace(left(rtrim("settings"::text), -1) || ',"goldGrading":"item"}', '"method":"dawid-skene"', '"method":"dawid-skene","smoothing":"none"')::json;--> statement-breakpoint
-- Points of projects with several dimensions were pooled over all of them; they are computed anew on the first one.
DELETE FROM "agreement_points" WHERE "project_id" IN (
  SELECT "project_id" FROM "dimensions" GROUP BY "project_id" HAVING count(*) > 1
);
