CREATE TABLE `item_reports` (
	`assignment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`reason` text NOT NULL,
	`note` text NOT NULL,
	`skipped` integer NOT NULL,
	`reported_at` integer NOT NULL,
	`dismissed_at` integer,
	`dismissed_by_user_id` text,
	PRIMARY KEY(`assignment_id`, `item_id`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dismissed_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `item_reports_project` ON `item_reports` (`project_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `item_reports_annotator` ON `item_reports` (`annotator_id`);--> statement-breakpoint
CREATE INDEX `item_reports_item` ON `item_reports` (`item_id`);--> statement-breakpoint
CREATE TABLE `item_retirements` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`item_id` text NOT NULL,
	`reason` text NOT NULL,
	`report_count` integer,
	`retired_by_user_id` text,
	`retired_at` integer NOT NULL,
	`taken_back_by_user_id` text,
	`taken_back_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`retired_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`taken_back_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `item_retirements_in_force` ON `item_retirements` (`item_id`) WHERE taken_back_at is null;--> statement-breakpoint
CREATE INDEX `item_retirements_project` ON `item_retirements` (`project_id`);--> statement-breakpoint
CREATE TABLE `replaced_judgments` (
	`assignment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`revision` integer NOT NULL,
	`annotator_id` text NOT NULL,
	`value` real,
	`answer` text,
	`confidence` integer,
	`comment` text,
	`judged_at` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `item_id`, `dimension_id`, `revision`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `replaced_judgments_annotator` ON `replaced_judgments` (`annotator_id`);--> statement-breakpoint
CREATE INDEX `replaced_judgments_item` ON `replaced_judgments` (`item_id`);--> statement-breakpoint
CREATE TABLE `replaced_responses` (
	`assignment_id` text NOT NULL,
	`revision` integer NOT NULL,
	`body` text NOT NULL,
	`reply` text NOT NULL,
	`conditions` text NOT NULL,
	`submitted_at` integer NOT NULL,
	`replaced_at` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `revision`),
	FOREIGN KEY (`assignment_id`) REFERENCES `responses`(`assignment_id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `hits` ADD `is_retired` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `item_places` ADD `is_retired` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `judgments` ADD `corrected_at` integer;--> statement-breakpoint
ALTER TABLE `responses` ADD `revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `responses` ADD `corrected_at` integer;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"correctionMinutes":0,"itemReports":{"enabled":false,"skipsPerAnnotator":0,"stopAfter":0},"limits":{');
