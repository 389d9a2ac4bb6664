CREATE TABLE "jobs" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"key" text NOT NULL,
	"parameters" json NOT NULL,
	"snapshot" json,
	"progress" json,
	"checkpoint" json,
	"result" json,
	"error" json,
	"attempt_count" integer NOT NULL,
	"resumed_at" double precision,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL,
	"started_at" bigint,
	"beat_at" bigint,
	"cancelled_at" bigint,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "adjudications" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"round" text NOT NULL,
	"decision" json NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"shown_order" json NOT NULL,
	"judged_values" json NOT NULL,
	"user_id" text NOT NULL,
	"decided_at" bigint NOT NULL,
	"undone_by_user_id" text,
	"undone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "agreement_points" (
	"project_id" text NOT NULL,
	"judgment_count" integer NOT NULL,
	"alpha" json NOT NULL,
	"inter_tagger" json NOT NULL,
	"at" bigint NOT NULL,
	CONSTRAINT "agreement_points_project_id_judgment_count_pk" PRIMARY KEY("project_id","judgment_count")
);
--> statement-breakpoint
CREATE TABLE "exclusions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"origin" text NOT NULL,
	"rule" json,
	"value" double precision,
	"bound" double precision,
	"reason" text NOT NULL,
	"batch_id" text NOT NULL,
	"state_before" text,
	"excluded_by_user_id" text,
	"excluded_at" bigint NOT NULL,
	"taken_back_by_user_id" text,
	"taken_back_at" bigint,
	"taken_back_reason" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "releases" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"version" integer NOT NULL,
	"fingerprint" text NOT NULL,
	"job_id" text,
	"aggregation" json NOT NULL,
	"summary" json NOT NULL,
	"files" json NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judgments" ADD COLUMN "comment" text;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jobs" ADD CONSTRAINT "jobs_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "adjudications" ADD CONSTRAINT "adjudications_undone_by_user_id_users_id_fk" FOREIGN KEY ("undone_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreement_points" ADD CONSTRAINT "agreement_points_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_excluded_by_user_id_users_id_fk" FOREIGN KEY ("excluded_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exclusions" ADD CONSTRAINT "exclusions_taken_back_by_user_id_users_id_fk" FOREIGN KEY ("taken_back_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_job_id_jobs_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."jobs"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "releases" ADD CONSTRAINT "releases_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_at_a_time" ON "jobs" USING btree ("project_id","key") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_to_do" ON "jobs" USING btree ("created_at") WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX "jobs_project" ON "jobs" USING btree ("project_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "adjudications_round" ON "adjudications" USING btree ("item_id","dimension_id","round") WHERE undone_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX "adjudications_person" ON "adjudications" USING btree ("item_id","dimension_id","user_id") WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX "adjudications_project" ON "adjudications" USING btree ("project_id","decided_at");--> statement-breakpoint
CREATE UNIQUE INDEX "exclusions_in_force" ON "exclusions" USING btree ("annotator_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "exclusions_project" ON "exclusions" USING btree ("project_id","excluded_at");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_project_version" ON "releases" USING btree ("project_id","version");--> statement-breakpoint
CREATE UNIQUE INDEX "releases_project_fingerprint" ON "releases" USING btree ("project_id","fingerprint");--> statement-breakpoint
CREATE INDEX "judgments_values" ON "judgments" USING btree ("dimension_id","item_id","annotator_id","value") WHERE counted and not is_gold;--> statement-breakpoint
UPDATE "projects" SET "settings" = (left(rtrim("settings"::text), -1) || ',"itemComments":false,"agreementLevel":"interval","exclusionRules":[],"adjudication":{"difference":1,"ciWidth":null,"blind":true,"secondAdjudicator":false,"escalate":false},"aggregation":{"aggregation":{"method":"mean"},"allNotApplicable":"zero"}}')::json;
