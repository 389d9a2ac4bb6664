CREATE TABLE `questionnaire_responses` (
	`annotator_id` text NOT NULL,
	`asked_when` text NOT NULL,
	`project_id` text NOT NULL,
	`answers` text NOT NULL,
	`agrees_to_research` integer NOT NULL,
	`agrees_to_release` integer NOT NULL,
	`sent_at` integer NOT NULL,
	PRIMARY KEY(`annotator_id`, `asked_when`),
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `questionnaire_responses_project` ON `questionnaire_responses` (`project_id`);--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(`settings`, '"limits":{', '"questionnaire":[],"limits":{');
