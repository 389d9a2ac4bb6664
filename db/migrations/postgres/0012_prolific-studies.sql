CREATE TABLE "prolific_actions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"study_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"data" json NOT NULL,
	"said" text DEFAULT '' NOT NULL,
	"try_count" integer DEFAULT 0 NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"sent_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "prolific_arrival_tokens" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prolific_bonus_batches" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"study_id" text NOT NULL,
	"state" text NOT NULL,
	"vendor_id" text,
	"total_minor" integer,
	"said" text DEFAULT '' NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL,
	"paying_at" bigint
);
--> statement-breakpoint
CREATE TABLE "prolific_bonuses" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"study_id" text NOT NULL,
	"submission_id" text NOT NULL,
	"amount_minor" integer NOT NULL,
	"reason" text NOT NULL,
	"state" text NOT NULL,
	"batch_id" text,
	"before" json DEFAULT '[]' NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL,
	"sent_at" bigint,
	"ended_at" bigint,
	"verdict" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prolific_connections" (
	"project_id" text PRIMARY KEY NOT NULL,
	"sealed_token" text,
	"token_ending" text NOT NULL,
	"workspace_id" text NOT NULL,
	"workspace_title" text NOT NULL,
	"vendor_project_id" text NOT NULL,
	"currency" text NOT NULL,
	"connected_by_user_id" text,
	"connected_at" bigint NOT NULL,
	"checked_at" bigint NOT NULL,
	"refused_at" bigint
);
--> statement-breakpoint
CREATE TABLE "prolific_events" (
	"id" text PRIMARY KEY NOT NULL,
	"received_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prolific_hooks" (
	"workspace_id" text PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"made_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prolific_studies" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"plan" json NOT NULL,
	"codes" json NOT NULL,
	"marker" text NOT NULL,
	"creating_since" bigint,
	"vendor_id" text,
	"status" text,
	"places" integer,
	"sent" json,
	"changed_there" json DEFAULT '[]' NOT NULL,
	"is_paused_by_us" boolean DEFAULT false NOT NULL,
	"published_at" bigint,
	"compared_at" bigint,
	"compare_at" bigint NOT NULL,
	"held_until" bigint DEFAULT 0 NOT NULL,
	"problem" text
);
--> statement-breakpoint
CREATE TABLE "prolific_submissions" (
	"id" text PRIMARY KEY NOT NULL,
	"study_id" text NOT NULL,
	"project_id" text NOT NULL,
	"participant_id" text NOT NULL,
	"annotator_id" text,
	"is_verified" boolean DEFAULT false NOT NULL,
	"status" text,
	"entered_code" text,
	"started_at" bigint NOT NULL,
	"completed_at" bigint,
	"return_requested_at" bigint,
	"percentage" integer,
	"bonuses" json DEFAULT '[]' NOT NULL,
	"heard_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "prolific_actions" ADD CONSTRAINT "prolific_actions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_actions" ADD CONSTRAINT "prolific_actions_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_actions" ADD CONSTRAINT "prolific_actions_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonus_batches" ADD CONSTRAINT "prolific_bonus_batches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonus_batches" ADD CONSTRAINT "prolific_bonus_batches_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonus_batches" ADD CONSTRAINT "prolific_bonus_batches_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonuses" ADD CONSTRAINT "prolific_bonuses_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonuses" ADD CONSTRAINT "prolific_bonuses_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonuses" ADD CONSTRAINT "prolific_bonuses_batch_id_prolific_bonus_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."prolific_bonus_batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_bonuses" ADD CONSTRAINT "prolific_bonuses_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_connections" ADD CONSTRAINT "prolific_connections_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_connections" ADD CONSTRAINT "prolific_connections_connected_by_user_id_users_id_fk" FOREIGN KEY ("connected_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_studies" ADD CONSTRAINT "prolific_studies_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_submissions" ADD CONSTRAINT "prolific_submissions_study_id_prolific_studies_id_fk" FOREIGN KEY ("study_id") REFERENCES "public"."prolific_studies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_submissions" ADD CONSTRAINT "prolific_submissions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prolific_submissions" ADD CONSTRAINT "prolific_submissions_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_actions_open" ON "prolific_actions" USING btree ("submission_id","kind") WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "prolific_actions_due" ON "prolific_actions" USING btree ("due_at") WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "prolific_actions_study" ON "prolific_actions" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "prolific_arrival_tokens_expires" ON "prolific_arrival_tokens" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "prolific_bonus_batches_study" ON "prolific_bonus_batches" USING btree ("study_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_bonuses_open" ON "prolific_bonuses" USING btree ("submission_id") WHERE state in ('ready', 'sending', 'accepted', 'unknown');--> statement-breakpoint
CREATE INDEX "prolific_bonuses_study" ON "prolific_bonuses" USING btree ("study_id","state");--> statement-breakpoint
CREATE INDEX "prolific_events_received" ON "prolific_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_studies_project" ON "prolific_studies" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "prolific_studies_due" ON "prolific_studies" USING btree ("compare_at");--> statement-breakpoint
CREATE INDEX "prolific_submissions_study" ON "prolific_submissions" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "prolific_submissions_annotator" ON "prolific_submissions" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "prolific_submissions_project" ON "prolific_submissions" USING btree ("project_id","participant_id");