ALTER TABLE `prolific_hooks` ADD `unconfirmed` text DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE `prolific_hooks` ADD `check_at` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `prolific_studies` ADD `tried_vendor_id` text;