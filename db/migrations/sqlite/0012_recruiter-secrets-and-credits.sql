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
CREATE INDEX `sona_credits_state` ON `sona_credits` (`state`);