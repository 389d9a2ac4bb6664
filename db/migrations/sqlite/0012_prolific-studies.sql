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
CREATE TABLE `prolific_arrival_tokens` (
	`token_hash` text PRIMARY KEY NOT NULL,
	`expires_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `prolific_arrival_tokens_expires` ON `prolific_arrival_tokens` (`expires_at`);--> statement-breakpoint
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
ALTER TABLE `annotators` ADD `end_reason` text;--> statement-breakpoint
ALTER TABLE `annotators` ADD `ended_at` integer;