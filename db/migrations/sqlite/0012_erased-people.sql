ALTER TABLE `projects` ADD `deleted_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `erased_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `traces_removed_at` integer;