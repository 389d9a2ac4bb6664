CREATE TABLE "translated_explanations" (
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"language" text NOT NULL,
	"project_id" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "translated_explanations_item_id_dimension_id_language_pk" PRIMARY KEY("item_id","dimension_id","language")
);
--> statement-breakpoint
CREATE TABLE "translation_languages" (
	"project_id" text NOT NULL,
	"language" text NOT NULL,
	"added_at" bigint NOT NULL,
	"read_at" bigint,
	"read_by_user_id" text,
	CONSTRAINT "translation_languages_project_id_language_pk" PRIMARY KEY("project_id","language")
);
--> statement-breakpoint
CREATE TABLE "translations" (
	"project_id" text NOT NULL,
	"language" text NOT NULL,
	"place" text NOT NULL,
	"text" text NOT NULL,
	"source" text NOT NULL,
	CONSTRAINT "translations_project_id_language_place_pk" PRIMARY KEY("project_id","language","place")
);
--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "consent_language" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "language" text;--> statement-breakpoint
ALTER TABLE "translated_explanations" ADD CONSTRAINT "translated_explanations_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translated_explanations" ADD CONSTRAINT "translated_explanations_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translated_explanations" ADD CONSTRAINT "translated_explanations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_languages" ADD CONSTRAINT "translation_languages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translation_languages" ADD CONSTRAINT "translation_languages_read_by_user_id_users_id_fk" FOREIGN KEY ("read_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "translations" ADD CONSTRAINT "translations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "translated_explanations_project" ON "translated_explanations" USING btree ("project_id","language");