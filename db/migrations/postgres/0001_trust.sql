CREATE TABLE "item_places" (
	"item_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"group_key" text,
	"draw" integer NOT NULL,
	"open_places" integer NOT NULL,
	"counted_count" integer NOT NULL,
	"extra_count" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"name" text NOT NULL,
	"code" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "named_items" (
	"invitation_id" text NOT NULL,
	"item_id" text NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "named_items_invitation_id_item_id_pk" PRIMARY KEY("invitation_id","item_id")
);
--> statement-breakpoint
CREATE TABLE "payments" (
	"assignment_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"due_minor" integer NOT NULL,
	"bonus_minor" integer NOT NULL,
	"bonus_reason" text NOT NULL,
	"approved_at" bigint,
	"paid_at" bigint
);
--> statement-breakpoint
CREATE TABLE "qualification_attempts" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"kind" text NOT NULL,
	"number" integer NOT NULL,
	"answered" integer NOT NULL,
	"right" integer NOT NULL,
	"size" integer NOT NULL,
	"needed" integer NOT NULL,
	"passed" boolean,
	"started_at" bigint NOT NULL,
	"finished_at" bigint
);
--> statement-breakpoint
CREATE TABLE "repeated_judgments" (
	"assignment_id" text NOT NULL,
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"value" double precision,
	"seconds" double precision,
	"judged_at" bigint NOT NULL,
	CONSTRAINT "repeated_judgments_assignment_id_item_id_dimension_id_pk" PRIMARY KEY("assignment_id","item_id","dimension_id")
);
--> statement-breakpoint
CREATE TABLE "standing_contests" (
	"annotator_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"comment" text NOT NULL,
	"created_at" bigint NOT NULL,
	"answer" text,
	"answered_by_user_id" text,
	"answered_at" bigint
);
--> statement-breakpoint
CREATE TABLE "standing_events" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"annotator_id" text NOT NULL,
	"from_state" text NOT NULL,
	"to_state" text NOT NULL,
	"cause" json NOT NULL,
	"counts" json NOT NULL,
	"rules_version" integer NOT NULL,
	"user_id" text,
	"note" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "assignments" ALTER COLUMN "hit_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "committed_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD COLUMN "accepts_not_applicable" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gold_answers" ADD COLUMN "use" text DEFAULT 'work' NOT NULL;--> statement-breakpoint
