CREATE TABLE "met_checks" (
	"annotator_id" text NOT NULL,
	"check_id" text NOT NULL,
	"project_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"shown_at" bigint NOT NULL,
	"value" double precision,
	"passed" boolean,
	"answered_at" bigint,
	CONSTRAINT "met_checks_annotator_id_check_id_pk" PRIMARY KEY("annotator_id","check_id")
);
--> statement-breakpoint
ALTER TABLE "item_reports" DROP CONSTRAINT "item_reports_item_id_items_id_fk";
--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "attention_check" json;--> statement-breakpoint
ALTER TABLE "met_checks" ADD CONSTRAINT "met_checks_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_checks" ADD CONSTRAINT "met_checks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "met_checks" ADD CONSTRAINT "met_checks_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "met_checks_project" ON "met_checks" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "met_checks_assignment" ON "met_checks" USING btree ("assignment_id");--> statement-breakpoint
UPDATE "projects" SET "settings" = replace("settings"::text, '"limits":{', '"attentionChecks":{"everyPages":null,"perAnnotator":3,"failures":2,"action":"warn","checks":[]},"limits":{')::json;
