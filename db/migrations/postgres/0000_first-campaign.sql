CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp with time zone,
	"refresh_token_expires_at" timestamp with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "setup_links" (
	"id" text PRIMARY KEY NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"used_at" bigint,
	"used_by_user_id" text
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"image" text,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "dimensions" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"scale_id" text NOT NULL,
	"name" text NOT NULL,
	"question" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "events" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" text,
	"data" json NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"project_id" text NOT NULL,
	"user_id" text NOT NULL,
	"role" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "memberships_project_id_user_id_pk" PRIMARY KEY("project_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "projects" (
	"id" text PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"preset" text NOT NULL,
	"task_type" text NOT NULL,
	"state" text NOT NULL,
	"language" text NOT NULL,
	"settings" json NOT NULL,
	"seed" integer NOT NULL,
	"annotator_count" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"launched_at" bigint,
	"closed_at" bigint
);
--> statement-breakpoint
CREATE TABLE "scale_points" (
	"scale_id" text NOT NULL,
	"value" double precision NOT NULL,
	"label" text NOT NULL,
	"definition" text NOT NULL,
	"example_a" text NOT NULL,
	"example_b" text NOT NULL,
	CONSTRAINT "scale_points_scale_id_value_pk" PRIMARY KEY("scale_id","value")
);
--> statement-breakpoint
CREATE TABLE "scales" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"step" double precision NOT NULL,
	"not_applicable" boolean NOT NULL
);
--> statement-breakpoint
CREATE TABLE "datasets" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"position" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gold_answers" (
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"project_id" text NOT NULL,
	"answer" double precision NOT NULL,
	"tolerance" double precision NOT NULL,
	"accepted" json NOT NULL,
	"explanation" text NOT NULL,
	"enabled" boolean NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "gold_answers_item_id_dimension_id_pk" PRIMARY KEY("item_id","dimension_id")
);
--> statement-breakpoint
CREATE TABLE "hit_items" (
	"hit_id" text NOT NULL,
	"position" integer NOT NULL,
	"item_id" text NOT NULL,
	"is_gold" boolean NOT NULL,
	CONSTRAINT "hit_items_hit_id_position_pk" PRIMARY KEY("hit_id","position")
);
--> statement-breakpoint
CREATE TABLE "hits" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"position" integer NOT NULL,
	"open_places" integer NOT NULL,
	"counted_count" integer NOT NULL,
	"work_item_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"item_count" integer NOT NULL,
	"created_by_user_id" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "items" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"dataset_id" text NOT NULL,
	"import_id" text NOT NULL,
	"kind" text NOT NULL,
	"external_id" text NOT NULL,
	"position" integer NOT NULL,
	"text_a" text NOT NULL,
	"text_b" text NOT NULL,
	"search_text" text NOT NULL,
	"genre" text,
	"reference_score" double precision,
	"counted_as_gold" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "annotators" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"pseudonym" text NOT NULL,
	"token_hash" text NOT NULL,
	"source" text NOT NULL,
	"external_id" text,
	"country" text,
	"approval_rate" double precision,
	"state" text NOT NULL,
	"cursor" integer NOT NULL,
	"submitted_count" integer NOT NULL,
	"gold_answered_count" integer NOT NULL,
	"gold_right_count" integer NOT NULL,
	"due_minor" integer NOT NULL,
	"completion_code" text NOT NULL,
	"joined_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "assignments" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"hit_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"shown" json NOT NULL,
	"leased_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"renewal_count" integer NOT NULL,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "gold_contests" (
	"assignment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"project_id" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "gold_contests_assignment_id_item_id_pk" PRIMARY KEY("assignment_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "gold_exposures" (
	"annotator_id" text NOT NULL,
	"item_id" text NOT NULL,
	"shown_at" bigint NOT NULL,
	CONSTRAINT "gold_exposures_annotator_id_item_id_pk" PRIMARY KEY("annotator_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "judgments" (
	"item_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"assignment_id" text NOT NULL,
	"value" double precision,
	"seconds" double precision,
	"is_gold" boolean NOT NULL,
	"correct" boolean,
	"counted" boolean NOT NULL,
	"judged_at" bigint NOT NULL,
	CONSTRAINT "judgments_item_id_annotator_id_dimension_id_pk" PRIMARY KEY("item_id","annotator_id","dimension_id")
);
--> statement-breakpoint
CREATE TABLE "responses" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"body" json NOT NULL,
	"reply" json NOT NULL,
	"conditions" json NOT NULL,
	"counted" boolean NOT NULL,
	"due_minor" integer NOT NULL,
	"submitted_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setup_links" ADD CONSTRAINT "setup_links_used_by_user_id_users_id_fk" FOREIGN KEY ("used_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dimensions" ADD CONSTRAINT "dimensions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "dimensions" ADD CONSTRAINT "dimensions_scale_id_scales_id_fk" FOREIGN KEY ("scale_id") REFERENCES "public"."scales"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "events" ADD CONSTRAINT "events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scale_points" ADD CONSTRAINT "scale_points_scale_id_scales_id_fk" FOREIGN KEY ("scale_id") REFERENCES "public"."scales"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scales" ADD CONSTRAINT "scales_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "datasets" ADD CONSTRAINT "datasets_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD CONSTRAINT "gold_answers_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD CONSTRAINT "gold_answers_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD CONSTRAINT "gold_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hit_items" ADD CONSTRAINT "hit_items_hit_id_hits_id_fk" FOREIGN KEY ("hit_id") REFERENCES "public"."hits"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hit_items" ADD CONSTRAINT "hit_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hits" ADD CONSTRAINT "hits_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_user_id_users_id_fk" FOREIGN KEY ("created_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_dataset_id_datasets_id_fk" FOREIGN KEY ("dataset_id") REFERENCES "public"."datasets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "items" ADD CONSTRAINT "items_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "annotators" ADD CONSTRAINT "annotators_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_hit_id_hits_id_fk" FOREIGN KEY ("hit_id") REFERENCES "public"."hits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_contests" ADD CONSTRAINT "gold_contests_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_contests" ADD CONSTRAINT "gold_contests_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_contests" ADD CONSTRAINT "gold_contests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_exposures" ADD CONSTRAINT "gold_exposures_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_exposures" ADD CONSTRAINT "gold_exposures_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgments" ADD CONSTRAINT "judgments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgments" ADD CONSTRAINT "judgments_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgments" ADD CONSTRAINT "judgments_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "judgments" ADD CONSTRAINT "judgments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "responses" ADD CONSTRAINT "responses_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_user" ON "accounts" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "sessions_token" ON "sessions" USING btree ("token");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "setup_links_token_hash" ON "setup_links" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("email");--> statement-breakpoint
CREATE INDEX "verifications_identifier" ON "verifications" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "dimensions_project_name" ON "dimensions" USING btree ("project_id","name");--> statement-breakpoint
CREATE INDEX "events_project_at" ON "events" USING btree ("project_id","at");--> statement-breakpoint
CREATE INDEX "memberships_user" ON "memberships" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "projects_slug" ON "projects" USING btree ("slug");--> statement-breakpoint
CREATE INDEX "scales_project" ON "scales" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "datasets_project_name" ON "datasets" USING btree ("project_id","name");--> statement-breakpoint
CREATE INDEX "gold_answers_project" ON "gold_answers" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "hit_items_item" ON "hit_items" USING btree ("item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hits_project_position" ON "hits" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "hits_open" ON "hits" USING btree ("project_id","position") WHERE open_places > 0;--> statement-breakpoint
CREATE INDEX "imports_project" ON "imports" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_dataset_external_id" ON "items" USING btree ("dataset_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "items_dataset_position" ON "items" USING btree ("dataset_id","position");--> statement-breakpoint
CREATE INDEX "items_project" ON "items" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "items_import" ON "items" USING btree ("import_id");--> statement-breakpoint
CREATE UNIQUE INDEX "annotators_token_hash" ON "annotators" USING btree ("token_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "annotators_project_pseudonym" ON "annotators" USING btree ("project_id","pseudonym");--> statement-breakpoint
CREATE UNIQUE INDEX "annotators_project_external" ON "annotators" USING btree ("project_id","source","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_annotator_hit" ON "assignments" USING btree ("annotator_id","hit_id");--> statement-breakpoint
CREATE UNIQUE INDEX "assignments_one_lease" ON "assignments" USING btree ("annotator_id") WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX "assignments_due_back" ON "assignments" USING btree ("expires_at") WHERE state = 'leased';--> statement-breakpoint
CREATE INDEX "assignments_hit" ON "assignments" USING btree ("hit_id");--> statement-breakpoint
CREATE INDEX "assignments_project_ended" ON "assignments" USING btree ("project_id","ended_at");--> statement-breakpoint
CREATE INDEX "gold_contests_project" ON "gold_contests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "judgments_assignment" ON "judgments" USING btree ("assignment_id");