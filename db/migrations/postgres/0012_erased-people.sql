ALTER TABLE "projects" ADD COLUMN "deleted_at" bigint;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "erased_at" bigint;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "traces_removed_at" bigint;