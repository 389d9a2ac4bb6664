CREATE TABLE `prolific_links` (
	`id` text PRIMARY KEY NOT NULL,
	`study_id` text NOT NULL,
	`submission_id` text NOT NULL,
	`device_hash` text,
	`opened_at` integer NOT NULL,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prolific_links_submission` ON `prolific_links` (`submission_id`);--> statement-breakpoint
CREATE INDEX `prolific_links_opened` ON `prolific_links` (`opened_at`);--> statement-breakpoint
CREATE INDEX `prolific_links_study` ON `prolific_links` (`study_id`);--> statement-breakpoint
CREATE TABLE `prolific_participants` (
	`id` text PRIMARY KEY NOT NULL,
	`study_id` text NOT NULL,
	`project_id` text NOT NULL,
	`submission_id` text,
	`annotator_id` text,
	`differs` text,
	`who` text,
	`act` text,
	`owed_minor` integer NOT NULL,
	`urgency` integer NOT NULL,
	`since` integer NOT NULL,
	FOREIGN KEY (`study_id`) REFERENCES `prolific_studies`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`submission_id`) REFERENCES `prolific_submissions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `prolific_participants_study` ON `prolific_participants` (`study_id`,`urgency`,`since`);--> statement-breakpoint
CREATE INDEX `prolific_participants_annotator` ON `prolific_participants` (`annotator_id`);--> statement-breakpoint
CREATE INDEX `prolific_participants_submission` ON `prolific_participants` (`submission_id`);--> statement-breakpoint
ALTER TABLE `prolific_hooks` ADD `unconfirmed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `prolific_hooks` ADD `check_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `prolific_studies` ADD `tried_vendor_id` text;--> statement-breakpoint
ALTER TABLE `prolific_submissions` ADD `link_reused_at` integer;--> statement-breakpoint
ALTER TABLE `prolific_submissions` ADD `second_place_at` integer;--> statement-breakpoint
CREATE INDEX `annotators_external` ON `annotators` (`external_id`);