CREATE TABLE `arrivals` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`annotator_id` text NOT NULL,
	`way` text NOT NULL,
	`device_hash` text,
	`session_hash` text,
	`recruiter_key` text,
	`fingerprint` text NOT NULL,
	`at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `arrivals_annotator` ON `arrivals` (`annotator_id`,`fingerprint`);--> statement-breakpoint
CREATE INDEX `arrivals_project_device` ON `arrivals` (`project_id`,`device_hash`);--> statement-breakpoint
CREATE INDEX `arrivals_project_session` ON `arrivals` (`project_id`,`session_hash`);--> statement-breakpoint
CREATE INDEX `arrivals_project_recruiter` ON `arrivals` (`project_id`,`recruiter_key`);--> statement-breakpoint
CREATE TABLE `join_refusals` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`condition` text NOT NULL,
	`given` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text,
	`device_hash` text,
	`recruiter_key` text,
	`created_at` integer NOT NULL,
	`comment` text,
	`commented_at` integer,
	`answer` text,
	`answered_by_user_id` text,
	`answered_at` integer,
	`lifted_at` integer,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`answered_by_user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `join_refusals_project_device` ON `join_refusals` (`project_id`,`device_hash`);--> statement-breakpoint
CREATE INDEX `join_refusals_project_recruiter` ON `join_refusals` (`project_id`,`recruiter_key`);--> statement-breakpoint
CREATE TABLE `undertakings` (
	`subject_id` text PRIMARY KEY NOT NULL,
	`owner` text NOT NULL,
	`beat_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `annotator_figures` (
	`project_id` text PRIMARY KEY NOT NULL,
	`figures` text NOT NULL,
	`at` integer NOT NULL,
	`took_ms` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
DROP INDEX `assignments_expired`;--> statement-breakpoint
CREATE INDEX `assignments_given_back` ON `assignments` (`annotator_id`,`leased_at`) WHERE state in ('expired', 'returned');--> statement-breakpoint
ALTER TABLE `annotators` ADD `return_code_hash` text;--> statement-breakpoint
ALTER TABLE `annotators` ADD `standing_gold_item_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX `annotators_return_code_hash` ON `annotators` (`return_code_hash`);--> statement-breakpoint
ALTER TABLE `qualification_attempts` ADD `graded` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE `annotators` SET `standing_gold_item_count` = `standing_answered_count`;--> statement-breakpoint
UPDATE `qualification_attempts` SET `graded` = `answered`;--> statement-breakpoint
UPDATE `projects` SET `settings` = replace(substr(`settings`, 1, length(`settings`) - 1) || ',"goldGrading":"item"}', '"method":"dawid-skene"', '"method":"dawid-skene","smoothing":"none"');--> statement-breakpoint
-- Points of projects with several dimensions were pooled over all of them; they are computed anew on the first one.
DELETE FROM "agreement_points" WHERE "project_id" IN (
  SELECT "project_id" FROM "dimensions" GROUP BY "project_id" HAVING count(*) > 1
);
