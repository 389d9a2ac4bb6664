ALTER TABLE "standing_events" RENAME TO "annotator_status_events";--> statement-breakpoint
ALTER TABLE "standing_contests" RENAME TO "annotator_status_contests";--> statement-breakpoint
ALTER INDEX "standing_events_annotator" RENAME TO "annotator_status_events_annotator";--> statement-breakpoint
ALTER INDEX "standing_events_project" RENAME TO "annotator_status_events_project";--> statement-breakpoint
ALTER INDEX "standing_contests_project" RENAME TO "annotator_status_contests_project";--> statement-breakpoint
ALTER TABLE "annotator_status_events" RENAME CONSTRAINT "standing_events_project_id_projects_id_fk" TO "annotator_status_events_project_id_projects_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_events" RENAME CONSTRAINT "standing_events_annotator_id_annotators_id_fk" TO "annotator_status_events_annotator_id_annotators_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_events" RENAME CONSTRAINT "standing_events_user_id_users_id_fk" TO "annotator_status_events_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_contests" RENAME CONSTRAINT "standing_contests_annotator_id_annotators_id_fk" TO "annotator_status_contests_annotator_id_annotators_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_contests" RENAME CONSTRAINT "standing_contests_project_id_projects_id_fk" TO "annotator_status_contests_project_id_projects_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_contests" RENAME CONSTRAINT "standing_contests_answered_by_user_id_users_id_fk" TO "annotator_status_contests_answered_by_user_id_users_id_fk";--> statement-breakpoint
ALTER TABLE "annotator_status_events" RENAME CONSTRAINT "standing_events_pkey" TO "annotator_status_events_pkey";--> statement-breakpoint
ALTER TABLE "annotator_status_contests" RENAME CONSTRAINT "standing_contests_pkey" TO "annotator_status_contests_pkey";--> statement-breakpoint
ALTER TABLE "annotators" RENAME COLUMN "standing_answered_count" TO "gold_answered_since_cleared";--> statement-breakpoint
ALTER TABLE "annotators" RENAME COLUMN "standing_right_count" TO "gold_right_since_cleared";--> statement-breakpoint
ALTER TABLE "annotators" RENAME COLUMN "standing_gold_item_count" TO "gold_items_since_cleared";--> statement-breakpoint
UPDATE "events" SET "kind" = 'annotator_status_changed' WHERE "kind" = 'standing_changed';--> statement-breakpoint
UPDATE "events" SET "kind" = 'annotator_status_contested' WHERE "kind" = 'standing_contested';--> statement-breakpoint
ALTER TABLE "annotators" RENAME COLUMN "work_page_count" TO "work_hit_count";