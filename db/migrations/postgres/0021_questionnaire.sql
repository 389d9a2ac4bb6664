CREATE TABLE "questionnaire_responses" (
	"annotator_id" text NOT NULL,
	"asked_when" text NOT NULL,
	"project_id" text NOT NULL,
	"answers" json NOT NULL,
	"agrees_to_research" boolean NOT NULL,
	"agrees_to_release" boolean NOT NULL,
	"sent_at" bigint NOT NULL,
	CONSTRAINT "questionnaire_responses_annotator_id_asked_when_pk" PRIMARY KEY("annotator_id","asked_when")
);
--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "questionnaire_responses" ADD CONSTRAINT "questionnaire_responses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "questionnaire_responses_project" ON "questionnaire_responses" USING btree ("project_id");--> statement-breakpoint
UPDATE "projects" SET "settings" = replace("settings"::text, '"limits":{', '"questionnaire":[],"limits":{')::json;
