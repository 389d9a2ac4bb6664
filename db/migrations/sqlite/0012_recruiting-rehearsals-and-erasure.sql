CREATE TABLE `api_answers` (
	`token_id` text NOT NULL,
	`key` text NOT NULL,
	`request_hash` text NOT NULL,
	`status` integer,
	`body` text,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`token_id`, `key`),
	FOREIGN KEY (`token_id`) REFERENCES `api_tokens`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `api_answers_created` ON `api_answers` (`created_at`);--> statement-breakpoint
CREATE TABLE `api_tokens` (
	`id` text PRIMARY KEY NOT NULL,
	`user_id` text NOT NULL,
	`project_id` text,
	`name` text NOT NULL,
	`token_hash` text NOT NULL,
	`last_four` text NOT NULL,
	`scope` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer,
	`endless_reason` text NOT NULL,
	`last_used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `api_tokens_hash` ON `api_tokens` (`token_hash`);--> statement-breakpoint
CREATE INDEX `api_tokens_user` ON `api_tokens` (`user_id`);--> statement-breakpoint
CREATE TABLE `webhook_deliveries` (
	`id` text PRIMARY KEY NOT NULL,
	`webhook_id` text NOT NULL,
	`event` text NOT NULL,
	`body` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`tried_until` integer NOT NULL,
	`attempt_count` integer NOT NULL,
	`attempted_at` integer,
	`status` integer,
	`response` text,
	FOREIGN KEY (`webhook_id`) REFERENCES `webhooks`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhook_deliveries_webhook` ON `webhook_deliveries` (`webhook_id`,`id`);--> statement-breakpoint
CREATE INDEX `webhook_deliveries_due` ON `webhook_deliveries` (`due_at`) WHERE state = 'waiting';--> statement-breakpoint
CREATE TABLE `webhooks` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`url` text NOT NULL,
	`events` text NOT NULL,
	`secret` text NOT NULL,
	`stall_minutes` integer NOT NULL,
	`created_at` integer NOT NULL,
	`disabled_at` integer,
	`stalled_since` integer,
	`completed_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `webhooks_project` ON `webhooks` (`project_id`);--> statement-breakpoint
CREATE TABLE `prolific_actions` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`study_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`data` text NOT NULL,
	`said` text DEFAULT '' NOT NULL,
	`try_count` integer DEFAULT 0 NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	`due_at` integer NOT NULL,
	`sent_at` integer,
	`ended_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prolific_actions_open` ON `prolific_actions` (`submission_id`,`kind`) WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX `prolific_actions_due` ON `prolific_actions` (`due_at`) WHERE state in ('ready', 'sending', 'sent');--> statement-breakpoint
CREATE INDEX `prolific_actions_study` ON `prolific_actions` (`study_id`);--> statement-breakpoint
CREATE TABLE `prolific_bonus_batches` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`study_id` text NOT NULL,
	`state` text NOT NULL,
	`vendor_id` text,
	`total_minor` integer,
	`said` text DEFAULT '' NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	`paying_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `prolific_bonus_batches_study` ON `prolific_bonus_batches` (`study_id`,`state`);--> statement-breakpoint
CREATE TABLE `prolific_bonuses` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`study_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`amount_minor` integer NOT NULL,
	`reason` text NOT NULL,
	`state` text NOT NULL,
	`batch_id` text,
	`before` text DEFAULT '[]' NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	`ended_at` integer,
	`verdict` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batch_id`) REFERENCES `prolific_bonus_batches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prolific_bonuses_open` ON `prolific_bonuses` (`submission_id`) WHERE state in ('ready', 'sending', 'accepted', 'unknown');--> statement-breakpoint
CREATE INDEX `prolific_bonuses_study` ON `prolific_bonuses` (`study_id`,`state`);--> statement-breakpoint
CREATE TABLE `prolific_connections` (
	`project_id` text PRIMARY KEY NOT NULL,
	`sealed_token` text,
	`token_ending` text NOT NULL,
	`workspace_id` text NOT NULL,
	`workspace_title` text NOT NULL,
	`vendor_project_id` text NOT NULL,
	`currency` text NOT NULL,
	`connected_by_user_id` text,
	`connected_at` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`refused_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`connected_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `prolific_events` (
	`id` text PRIMARY KEY NOT NULL,
	`received_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `prolific_events_received` ON `prolific_events` (`received_at`);--> statement-breakpoint
CREATE TABLE `prolific_hooks` (
	`workspace_id` text PRIMARY KEY NOT NULL,
	`sealed_secret` text NOT NULL,
	`made_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `prolific_studies` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`plan` text NOT NULL,
	`codes` text NOT NULL,
	`marker` text NOT NULL,
	`creating_since` integer,
	`vendor_id` text,
	`status` text,
	`places` integer,
	`sent` text,
	`changed_there` text DEFAULT '[]' NOT NULL,
	`is_paused_by_us` integer DEFAULT false NOT NULL,
	`published_at` integer,
	`compared_at` integer,
	`compare_at` integer NOT NULL,
	`held_until` integer DEFAULT 0 NOT NULL,
	`problem` text,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `prolific_studies_project` ON `prolific_studies` (`project_id`);--> statement-breakpoint
CREATE INDEX `prolific_studies_due` ON `prolific_studies` (`compare_at`);--> statement-breakpoint
CREATE TABLE `prolific_submissions` (
	`id` text PRIMARY KEY NOT NULL,
	`study_id` text NOT NULL,
	`project_id` text NOT NULL,
	`participant_id` text NOT NULL,
	`annotator_id` text,
	`is_verified` integer DEFAULT false NOT NULL,
	`status` text,
	`entered_code` text,
	`started_at` integer NOT NULL,
	`completed_at` integer,
	`return_requested_at` integer,
	`percentage` integer,
	`bonuses` text DEFAULT '[]' NOT NULL,
	`heard_at` integer NOT NULL,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `prolific_submissions_study` ON `prolific_submissions` (`study_id`);--> statement-breakpoint
CREATE INDEX `prolific_submissions_annotator` ON `prolific_submissions` (`annotator_id`);--> statement-breakpoint
CREATE INDEX `prolific_submissions_project` ON `prolific_submissions` (`project_id`,`participant_id`);--> statement-breakpoint
CREATE TABLE `invitation_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`invitation_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`open_for` text,
	`email` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`claim` text,
	`claimed_at` integer,
	`sent_at` integer,
	`said` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_mails_open` ON `invitation_mails` (`open_for`);--> statement-breakpoint
CREATE INDEX `invitation_mails_invitation` ON `invitation_mails` (`invitation_id`);--> statement-breakpoint
CREATE INDEX `invitation_mails_due` ON `invitation_mails` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `invitation_mails_project` ON `invitation_mails` (`project_id`);--> statement-breakpoint
CREATE TABLE `mail_messages` (
	`project_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`deadline` text,
	`remind_after_days` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`scope` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_opt_outs_address` ON `mail_opt_outs` (`email_hash`,`scope`);--> statement-breakpoint
CREATE TABLE `recruiter_secrets` (
	`project_id` text NOT NULL,
	`recruiter` text NOT NULL,
	`sealed` text NOT NULL,
	`last_four` text NOT NULL,
	`set_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `recruiter`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `sona_credits` (
	`annotator_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`survey_code` text NOT NULL,
	`state` text NOT NULL,
	`answer` text DEFAULT '' NOT NULL,
	`attempts` integer DEFAULT 0 NOT NULL,
	`created_at` integer NOT NULL,
	`sent_at` integer,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `sona_credits_project` ON `sona_credits` (`project_id`);--> statement-breakpoint
CREATE INDEX `sona_credits_state` ON `sona_credits` (`state`);--> statement-breakpoint
ALTER TABLE `events` ADD `token_id` text;--> statement-breakpoint
ALTER TABLE `events` ADD `token_name` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `projects` ADD `rehearsal_of` text;--> statement-breakpoint
ALTER TABLE `projects` ADD `rehearsal_job_id` text;--> statement-breakpoint
CREATE INDEX `projects_rehearsal_of` ON `projects` (`rehearsal_of`) WHERE rehearsal_of is not null;--> statement-breakpoint
ALTER TABLE `annotators` ADD `end_reason` text;--> statement-breakpoint
ALTER TABLE `annotators` ADD `ended_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `erased_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `traces_removed_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `email` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `opt_out_code` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `opted_out_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `bounce` text;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_project_email` ON `invitations` (`project_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_opt_out_code` ON `invitations` (`opt_out_code`);