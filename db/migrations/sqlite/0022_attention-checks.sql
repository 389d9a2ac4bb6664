CREATE TABLE `met_checks` (
	`annotator_id` text NOT NULL,
	`check_id` text NOT NULL,
	`project_id` text NOT NULL,
	`assignment_id` text NOT NULL,
	`shown_at` integer NOT NULL,
	`value` real,
	`passed` integer,
	`answered_at` integer,
	PRIMARY KEY(`annotator_id`, `check_id`),
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `met_checks_project` ON `met_checks` (`project_id`);--> statement-breakpoint
CREATE INDEX `met_checks_assignment` ON `met_checks` (`assignment_id`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_item_reports` (
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
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dismissed_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_item_reports`("assignment_id", "item_id", "project_id", "annotator_id", "reason", "note", "skipped", "reported_at", "dismissed_at", "dismissed_by_user_id") SELECT "assignment_id", "item_id", "project_id", "annotator_id", "reason", "note", "skipped", "reported_at", "dismissed_at", "dismissed_by_user_id" FROM `item_reports`;--> statement-breakpoint
DROP TABLE `item_reports`;--> statement-breakpoint
ALTER TABLE `__new_item_reports` RENAME TO `item_reports`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE INDEX `item_reports_project` ON `item_reports` (`project_id`,`item_id`);--> statement-breakpoint
CREATE INDEX `item_reports_annotator` ON `item_reports` (`annotator_id`);--> statement-breakpoint
CREATE INDEX `item_reports_item` ON `item_reports` (`item_id`);--> statement-breakpoint
ALTER TABLE `assignments` ADD `attention_check` text;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"attentionChecks":{"everyPages":null,"perAnnotator":3,"failures":2,"action":"warn","checks":[]},"limits":{');
