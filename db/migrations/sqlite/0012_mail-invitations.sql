CREATE TABLE `invitation_mails` (
	`id` text PRIMARY KEY NOT NULL,
	`project_id` text NOT NULL,
	`invitation_id` text NOT NULL,
	`kind` text NOT NULL,
	`state` text NOT NULL,
	`open_for` text,
	`email` text NOT NULL,
	`attempts` integer NOT NULL,
	`due_at` integer NOT NULL,
	`claim` text,
	`claimed_at` integer,
	`sent_at` integer,
	`said` text,
	`created_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`invitation_id`) REFERENCES `invitations`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `invitation_mails_open` ON `invitation_mails` (`open_for`);--> statement-breakpoint
CREATE INDEX `invitation_mails_invitation` ON `invitation_mails` (`invitation_id`);--> statement-breakpoint
CREATE INDEX `invitation_mails_due` ON `invitation_mails` (`state`,`due_at`);--> statement-breakpoint
CREATE INDEX `invitation_mails_project` ON `invitation_mails` (`project_id`);--> statement-breakpoint
CREATE TABLE `mail_messages` (
	`project_id` text PRIMARY KEY NOT NULL,
	`subject` text NOT NULL,
	`body` text NOT NULL,
	`deadline` text,
	`remind_after_days` integer,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`project_id`) REFERENCES `projects`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE TABLE `mail_opt_outs` (
	`id` text PRIMARY KEY NOT NULL,
	`email_hash` text NOT NULL,
	`scope` text NOT NULL,
	`at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `mail_opt_outs_address` ON `mail_opt_outs` (`email_hash`,`scope`);--> statement-breakpoint
ALTER TABLE `invitations` ADD `email` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `opt_out_code` text;--> statement-breakpoint
ALTER TABLE `invitations` ADD `opted_out_at` integer;--> statement-breakpoint
ALTER TABLE `invitations` ADD `bounce` text;--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_project_email` ON `invitations` (`project_id`,`email`);--> statement-breakpoint
CREATE UNIQUE INDEX `invitations_opt_out_code` ON `invitations` (`opt_out_code`);