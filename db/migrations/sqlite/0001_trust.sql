CREATE TABLE `item_places` (
	`item_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`group_key` text,
	`draw` integer NOT NULL,
	`open_places` integer NOT NULL,
	`counted_count` integer NOT NULL,
	`extra_count` integer NOT NULL,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_places_open` ON `item_places` (`project_id`,`open_places`,`draw`) WHERE open_places > 0;--> statement-breakpoint
CREATE INDEX `item_places_group` ON `item_places` (`project_id`,`group_key`) WHERE group_key is not null;--> statement-breakpoint
CREATE TABLE `invitations` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`name` text NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_project_name` ON `invitations` (`project_id`,`name`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_code` ON `invitations` (`code`);--> statement-breakpoint
CREATE TABLE `named_items` (
	`invitation_id` text NOT NULL,
	`item_id` text NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`invitation_id`, `item_id`),
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `named_items_item` ON `named_items` (`item_id`);--> statement-breakpoint
CREATE TABLE `payments` (
	`assignment_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`due_minor` integer NOT NULL,
	`bonus_minor` integer NOT NULL,
	`bonus_reason` text NOT NULL,
	`approved_at` integer,
	`paid_at` integer,
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `payments_project` ON `payments` (`project_id`);--> statement-breakpoint
CREATE INDEX `payments_annotator` ON `payments` (`annotator_id`);--> statement-breakpoint
CREATE TABLE `qualification_attempts` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`kind` text NOT NULL,
	`number` integer NOT NULL,
	`answered` integer NOT NULL,
	`right` integer NOT NULL,
	`size` integer NOT NULL,
	`needed` integer NOT NULL,
	`passed` integer,
	`started_at` integer NOT NULL,
	`finished_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `qualification_attempts_annotator` ON `qualification_attempts` (`annotator_id`,`number`);--> statement-breakpoint
CREATE TABLE `repeated_judgments` (
	`assignment_id` text NOT NULL,
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`value` real,
	`seconds` real,
	`judged_at` integer NOT NULL,
	PRIMARY KEY(`assignment_id`, `item_id`, `dimension_id`),
	FOREIGN KEY (`assignment_id`) REFERENCES `assignments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `repeated_judgments_annotator` ON `repeated_judgments` (`annotator_id`);--> statement-breakpoint
CREATE TABLE `standing_contests` (
	`annotator_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`comment` text NOT NULL,
	`created_at` integer NOT NULL,
	`answer` text,
	`answered_by_user_id` text,
	`answered_at` integer,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `standing_contests_project` ON `standing_contests` (`project_id`);--> statement-breakpoint
CREATE TABLE `standing_events` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`from_state` text NOT NULL,
	`to_state` text NOT NULL,
	`cause` text NOT NULL,
	`counts` text NOT NULL,
	`rules_version` integer NOT NULL,
	`user_id` text,
	`note` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `standing_events_annotator` ON `standing_events` (`annotator_id`,`at`);--> statement-breakpoint
CREATE INDEX `standing_events_project` ON `standing_events` (`project_id`,`at`);--> statement-breakpoint
PRAGMA foreign_keys=OFF;--> statement-breakpoint
CREATE TABLE `__new_assignments` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`hit_id` text,
	`attempt_id` text,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`shown` text NOT NULL,
	`pay_minor` integer DEFAULT 0 NOT NULL,
	`leased_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	`renewal_count` integer NOT NULL,
	`ended_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`hit_id`) REFERENCES `hits`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`attempt_id`) REFERENCES `qualification_attempts`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
INSERT INTO `__new_assignments`("id", "project_id", "annotator_id", "hit_id", "attempt_id", "kind", "state", "shown", "pay_minor", "leased_at", "expires_at", "renewal_count", "ended_at") SELECT "id", "project_id", "annotator_id", "hit_id", NULL, "kind", "state", "shown", 0, "leased_at", "expires_at", "renewal_count", "ended_at" FROM `assignments`;--> statement-breakpoint
DROP TABLE `assignments`;--> statement-breakpoint
ALTER TABLE `__new_assignments` RENAME TO `assignments`;--> statement-breakpoint
PRAGMA foreign_keys=ON;--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_annotator_hit` ON `assignments` (`annotator_id`,`hit_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `assignments_one_lease` ON `assignments` (`annotator_id`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `assignments_due_back` ON `assignments` (`expires_at`) WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX `assignments_expired` ON `assignments` (`annotator_id`,`leased_at`) WHERE state = 'expired';--> statement-breakpoint
CREATE INDEX `assignments_attempt` ON `assignments` (`attempt_id`) WHERE attempt_id is not null;--> statement-breakpoint
CREATE INDEX `assignments_hit` ON `assignments` (`hit_id`);--> statement-breakpoint
CREATE INDEX `assignments_project_ended` ON `assignments` (`project_id`,`ended_at`);--> statement-breakpoint
ALTER TABLE `projects` ADD `committed_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `gold_answers` ADD `accepts_not_applicable` integer DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE `gold_answers` ADD `use` text DEFAULT 'work' NOT NULL;--> statement-breakpoint
ALTER TABLE `items` ADD `group_key` text;--> statement-breakpoint
ALTER TABLE `annotators` ADD `languages` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `invitation_id` text REFERENCES invitations(id);--> statement-breakpoint
ALTER TABLE `annotators` ADD `cursor_level` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `repeatable` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `standing_answered_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `standing_right_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `cleared_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `judged_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `work_page_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `block_place` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `block_gold_at` integer;--> statement-breakpoint
ALTER TABLE `annotators` ADD `behaviour` text DEFAULT '{"seconds":[],"judged":0,"answered":0,"missing":0,"lastAnswer":null,"run":0,"longestRun":0}' NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `qualified_at` integer;--> statement-breakpoint
ALTER TABLE `responses` ADD `counted_item_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `responses` ADD `withdrawn` text;--> statement-breakpoint
UPDATE `annotators` SET `work_page_count` = `submitted_count`, `gold_answered_count` = (SELECT count(*) FROM `judgments` INNER JOIN `responses` ON `responses`.`assignment_id` = `judgments`.`assignment_id` WHERE `judgments`.`annotator_id` = `annotators`.`id` AND `responses`.`counted` AND `judgments`.`correct` IS NOT NULL), `gold_right_count` = (SELECT count(*) FROM `judgments` INNER JOIN `responses` ON `responses`.`assignment_id` = `judgments`.`assignment_id` WHERE `judgments`.`annotator_id` = `annotators`.`id` AND `responses`.`counted` AND `judgments`.`correct`), `qualified_at` = `joined_at`, `judged_count` = (SELECT count(*) FROM `judgments` WHERE `judgments`.`annotator_id` = `annotators`.`id`);--> statement-breakpoint
UPDATE `annotators` SET `standing_answered_count` = `gold_answered_count`, `standing_right_count` = `gold_right_count`;--> statement-breakpoint
INSERT INTO `payments` (`assignment_id`, `project_id`, `annotator_id`, `due_minor`, `bonus_minor`, `bonus_reason`) SELECT `responses`.`assignment_id`, `assignments`.`project_id`, `assignments`.`annotator_id`, `responses`.`due_minor`, 0, '' FROM `responses` INNER JOIN `assignments` ON `assignments`.`id` = `responses`.`assignment_id` WHERE `responses`.`due_minor` > 0;--> statement-breakpoint
UPDATE `projects` SET `settings` = substr(`settings`, 1, length(`settings`) - 1) || ',"composition":"fixed","qualification":{"kind":"none"},"qualificationPayMinor":0,"reuseQualificationDays":null,"eligibility":{"countries":[],"languages":[],"minApprovalRate":null,"invitedOnly":false,"notInProjects":[]},"goldFrequency":{"kind":"fixed"},"whenGoldRunsOut":"finish","stopping":{"accuracy":null,"behaviour":[],"onStop":"keep"},"limits":{"itemsPerAnnotator":null,"sharePerAnnotator":null,"hitsPerAnnotator":null,"budgetMinor":null,"opensAt":null,"closesAt":null},"extraJudgments":null,"repeatShare":0,"keepGroupsTogether":false,"plannedAnnotators":' || max(20, json_extract(`settings`, '$.overlap')) || ',"allowShortRunway":false}';--> statement-breakpoint
UPDATE `assignments` SET `pay_minor` = coalesce((SELECT `due_minor` FROM `responses` WHERE `responses`.`assignment_id` = `assignments`.`id`), (SELECT json_extract(`settings`, '$.payPerHitMinor') FROM `projects` WHERE `projects`.`id` = `assignments`.`project_id`), 0);--> statement-breakpoint
UPDATE `responses` SET `counted_item_count` = (SELECT `hits`.`work_item_count` FROM `assignments` INNER JOIN `hits` ON `hits`.`id` = `assignments`.`hit_id` WHERE `assignments`.`id` = `responses`.`assignment_id`) WHERE `counted`;
