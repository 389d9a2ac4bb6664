CREATE TABLE "item_reports" (
	"assignment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text NOT NULL,
	"skipped" boolean NOT NULL,
	"reported_at" bigint NOT NULL,
	"dismissed_at" bigint,
	"dismissed_by_user_id" text,
	CONSTRAINT "item_reports_assignment_id_item_id_pk" PRIMARY KEY("assignment_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "item_retirements" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"item_id" text NOT NULL,
	"reason" text NOT NULL,
	"report_count" integer,
	"retired_by_user_id" text,
	"retired_at" bigint NOT NULL,
	"taken_back_by_user_id" text,
	"taken_back_at" bigint
);
--> statement-breakpoint
CREATE TABLE "replaced_judgments" (
	"assignment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"revision" integer NOT NULL,
	"annotator_id" text NOT NULL,
	"value" double precision,
	"answer" text,
	"confidence" integer,
	"comment" text,
	"judged_at" bigint NOT NULL,
	"replaced_at" bigint NOT NULL,
	CONSTRAINT "replaced_judgments_assignment_id_item_id_dimension_id_revision_pk" PRIMARY KEY("assignment_id","item_id","dimension_id","revision")
);
--> statement-breakpoint
CREATE TABLE "replaced_responses" (
	"assignment_id" text NOT NULL,
	"revision" integer NOT NULL,
	"body" json NOT NULL,
	"reply" json NOT NULL,
	"conditions" json NOT NULL,
	"submitted_at" bigint NOT NULL,
	"replaced_at" bigint NOT NULL,
	CONSTRAINT "replaced_responses_assignment_id_revision_pk" PRIMARY KEY("assignment_id","revision")
);
--> statement-breakpoint
ALTER TABLE "hits" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "item_places" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "judgments" ADD COLUMN "corrected_at" bigint;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "corrected_at" bigint;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_reports" ADD CONSTRAINT "item_reports_dismissed_by_user_id_users_id_fk" FOREIGN KEY ("dismissed_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_retirements" ADD CONSTRAINT "item_retirements_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_retirements" ADD CONSTRAINT "item_retirements_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_retirements" ADD CONSTRAINT "item_retirements_retired_by_user_id_users_id_fk" FOREIGN KEY ("retired_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_retirements" ADD CONSTRAINT "item_retirements_taken_back_by_user_id_users_id_fk" FOREIGN KEY ("taken_back_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_judgments" ADD CONSTRAINT "replaced_judgments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_judgments" ADD CONSTRAINT "replaced_judgments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_judgments" ADD CONSTRAINT "replaced_judgments_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_judgments" ADD CONSTRAINT "replaced_judgments_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "replaced_responses" ADD CONSTRAINT "replaced_responses_assignment_id_responses_assignment_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."responses"("assignment_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_reports_project" ON "item_reports" USING btree ("project_id","item_id");--> statement-breakpoint
CREATE INDEX "item_reports_annotator" ON "item_reports" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "item_reports_item" ON "item_reports" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "item_retirements_in_force" ON "item_retirements" USING btree ("item_id") WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX "item_retirements_project" ON "item_retirements" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "replaced_judgments_annotator" ON "replaced_judgments" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "replaced_judgments_item" ON "replaced_judgments" USING btree ("item_id");--> statement-breakpoint
UPDATE "projects" SET "settings" = replace("settings"::text, '"limits":{', '"correctionMinutes":0,"itemReports":{"enabled":false,"skipsPerAnnotator":0,"stopAfter":0},"limits":{')::json;
