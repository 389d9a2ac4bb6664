CREATE TABLE `accounts` (
	`id` text PRIMARY KEY NOT NULL,
	`account_id` text NOT NULL,
	`provider_id` text NOT NULL,
	`user_id` text NOT NULL,
	`access_token` text,
	`refresh_token` text,
	`id_token` text,
	`access_token_expires_at` integer,
	`refresh_token_expires_at` integer,
	`scope` text,
	`password` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `accounts_user` ON `accounts` (`user_id`);--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` text PRIMARY KEY NOT NULL,
	`token` text NOT NULL,
	`user_id` text NOT NULL,
	`expires_at` integer NOT NULL,
	`ip_address` text,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token` ON `sessions` (`token`);--> statement-breakpoint
CREATE INDEX `sessions_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE TABLE `setup_links` (
	`id` text PRIMARY KEY NOT NULL,
	`token_hash` text NOT NULL,
	`created_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`used_at` integer,
	`used_by_user_id` text,
	FOREIGN KEY (`used_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `setup_links_token_hash` ON `setup_links` (`token_hash`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` text PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`email` text NOT NULL,
	`email_verified` integer NOT NULL,
	`image` text,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_email` ON `users` (`email`);--> statement-breakpoint
CREATE TABLE `verifications` (
	`id` text PRIMARY KEY NOT NULL,
	`identifier` text NOT NULL,
	`value` text NOT NULL,
	`expires_at` integer NOT NULL,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `verifications_identifier` ON `verifications` (`identifier`);--> statement-breakpoint
CREATE TABLE `dimensions` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`scale_id` text NOT NULL,
	`name` text NOT NULL,
	`question` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`scale_id`) REFERENCES `scales`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `dimensions_project_name` ON `dimensions` (`project_id`,`name`);--> statement-breakpoint
CREATE TABLE `events` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`kind` text NOT NULL,
	`actor_kind` text NOT NULL,
	`actor_id` text,
	`data` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `events_project_at` ON `events` (`project_id`,`at`);--> statement-breakpoint
CREATE TABLE `memberships` (
	`project_id` text NOT NULL,
	`user_id` text NOT NULL,
	`role` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`project_id`, `user_id`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `memberships_user` ON `memberships` (`user_id`);--> statement-breakpoint
CREATE TABLE `projects` (
	`id` text PRIMARY KEY NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`preset` text NOT NULL,
	`task_type` text NOT NULL,
	`state` text NOT NULL,
	`language` text NOT NULL,
	`settings` text NOT NULL,
	`seed` integer NOT NULL,
	`annotator_count` integer NOT NULL,
	`created_at` integer NOT NULL,
	`launched_at` integer,
	`closed_at` integer
);
--> statement-breakpoint
CREATE UNIQUE INDEX `projects_slug` ON `projects` (`slug`);--> statement-breakpoint
CREATE TABLE `scale_points` (
	`scale_id` text NOT NULL,
	`value` real NOT NULL,
	`label` text NOT NULL,
	`definition` text NOT NULL,
	`example_a` text NOT NULL,
	`example_b` text NOT NULL,
	PRIMARY KEY(`scale_id`, `value`),
	FOREIGN KEY (`scale_id`) REFERENCES `scales`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `scales` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`step` real NOT NULL,
	`not_applicable` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `scales_project` ON `scales` (`project_id`);--> statement-breakpoint
CREATE TABLE `datasets` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`position` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `datasets_project_name` ON `datasets` (`project_id`,`name`);--> statement-breakpoint
CREATE TABLE `gold_answers` (
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`project_id` text NOT NULL,
	`answer` real NOT NULL,
	`tolerance` real NOT NULL,
	`accepted` text NOT NULL,
	`explanation` text NOT NULL,
	`enabled` integer NOT NULL,
	`updated_at` integer NOT NULL,
	PRIMARY KEY(`item_id`, `dimension_id`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gold_answers_project` ON `gold_answers` (`project_id`);--> statement-breakpoint
CREATE TABLE `hit_items` (
	`hit_id` text NOT NULL,
	`position` integer NOT NULL,
	`item_id` text NOT NULL,
	`is_gold` integer NOT NULL,
	PRIMARY KEY(`hit_id`, `position`),
	FOREIGN KEY (`hit_id`) REFERENCES `hits`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `hit_items_item` ON `hit_items` (`item_id`);--> statement-breakpoint
CREATE TABLE `hits` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`position` integer NOT NULL,
	`open_places` integer NOT NULL,
	`counted_count` integer NOT NULL,
	`work_item_count` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `hits_project_position` ON `hits` (`project_id`,`position`);--> statement-breakpoint
CREATE INDEX `hits_open` ON `hits` (`project_id`,`position`) WHERE open_places > 0;--> statement-breakpoint
CREATE TABLE `imports` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`file_name` text NOT NULL,
	`state` text NOT NULL,
	`item_count` integer NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `imports_project` ON `imports` (`project_id`);--> statement-breakpoint
CREATE TABLE `items` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`dataset_id` text NOT NULL,
	`import_id` text NOT NULL,
	`kind` text NOT NULL,
	`external_id` text NOT NULL,
	`position` integer NOT NULL,
	`text_a` text NOT NULL,
	`text_b` text NOT NULL,
	`search_text` text NOT NULL,
	`genre` text,
	`reference_score` real,
	`counted_as_gold` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dataset_id`) REFERENCES `datasets`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`import_id`) REFERENCES `imports`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `items_dataset_external_id` ON `items` (`dataset_id`,`external_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `items_dataset_position` ON `items` (`dataset_id`,`position`);--> statement-breakpoint
CREATE INDEX `items_project` ON `items` (`project_id`);--> statement-breakpoint
CREATE INDEX `items_import` ON `items` (`import_id`);--> statement-breakpoint
CREATE TABLE `annotators` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`pseudonym` text NOT NULL,
	`token_hash` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text,
	`country` text,
	`approval_rate` real,
	`state` text NOT NULL,
	`cursor` integer NOT NULL,
	`submitted_count` integer NOT NULL,
	`gold_answered_count` integer NOT NULL,
	`gold_right_count` integer NOT NULL,
	`due_minor` integer NOT NULL,
	`completion_code` text NOT NULL,
	`joined_at` integer NOT NULL,
	`last_seen_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `annotators_token_hash` ON `annotators` (`token_hash`);--> statement-breakpoint
CREATE UNIQUE INDEX `annotators_project_pseudonym` ON `annotators` (`project_id`,`pseudonym`);--> statement-breakpoint
CREATE UNIQUE INDEX `annotators_project_external` ON `annotators` (`project_id`,`source`,`external_id`);--> statement-breakpoint
CREATE TABLE `assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`hit_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`shown` text NOT NULL,
	`leased_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`renewal_count` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hit_id`) REFERENCES `hits`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_annotator_hit` ON `assignments` (`annotator_id`,`hit_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_one_lease` ON `assignments` (`annotator_id`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `assignments_due_back` ON `assignments` (`expires_at`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `assignments_hit` ON `assignments` (`hit_id`);--> statement-breakpoint
CREATE INDEX `assignments_project_ended` ON `assignments` (`project_id`,`ended_at`);--> statement-breakpoint
CREATE TABLE `gold_contests` (
	`assignment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`project_id` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `item_id`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `gold_contests_project` ON `gold_contests` (`project_id`);--> statement-breakpoint
CREATE TABLE `gold_exposures` (
	`annotator_id` text NOT NULL,
	`item_id` text NOT NULL,
	`shown_at` integer NOT NULL,
	PRIMARY KEY(`annotator_id`, `item_id`),
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `judgments` (
	`item_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`assignment_id` text NOT NULL,
	`value` real,
	`seconds` real,
	`is_gold` integer NOT NULL,
	`correct` integer,
	`counted` integer NOT NULL,
	`judged_at` integer NOT NULL,
	PRIMARY KEY(`item_id`, `annotator_id`, `dimension_id`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `judgments_assignment` ON `judgments` (`assignment_id`);--> statement-breakpoint
CREATE TABLE `responses` (
	`assignment_id` text PRIMARY KEY NOT NULL,
	`body` text NOT NULL,
	`reply` text NOT NULL,
	`conditions` text NOT NULL,
	`counted` integer NOT NULL,
	`due_minor` integer NOT NULL,
	`submitted_at` integer NOT NULL,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade
);
