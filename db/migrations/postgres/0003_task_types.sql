CREATE TABLE "images" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"byte_count" integer NOT NULL,
	"sha256" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "item_authors" (
	"item_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withheld_items" (
	"annotator_id" text NOT NULL,
	"item_id" text NOT NULL,
	CONSTRAINT "withheld_items_annotator_id_item_id_pk" PRIMARY KEY("annotator_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "written_reviews" (
	"item_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"project_id" text NOT NULL,
	"accepted" boolean NOT NULL,
	"reason" text NOT NULL,
	"user_id" text,
	"reviewed_at" bigint NOT NULL,
	CONSTRAINT "written_reviews_item_id_annotator_id_pk" PRIMARY KEY("item_id","annotator_id")
);
--> statement-breakpoint
ALTER TABLE "dimensions" ADD COLUMN "definition" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD COLUMN "order" json;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "content" json;--> statement-breakpoint
ALTER TABLE "judgments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "judgments" ADD COLUMN "confidence" integer;--> statement-breakpoint
ALTER TABLE "repeated_judgments" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "images" ADD CONSTRAINT "images_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_authors" ADD CONSTRAINT "item_authors_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_authors" ADD CONSTRAINT "item_authors_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_authors" ADD CONSTRAINT "item_authors_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_items" ADD CONSTRAINT "withheld_items_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withheld_items" ADD CONSTRAINT "withheld_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "written_reviews" ADD CONSTRAINT "written_reviews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "images_project_name" ON "images" USING btree ("project_id","name");--> statement-breakpoint
CREATE INDEX "item_authors_project" ON "item_authors" USING btree ("project_id","annotator_id");--> statement-breakpoint
CREATE INDEX "written_reviews_project" ON "written_reviews" USING btree ("project_id","reviewed_at");--> statement-breakpoint
UPDATE "projects" SET "settings" = (left(rtrim("settings"::text), -1) || ',"itemConfidence":false,"allowTies":false,"imageHosts":[]}')::json;
