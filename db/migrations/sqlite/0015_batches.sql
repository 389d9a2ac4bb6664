CREATE TABLE `batch_raises` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`batch_id` text NOT NULL,
	`by` integer NOT NULL,
	`share` real NOT NULL,
	`seed` integer NOT NULL,
	`raised_count` integer NOT NULL,
	`raised_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`batch_id`) REFERENCES `batches`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `batch_raises_batch` ON `batch_raises` (`batch_id`);--> statement-breakpoint
CREATE TABLE `batches` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`position` integer NOT NULL,
	`name` text NOT NULL,
	`state` text NOT NULL,
	`hold` text,
	`revision` integer NOT NULL,
	`created_by_user_id` text,
	`created_at` integer NOT NULL,
	`opened_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`created_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `batches_project` ON `batches` (`project_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `batches_project_position` ON `batches` (`project_id`,`position`) WHERE position > 0;--> statement-breakpoint
DROP INDEX `hits_open`;--> statement-breakpoint
ALTER TABLE `hits` ADD `batch_id` text REFERENCES batches(id);--> statement-breakpoint
ALTER TABLE `hits` ADD `raised_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `hits` ADD `hold` text;--> statement-breakpoint
CREATE INDEX `hits_batch` ON `hits` (`batch_id`) WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX `hits_open` ON `hits` (`project_id`,`position`) WHERE open_places > 0 and hold is null;--> statement-breakpoint
DROP INDEX `item_places_open`;--> statement-breakpoint
ALTER TABLE `item_places` ADD `batch_id` text REFERENCES batches(id);--> statement-breakpoint
ALTER TABLE `item_places` ADD `raised_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `item_places` ADD `hold` text;--> statement-breakpoint
CREATE INDEX `item_places_batch` ON `item_places` (`batch_id`) WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX `item_places_open` ON `item_places` (`project_id`,`open_places`,`draw`) WHERE open_places > 0 and hold is null;--> statement-breakpoint
ALTER TABLE `projects` ADD `layout_revision` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `imports` ADD `batch_id` text REFERENCES batches(id);--> statement-breakpoint
ALTER TABLE `items` ADD `promoted_at` integer;