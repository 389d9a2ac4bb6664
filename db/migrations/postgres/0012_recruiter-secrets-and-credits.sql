CREATE TABLE "recruiter_secrets" (
	"project_id" text NOT NULL,
	"recruiter" text NOT NULL,
	"sealed" text NOT NULL,
	"last_four" text NOT NULL,
	"set_at" bigint NOT NULL,
	CONSTRAINT "recruiter_secrets_project_id_recruiter_pk" PRIMARY KEY("project_id","recruiter")
);
--> statement-breakpoint
CREATE TABLE "sona_credits" (
	"annotator_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"survey_code" text NOT NULL,
	"state" text NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"created_at" bigint NOT NULL,
	"sent_at" bigint
);
--> statement-breakpoint
ALTER TABLE "recruiter_secrets" ADD CONSTRAINT "recruiter_secrets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sona_credits" ADD CONSTRAINT "sona_credits_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sona_credits" ADD CONSTRAINT "sona_credits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sona_credits_project" ON "sona_credits" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sona_credits_state" ON "sona_credits" USING btree ("state");