ALTER TABLE `annotators` DROP COLUMN `block_place`;--> statement-breakpoint
ALTER TABLE `annotators` DROP COLUMN `block_gold_at`;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"limits":{"returnsPerAnnotator":null,');
