ALTER TABLE "projects" ADD COLUMN "rehearsal_of" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rehearsal_job_id" text;--> statement-breakpoint
ALTER TABLE "projects" ADD CONSTRAINT "projects_rehearsal_of_projects_id_fk" FOREIGN KEY ("rehearsal_of") REFERENCES "public"."projects"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "projects_rehearsal_of" ON "projects" USING btree ("rehearsal_of") WHERE rehearsal_of is not null;