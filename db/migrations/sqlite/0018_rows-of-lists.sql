CREATE TABLE `gold_answer_counts` (
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`given` text NOT NULL,
	`grade` text NOT NULL,
	`value` real,
	`answer` text,
	`n` integer NOT NULL,
	PRIMARY KEY(`item_id`, `dimension_id`, `given`, `grade`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `figures_of_annotators` (
	`annotator_id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`agreement` text NOT NULL,
	`agreement_value` real,
	`median_seconds` real,
	FOREIGN KEY (`annotator_id`) REFERENCES `annotators`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `figures_of_annotators_project` ON `figures_of_annotators` (`project_id`);--> statement-breakpoint
CREATE TABLE `item_spreads` (
	`item_id` text NOT NULL,
	`dimension_id` text NOT NULL,
	`judgment_count` integer NOT NULL,
	`range` real NOT NULL,
	`ci_width` real NOT NULL,
	`tie` integer NOT NULL,
	PRIMARY KEY(`item_id`, `dimension_id`),
	FOREIGN KEY (`item_id`) REFERENCES `items`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`dimension_id`) REFERENCES `dimensions`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `item_spreads_widest` ON `item_spreads` (`dimension_id`,`range`,`ci_width`,`judgment_count`,`tie`,`item_id`);--> statement-breakpoint
ALTER TABLE `projects` ADD `is_counted` integer DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `counted_hit_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `pay_page_count` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `bonus_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `approved_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `annotators` ADD `paid_minor` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX `item_places_unusual` ON `item_places` (`project_id`,`item_id`) WHERE extra_count <> 0 or raised_count <> 0 or hold is not null;--> statement-breakpoint
CREATE INDEX `assignments_late` ON `assignments` (`annotator_id`) WHERE state = 'submitted' and ended_at > expires_at;--> statement-breakpoint
DELETE FROM annotator_figures;--> statement-breakpoint
UPDATE projects SET is_counted = false;--> statement-breakpoint
UPDATE annotators SET
  counted_hit_count = (SELECT count(*) FROM assignments JOIN responses ON responses.assignment_id = assignments.id
    WHERE assignments.annotator_id = annotators.id AND assignments.kind = 'work' AND responses.counted),
  pay_page_count = (SELECT count(*) FROM payments WHERE payments.annotator_id = annotators.id),
  bonus_minor = (SELECT coalesce(sum(payments.bonus_minor), 0) FROM payments WHERE payments.annotator_id = annotators.id),
  approved_minor = (SELECT coalesce(sum(payments.due_minor + payments.bonus_minor), 0) FROM payments
    WHERE payments.annotator_id = annotators.id AND payments.approved_at IS NOT NULL),
  paid_minor = (SELECT coalesce(sum(payments.due_minor + payments.bonus_minor), 0) FROM payments
    WHERE payments.annotator_id = annotators.id AND payments.paid_at IS NOT NULL);
