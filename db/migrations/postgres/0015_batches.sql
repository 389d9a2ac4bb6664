CREATE TABLE "batch_raises" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"batch_id" text NOT NULL,
	"by" integer NOT NULL,
	"share" double precision NOT NULL,
	"seed" integer NOT NULL,
	"raised_count" integer NOT NULL,
	"raised_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"state" text NOT NULL,
	"hold" text,
	"revision" integer NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL,
	"opened_at" bigint
);
--> statement-breakpoint
DROP INDEX "hits_open";--> statement-breakpoint
DROP INDEX "item_places_open";--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "layout_revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hits" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "hits" ADD COLUMN "raised_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "hits" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "imports" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "item_places" ADD COLUMN "batch_id" text;--> statement-breakpoint
ALTER TABLE "item_places" ADD COLUMN "raised_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "item_places" ADD COLUMN "hold" text;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "promoted_at" bigint;--> statement-breakpoint
ALTER TABLE "batch_raises" ADD CONSTRAINT "batch_raises_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_raises" ADD CONSTRAINT "batch_raises_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_raises_batch" ON "batch_raises" USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "batches_project" ON "batches" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_project_position" ON "batches" USING btree ("project_id","position") WHERE position > 0;--> statement-breakpoint
ALTER TABLE "hits" ADD CONSTRAINT "hits_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hits_batch" ON "hits" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "item_places_batch" ON "item_places" USING btree ("batch_id") WHERE batch_id is not null;--> statement-breakpoint
CREATE INDEX "hits_open" ON "hits" USING btree ("project_id","position") WHERE open_places > 0 and hold is null;--> statement-breakpoint
CREATE INDEX "item_places_open" ON "item_places" USING btree ("project_id","open_places","draw") WHERE open_places > 0 and hold is null;