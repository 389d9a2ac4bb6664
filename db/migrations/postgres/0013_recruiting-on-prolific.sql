CREATE TABLE "prolific_links" (
	"id" text PRIMARY KEY NOT NULL,
	"study_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"device_hash" text,
	"opened_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prolific_participants" (
	"id" text PRIMARY KEY NOT NULL,
	"study_id" text NOT NULL,
	"project_id" text NOT NULL,
	"submission_id" text,
	"annotator_id" text,
	"differs" text,
	"who" text,
	"act" text,
	"owed_minor" integer NOT NULL,
	"urgency" integer NOT NULL,
	"since" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "prolific_hooks" ADD COLUMN "unconfirmed" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "prolific_hooks" ADD COLUMN "check_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prolific_studies" ADD COLUMN "tried_vendor_id" text;--> statement-breakpoint
ALTER TABLE "prolific_submissions" ADD COLUMN "link_reused_at" bigint;--> statement-breakpoint
ALTER TABLE "prolific_submissions" ADD COLUMN "second_place_at" bigint;--> statement-breakpoint
ALTER TABLE "prolific_links" ADD CONSTRAINT "prolific_links_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_participants" ADD CONSTRAINT "prolific_participants_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_participants" ADD CONSTRAINT "prolific_participants_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_participants" ADD CONSTRAINT "prolific_participants_submission_id_prolific_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."prolific_submissions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_participants" ADD CONSTRAINT "prolific_participants_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "prolific_links_submission" ON "prolific_links" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "prolific_links_opened" ON "prolific_links" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "prolific_links_study" ON "prolific_links" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "prolific_participants_study" ON "prolific_participants" USING btree ("study_id","urgency","since");--> statement-breakpoint
CREATE INDEX "prolific_participants_annotator" ON "prolific_participants" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "prolific_participants_submission" ON "prolific_participants" USING btree ("submission_id");--> statement-breakpoint
CREATE INDEX "annotators_external" ON "annotators" USING btree ("external_id");