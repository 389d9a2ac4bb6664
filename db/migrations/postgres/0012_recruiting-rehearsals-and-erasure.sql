CREATE TABLE "api_answers" (
	"token_id" text NOT NULL,
	"key" text NOT NULL,
	"request_hash" text NOT NULL,
	"status" integer,
	"body" text,
	"created_at" bigint NOT NULL,
	CONSTRAINT "api_answers_token_id_key_pk" PRIMARY KEY("token_id","key")
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"project_id" text,
	"name" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_four" text NOT NULL,
	"scope" json NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint,
	"endless_reason" text NOT NULL,
	"last_used_at" bigint
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"id" text PRIMARY KEY NOT NULL,
	"webhook_id" text NOT NULL,
	"event" text NOT NULL,
	"body" text NOT NULL,
	"state" text NOT NULL,
	"created_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"tried_until" bigint NOT NULL,
	"attempt_count" integer NOT NULL,
	"attempted_at" bigint,
	"status" integer,
	"response" text
);
--> statement-breakpoint
CREATE TABLE "webhooks" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"url" text NOT NULL,
	"events" json NOT NULL,
	"secret" text NOT NULL,
	"stall_minutes" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"disabled_at" bigint,
	"stalled_since" bigint,
	"completed_at" bigint
);
--> statement-breakpoint
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
CREATE TABLE "invitation_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"open_for" text,
	"email" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"claim" text,
	"claimed_at" bigint,
	"sent_at" bigint,
	"said" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"project_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"deadline" text,
	"remind_after_days" integer,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"scope" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
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
ALTER TABLE "events" ADD COLUMN "token_id" text;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "token_name" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rehearsal_of" text;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "rehearsal_job_id" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "end_reason" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "ended_at" bigint;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "erased_at" bigint;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "traces_removed_at" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opt_out_code" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opted_out_at" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "bounce" text;--> statement-breakpoint
ALTER TABLE "api_answers" ADD CONSTRAINT "api_answers_token_id_api_tokens_id_fk" FOREIGN KEY ("token_id") REFERENCES "public"."api_tokens"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_webhook_id_webhooks_id_fk" FOREIGN KEY ("webhook_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
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
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recruiter_secrets" ADD CONSTRAINT "recruiter_secrets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sona_credits" ADD CONSTRAINT "sona_credits_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sona_credits" ADD CONSTRAINT "sona_credits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "api_answers_created" ON "api_answers" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "api_tokens_hash" ON "api_tokens" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "api_tokens_user" ON "api_tokens" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_webhook" ON "webhook_deliveries" USING btree ("webhook_id","id");--> statement-breakpoint
CREATE INDEX "webhook_deliveries_due" ON "webhook_deliveries" USING btree ("due_at") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "webhooks_project" ON "webhooks" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_actions_open" ON "prolific_actions" USING btree ("submission_id","kind") WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "prolific_actions_due" ON "prolific_actions" USING btree ("due_at") WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX "prolific_actions_study" ON "prolific_actions" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "prolific_bonus_batches_study" ON "prolific_bonus_batches" USING btree ("study_id","state");--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_bonuses_open" ON "prolific_bonuses" USING btree ("submission_id") WHERE state in ('ready', 'sending', 'accepted', 'unknown');--> statement-breakpoint
CREATE INDEX "prolific_bonuses_study" ON "prolific_bonuses" USING btree ("study_id","state");--> statement-breakpoint
CREATE INDEX "prolific_events_received" ON "prolific_events" USING btree ("received_at");--> statement-breakpoint
CREATE UNIQUE INDEX "prolific_studies_project" ON "prolific_studies" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "prolific_studies_due" ON "prolific_studies" USING btree ("compare_at");--> statement-breakpoint
CREATE INDEX "prolific_submissions_study" ON "prolific_submissions" USING btree ("study_id");--> statement-breakpoint
CREATE INDEX "prolific_submissions_annotator" ON "prolific_submissions" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "prolific_submissions_project" ON "prolific_submissions" USING btree ("project_id","participant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_mails_open" ON "invitation_mails" USING btree ("open_for");--> statement-breakpoint
CREATE INDEX "invitation_mails_invitation" ON "invitation_mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_mails_due" ON "invitation_mails" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_project" ON "invitation_mails" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_opt_outs_address" ON "mail_opt_outs" USING btree ("email_hash","scope");--> statement-breakpoint
CREATE INDEX "sona_credits_project" ON "sona_credits" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "sona_credits_state" ON "sona_credits" USING btree ("state");--> statement-breakpoint
CREATE INDEX "projects_rehearsal_of" ON "projects" USING btree ("rehearsal_of") WHERE rehearsal_of is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_project_email" ON "invitations" USING btree ("project_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_opt_out_code" ON "invitations" USING btree ("opt_out_code");