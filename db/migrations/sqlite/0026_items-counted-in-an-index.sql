DROP INDEX `items_project`;--> statement-breakpoint
CREATE INDEX `items_project_split` ON `items` (`project_id`,`split`,`import_id`) WHERE split is not null;--> statement-breakpoint
CREATE INDEX `items_project` ON `items` (`project_id`,`dataset_id`,`import_id`);