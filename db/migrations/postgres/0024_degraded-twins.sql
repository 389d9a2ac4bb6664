ALTER TABLE "repeated_judgments" ADD COLUMN "degraded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "settings" = replace("settings"::text, '"limits":{', '"twinShare":0,"limits":{')::json;
