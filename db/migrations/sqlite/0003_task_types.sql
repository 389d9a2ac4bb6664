CREATE TABLE `images` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`media_type` text NOT NULL,
	`byte_count` integer NOT NULL,
	`sha256` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `images_project_name` ON `images` (`project_id`,`name`);--> statement-breakpoint
CREATE TABLE `item_authors` (
	`item_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_authors_project` ON `item_authors` (`project_id`,`annotator_id`);--> statement-breakpoint
CREATE TABLE `withheld_items` (
	`annotator_id` text NOT NULL,
	`item_id` text NOT NULL,
	PRIMARY KEY(`annotator_id`, `item_id`),
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `written_reviews` (
	`item_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`project_id` text NOT NULL,
	`accepted` integer NOT NULL,
	`reason` text NOT NULL,
	`user_id` text,
	`reviewed_at` integer NOT NULL,
	PRIMARY KEY(`item_id`, `annotator_id`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `written_reviews_project` ON `written_reviews` (`project_id`,`reviewed_at`);--> statement-breakpoint
ALTER TABLE `dimensions` ADD `definition` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `gold_answers` ADD `order` text;--> statement-breakpoint
ALTER TABLE `items` ADD `content` text;--> statement-breakpoint
ALTER TABLE `judgments` ADD `answer` text;--> statement-breakpoint
ALTER TABLE `judgments` ADD `confidence` integer;--> statement-breakpoint
ALTER TABLE `repeated_judgments` ADD `answer` text;--> statement-breakpoint
UPDATE `projects` SET `settings` = substr(`settings`, 1, length(`settings`) - 1) || ',"itemConfidence":false,"allowTies":false,"imageHosts":[]}';
