CREATE TABLE `translated_explanations` (
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`language` text NOT NULL,
	`project_id` text NOT NULL,
	`text` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`item_id`, `dimension_id`, `language`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `translated_explanations_project` ON `translated_explanations` (`project_id`,`language`);--> statement-breakpoint
CREATE TABLE `translation_languages` (
	`project_id` text NOT NULL,
	`language` text NOT NULL,
	`added_at` integer NOT NULL,
	`read_at` integer,
	`read_by_user_id` text,
	PRIMARY KEY(`project_id`, `language`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`read_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `translations` (
	`project_id` text NOT NULL,
	`language` text NOT NULL,
	`place` text NOT NULL,
	`text` text NOT NULL,
	`source` text NOT NULL,
	PRIMARY KEY(`project_id`, `language`, `place`),
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
ALTER TABLE `annotators` ADD `consent_language` text;--> statement-breakpoint
ALTER TABLE `assignments` ADD `language` text;