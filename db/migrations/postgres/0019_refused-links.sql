CREATE TABLE "refused_links" (
	"project_id" text NOT NULL,
	"recruiter" text NOT NULL,
	"problem" text NOT NULL,
	"count" integer NOT NULL,
	"first_at" bigint NOT NULL,
	"last_at" bigint NOT NULL,
	CONSTRAINT "refused_links_project_id_recruiter_problem_pk" PRIMARY KEY("project_id","recruiter","problem")
);
--> statement-breakpoint
ALTER TABLE "refused_links" ADD CONSTRAINT "refused_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;