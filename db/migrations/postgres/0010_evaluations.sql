CREATE TABLE "evaluation_versions" (
	"evaluation_id" text NOT NULL,
	"version" integer NOT NULL,
	"release" json NOT NULL,
	"scored_at" bigint NOT NULL,
	CONSTRAINT "evaluation_versions_evaluation_id_version_pk" PRIMARY KEY("evaluation_id","version")
);
--> statement-breakpoint
CREATE TABLE "evaluations" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"public_key" text NOT NULL,
	"version" integer NOT NULL,
	"settings" json NOT NULL,
	"ends_at" bigint,
	"closed_at" bigint,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_lines" (
	"run_id" text PRIMARY KEY NOT NULL,
	"lines" json NOT NULL
);
--> statement-breakpoint
CREATE TABLE "run_scores" (
	"run_id" text NOT NULL,
	"evaluation_id" text NOT NULL,
	"version" integer NOT NULL,
	"official" double precision,
	"figures" json NOT NULL,
	"difference" json,
	CONSTRAINT "run_scores_run_id_version_pk" PRIMARY KEY("run_id","version")
);
--> statement-breakpoint
CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"evaluation_id" text NOT NULL,
	"team_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"description" text NOT NULL,
	"resources" json NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" text PRIMARY KEY NOT NULL,
	"evaluation_id" text NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"contact" text NOT NULL,
	"people" text NOT NULL,
	"token_hash" text,
	"is_own" boolean NOT NULL,
	"registered_at" bigint NOT NULL,
	"inputs_at" bigint,
	"extra_hours" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "evaluation_versions" ADD CONSTRAINT "evaluation_versions_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evaluations" ADD CONSTRAINT "evaluations_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_lines" ADD CONSTRAINT "run_lines_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_scores" ADD CONSTRAINT "run_scores_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "run_scores" ADD CONSTRAINT "run_scores_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_evaluation_id_evaluations_id_fk" FOREIGN KEY ("evaluation_id") REFERENCES "public"."evaluations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_project" ON "evaluations" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "evaluations_public_key" ON "evaluations" USING btree ("public_key");--> statement-breakpoint
CREATE INDEX "run_scores_order" ON "run_scores" USING btree ("evaluation_id","version","official","run_id");--> statement-breakpoint
CREATE UNIQUE INDEX "runs_team_position" ON "runs" USING btree ("team_id","position");--> statement-breakpoint
CREATE INDEX "runs_evaluation" ON "runs" USING btree ("evaluation_id","received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_evaluation_name" ON "teams" USING btree ("evaluation_id","name_key");--> statement-breakpoint
CREATE UNIQUE INDEX "teams_token_hash" ON "teams" USING btree ("token_hash");