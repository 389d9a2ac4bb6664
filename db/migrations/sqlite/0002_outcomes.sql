CREATE TABLE `jobs` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`key` text NOT NULL,
	`parameters` text NOT NULL,
	`snapshot` text,
	`progress` text,
	`checkpoint` text,
	`result` text,
	`error` text,
	`attempt_count` integer NOT NULL,
	`resumed_at` real,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	`started_at` integer,
	`beat_at` integer,
	`cancelled_at` integer,
	`finished_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `jobs_one_at_a_time` ON `jobs` (`project_id`,`key`) WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX `jobs_to_do` ON `jobs` (`created_at`) WHERE state in ('queued', 'running');--> statement-breakpoint
CREATE INDEX `jobs_project` ON `jobs` (`project_id`,`created_at`);--> statement-breakpoint
CREATE TABLE `adjudications` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`round` text NOT NULL,
	`decision` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`shown_order` text NOT NULL,
	`judged_values` text NOT NULL,
	`user_id` text NOT NULL,
	`decided_at` integer NOT NULL,
	`undone_by_user_id` text,
	`undone_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`undone_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `adjudications_round` ON `adjudications` (`item_id`,`dimension_id`,`round`) WHERE undone_at is null;--> statement-breakpoint
CREATE UNIQUE INDEX `adjudications_person` ON `adjudications` (`item_id`,`dimension_id`,`user_id`) WHERE undone_at is null;--> statement-breakpoint
CREATE INDEX `adjudications_project` ON `adjudications` (`project_id`,`decided_at`);--> statement-breakpoint
CREATE TABLE `agreement_points` (
	`project_id` text NOT NULL,
	`judgment_count` integer NOT NULL,
	`alpha` text NOT NULL,
	`inter_tagger` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `judgment_count`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `exclusions` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`origin` text NOT NULL,
	`rule` text,
	`value` real,
	`bound` real,
	`reason` text NOT NULL,
	`batch_id` text NOT NULL,
	`state_before` text,
	`excluded_by_user_id` text,
	`excluded_at` integer NOT NULL,
	`taken_back_by_user_id` text,
	`taken_back_at` integer,
	`taken_back_reason` text DEFAULT '' NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`excluded_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_back_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `exclusions_in_force` ON `exclusions` (`annotator_id`) WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX `exclusions_project` ON `exclusions` (`project_id`,`excluded_at`);--> statement-breakpoint
CREATE TABLE `releases` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`version` integer NOT NULL,
	`fingerprint` text NOT NULL,
	`job_id` text,
	`aggregation` text NOT NULL,
	`summary` text NOT NULL,
	`files` text NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`job_id`) REFERENCES `jobs`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `releases_project_version` ON `releases` (`project_id`,`version`);--> statement-breakpoint
CREATE UNIQUE INDEX `releases_project_fingerprint` ON `releases` (`project_id`,`fingerprint`);--> statement-breakpoint
ALTER TABLE `judgments` ADD `comment` text;--> statement-breakpoint
CREATE INDEX `judgments_values` ON `judgments` (`dimension_id`,`item_id`,`annotator_id`,`value`) WHERE counted and not is_gold;--> statement-breakpoint
UPDATE `projects` SET `settings` = substr(`settings`, 1, length(`settings`) - 1) || ',"itemComments":false,"agreementLevel":"interval","exclusionRules":[],"adjudication":{"difference":1,"ciWidth":null,"blind":true,"secondAdjudicator":false,"escalate":false},"aggregation":{"aggregation":{"method":"mean"},"allNotApplicable":"zero"}}';
