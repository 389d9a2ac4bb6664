ALTER TABLE "annotators" ADD COLUMN "submission_id" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "study_id" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "submit_to" text;--> statement-breakpoint
UPDATE "projects" SET "settings" = (left(rtrim("settings"::text), -1) || ',"recruiters":' || CASE WHEN "settings"->>'returnUrl' ~ '^https://app[.]prolific[.]com?/submissions/complete[?]cc=[A-Za-z0-9_-]{2,50}$' THEN '[{"name":"prolific","studyId":"","outcomes":{"completed":"' || substring("settings"->>'returnUrl' from '[^=]+$') || '"},"ends":{}}]' ELSE '[]' END || '}')::json;
