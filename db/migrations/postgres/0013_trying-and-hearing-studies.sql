ALTER TABLE "prolific_hooks" ADD COLUMN "unconfirmed" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "prolific_hooks" ADD COLUMN "check_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "prolific_studies" ADD COLUMN "tried_vendor_id" text;