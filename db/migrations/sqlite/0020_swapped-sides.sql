ALTER TABLE `judgments` ADD `swapped` integer;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"sides":"fixed","breakMinutes":45,"limits":{');
