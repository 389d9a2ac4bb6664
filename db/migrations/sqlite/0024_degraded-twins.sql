ALTER TABLE `repeated_judgments` ADD `degraded` integer DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"twinShare":0,"limits":{');