ALTER TABLE "items" ADD COLUMN "group_key" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "languages" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "invitation_id" text;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "cursor_level" integer;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "repeatable" json DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "standing_answered_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "standing_right_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "cleared_at" bigint;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "judged_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "work_page_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "block_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "block_gold_at" integer;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "behaviour" json DEFAULT '{"seconds":[],"judged":0,"answered":0,"missing":0,"lastAnswer":null,"run":0,"longestRun":0}' NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "qualified_at" bigint;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "attempt_id" text;--> statement-breakpoint
ALTER TABLE "assignments" ADD COLUMN "pay_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "counted_item_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "responses" ADD COLUMN "withdrawn" text;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_places" ADD CONSTRAINT "item_places_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT "invitations_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_items" ADD CONSTRAINT "named_items_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "named_items" ADD CONSTRAINT "named_items_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualification_attempts" ADD CONSTRAINT "qualification_attempts_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "qualification_attempts" ADD CONSTRAINT "qualification_attempts_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_judgments" ADD CONSTRAINT "repeated_judgments_assignment_id_assignments_id_fk" FOREIGN KEY ("assignment_id") REFERENCES "public"."assignments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_judgments" ADD CONSTRAINT "repeated_judgments_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_judgments" ADD CONSTRAINT "repeated_judgments_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "repeated_judgments" ADD CONSTRAINT "repeated_judgments_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_contests" ADD CONSTRAINT "standing_contests_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_contests" ADD CONSTRAINT "standing_contests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_contests" ADD CONSTRAINT "standing_contests_answered_by_user_id_users_id_fk" FOREIGN KEY ("answered_by_user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_events" ADD CONSTRAINT "standing_events_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_events" ADD CONSTRAINT "standing_events_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "standing_events" ADD CONSTRAINT "standing_events_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "item_places_open" ON "item_places" USING btree ("project_id","open_places","draw") WHERE open_places > 0;--> statement-breakpoint
CREATE INDEX "item_places_group" ON "item_places" USING btree ("project_id","group_key") WHERE group_key is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_project_name" ON "invitations" USING btree ("project_id","name");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_code" ON "invitations" USING btree ("code");--> statement-breakpoint
CREATE INDEX "named_items_item" ON "named_items" USING btree ("item_id");--> statement-breakpoint
CREATE INDEX "payments_project" ON "payments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "payments_annotator" ON "payments" USING btree ("annotator_id");--> statement-breakpoint
CREATE UNIQUE INDEX "qualification_attempts_annotator" ON "qualification_attempts" USING btree ("annotator_id","number");--> statement-breakpoint
CREATE INDEX "repeated_judgments_annotator" ON "repeated_judgments" USING btree ("annotator_id");--> statement-breakpoint
CREATE INDEX "standing_contests_project" ON "standing_contests" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "standing_events_annotator" ON "standing_events" USING btree ("annotator_id","at");--> statement-breakpoint
CREATE INDEX "standing_events_project" ON "standing_events" USING btree ("project_id","at");--> statement-breakpoint
ALTER TABLE "annotators" ADD CONSTRAINT "annotators_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "assignments" ADD CONSTRAINT "assignments_attempt_id_qualification_attempts_id_fk" FOREIGN KEY ("attempt_id") REFERENCES "public"."qualification_attempts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "assignments_expired" ON "assignments" USING btree ("annotator_id","leased_at") WHERE state = 'expired';--> statement-breakpoint
CREATE INDEX "assignments_attempt" ON "assignments" USING btree ("attempt_id") WHERE attempt_id is not null;--> statement-breakpoint
UPDATE "annotators" SET "work_page_count" = "submitted_count", "gold_answered_count" = (SELECT count(*) FROM "judgments" INNER JOIN "responses" ON "responses"."assignment_id" = "judgments"."assignment_id" WHERE "judgments"."annotator_id" = "annotators"."id" AND "responses"."counted" AND "judgments"."correct" IS NOT NULL), "gold_right_count" = (SELECT count(*) FROM "judgments" INNER JOIN "responses" ON "responses"."assignment_id" = "judgments"."assignment_id" WHERE "judgments"."annotator_id" = "annotators"."id" AND "responses"."counted" AND "judgments"."correct"), "qualified_at" = "joined_at", "judged_count" = (SELECT count(*) FROM "judgments" WHERE "judgments"."annotator_id" = "annotators"."id");--> statement-breakpoint
UPDATE "annotators" SET "standing_answered_count" = "gold_answered_count", "standing_right_count" = "gold_right_count";--> statement-breakpoint
INSERT INTO "payments" ("assignment_id", "project_id", "annotator_id", "due_minor", "bonus_minor", "bonus_reason") SELECT "responses"."assignment_id", "assignments"."project_id", "assignments"."annotator_id", "responses"."due_minor", 0, '' FROM "responses" INNER JOIN "assignments" ON "assignments"."id" = "responses"."assignment_id" WHERE "responses"."due_minor" > 0;--> statement-breakpoint
UPDATE "projects" SET "settings" = (left(rtrim("settings"::text), -1) || ',"composition":"fixed","qualification":{"kind":"none"},"qualificationPayMinor":0,"reuseQualificationDays":null,"eligibility":{"countries":[],"languages":[],"minApprovalRate":null,"invitedOnly":false,"notInProjects":[]},"goldFrequency":{"kind":"fixed"},"whenGoldRunsOut":"finish","stopping":{"accuracy":null,"behaviour":[],"onStop":"keep"},"limits":{"itemsPerAnnotator":null,"sharePerAnnotator":null,"hitsPerAnnotator":null,"budgetMinor":null,"opensAt":null,"closesAt":null},"extraJudgments":null,"repeatShare":0,"keepGroupsTogether":false,"plannedAnnotators":' || greatest(20, ("settings"->>'overlap')::integer) || ',"allowShortRunway":false}')::json;--> statement-breakpoint
UPDATE "assignments" SET "pay_minor" = coalesce((SELECT "due_minor" FROM "responses" WHERE "responses"."assignment_id" = "assignments"."id"), (SELECT ("settings"->>'payPerHitMinor')::integer FROM "projects" WHERE "projects"."id" = "assignments"."project_id"), 0);--> statement-breakpoint
UPDATE "responses" SET "counted_item_count" = (SELECT "hits"."work_item_count" FROM "assignments" INNER JOIN "hits" ON "hits"."id" = "assignments"."hit_id" WHERE "assignments"."id" = "responses"."assignment_id") WHERE "counted";
