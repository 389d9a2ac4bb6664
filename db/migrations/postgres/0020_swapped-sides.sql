ALTER TABLE "judgments" ADD COLUMN "swapped" boolean;--> statement-breakpoint
UPDATE "projects" SET "settings" = replace("settings"::text, '"limits":{', '"sides":"fixed","breakMinutes":45,"limits":{')::json;
