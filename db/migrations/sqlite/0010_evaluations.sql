CREATE TABLE `evaluation_versions` (
	`evaluation_id` text NOT NULL,
	`version` integer NOT NULL,
	`release` text NOT NULL,
	`scored_at` integer NOT NULL,
	PRIMARY KEY(`evaluation_id`, `version`),
	FOREIGN KEY (`evaluation_id`) REFERENCES `evaluations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `evaluations` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`public_key` text NOT NULL,
	`version` integer NOT NULL,
	`settings` text NOT NULL,
	`ends_at` integer,
	`closed_at` integer,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_project` ON `evaluations` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `evaluations_public_key` ON `evaluations` (`public_key`);--> statement-breakpoint
CREATE TABLE `run_lines` (
	`run_id` text PRIMARY KEY NOT NULL,
	`lines` text NOT NULL,
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `run_scores` (
	`run_id` text NOT NULL,
	`evaluation_id` text NOT NULL,
	`version` integer NOT NULL,
	`official` real,
	`figures` text NOT NULL,
	`difference` text,
	PRIMARY KEY(`run_id`, `version`),
	FOREIGN KEY (`run_id`) REFERENCES `runs`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`evaluation_id`) REFERENCES `evaluations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `run_scores_order` ON `run_scores` (`evaluation_id`,`version`,`official`,`run_id`);--> statement-breakpoint
CREATE TABLE `runs` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluation_id` text NOT NULL,
	`team_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`description` text NOT NULL,
	`resources` text NOT NULL,
	`received_at` integer NOT NULL,
	FOREIGN KEY (`evaluation_id`) REFERENCES `evaluations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `runs_team_position` ON `runs` (`team_id`,`position`);--> statement-breakpoint
CREATE INDEX `runs_evaluation` ON `runs` (`evaluation_id`,`received_at`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` text PRIMARY KEY NOT NULL,
	`evaluation_id` text NOT NULL,
	`name` text NOT NULL,
	`name_key` text NOT NULL,
	`contact` text NOT NULL,
	`people` text NOT NULL,
	`token_hash` text,
	`is_own` integer NOT NULL,
	`registered_at` integer NOT NULL,
	`inputs_at` integer,
	`extra_hours` integer DEFAULT 0 NOT NULL,
	FOREIGN KEY (`evaluation_id`) REFERENCES `evaluations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `teams_evaluation_name` ON `teams` (`evaluation_id`,`name_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `teams_token_hash` ON `teams` (`token_hash`);