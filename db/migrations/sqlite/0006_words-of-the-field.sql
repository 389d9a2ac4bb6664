ALTER TABLE `standing_events` RENAME TO `annotator_status_events`;--> statement-breakpoint
ALTER TABLE `standing_contests` RENAME TO `annotator_status_contests`;--> statement-breakpoint
DROP INDEX `standing_events_annotator`;--> statement-breakpoint
DROP INDEX `standing_events_project`;--> statement-breakpoint
DROP INDEX `standing_contests_project`;--> statement-breakpoint
CREATE INDEX `annotator_status_events_annotator` ON `annotator_status_events` (`annotator_id`,`at`);--> statement-breakpoint
CREATE INDEX `annotator_status_events_project` ON `annotator_status_events` (`project_id`,`at`);--> statement-breakpoint
CREATE INDEX `annotator_status_contests_project` ON `annotator_status_contests` (`project_id`);--> statement-breakpoint
ALTER TABLE `annotators` RENAME COLUMN `standing_answered_count` TO `gold_answered_since_cleared`;--> statement-breakpoint
ALTER TABLE `annotators` RENAME COLUMN `standing_right_count` TO `gold_right_since_cleared`;--> statement-breakpoint
ALTER TABLE `annotators` RENAME COLUMN `standing_gold_item_count` TO `gold_items_since_cleared`;--> statement-breakpoint
UPDATE `events` SET `kind` = 'annotator_status_changed' WHERE `kind` = 'standing_changed';--> statement-breakpoint
UPDATE `events` SET `kind` = 'annotator_status_contested' WHERE `kind` = 'standing_contested';--> statement-breakpoint
ALTER TABLE `annotators` RENAME COLUMN `work_page_count` TO `work_hit_count`;