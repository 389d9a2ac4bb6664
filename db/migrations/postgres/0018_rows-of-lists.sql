CREATE TABLE "gold_answer_counts" (
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"given" text NOT NULL,
	"grade" text NOT NULL,
	"value" double precision,
	"answer" text,
	"n" integer NOT NULL,
	CONSTRAINT "gold_answer_counts_item_id_dimension_id_given_grade_pk" PRIMARY KEY("item_id","dimension_id","given","grade")
);
--> statement-breakpoint
CREATE TABLE "figures_of_annotators" (
	"annotator_id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"agreement" json NOT NULL,
	"agreement_value" double precision,
	"median_seconds" double precision
);
--> statement-breakpoint
CREATE TABLE "item_spreads" (
	"item_id" text NOT NULL,
	"dimension_id" text NOT NULL,
	"judgment_count" integer NOT NULL,
	"range" double precision NOT NULL,
	"ci_width" double precision NOT NULL,
	"tie" integer NOT NULL,
	CONSTRAINT "item_spreads_item_id_dimension_id_pk" PRIMARY KEY("item_id","dimension_id")
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "is_counted" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "counted_hit_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "pay_page_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "bonus_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "approved_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "annotators" ADD COLUMN "paid_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "gold_answer_counts" ADD CONSTRAINT "gold_answer_counts_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "gold_answer_counts" ADD CONSTRAINT "gold_answer_counts_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures_of_annotators" ADD CONSTRAINT "figures_of_annotators_annotator_id_annotators_id_fk" FOREIGN KEY ("annotator_id") REFERENCES "public"."annotators"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures_of_annotators" ADD CONSTRAINT "figures_of_annotators_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_spreads" ADD CONSTRAINT "item_spreads_item_id_items_id_fk" FOREIGN KEY ("item_id") REFERENCES "public"."items"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "item_spreads" ADD CONSTRAINT "item_spreads_dimension_id_dimensions_id_fk" FOREIGN KEY ("dimension_id") REFERENCES "public"."dimensions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figures_of_annotators_project" ON "figures_of_annotators" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "item_spreads_widest" ON "item_spreads" USING btree ("dimension_id","range","ci_width","judgment_count","tie","item_id");--> statement-breakpoint
CREATE INDEX "item_places_unusual" ON "item_places" USING btree ("project_id","item_id") WHERE extra_count <> 0 or raised_count <> 0 or hold is not null;--> statement-breakpoint
CREATE INDEX "assignments_late" ON "assignments" USING btree ("annotator_id") WHERE state = 'submitted' and ended_at > expires_at;--> statement-breakpoint
DELETE FROM annotator_figures;--> statement-breakpoint
UPDATE projects SET is_counted = false;--> statement-breakpoint
UPDATE annotators SET
  counted_hit_count = (SELECT count(*) FROM assignments JOIN responses ON responses.assignment_id = assignments.id
    WHERE assignments.annotator_id = annotators.id AND assignments.kind = 'work' AND responses.counted),
  pay_page_count = (SELECT count(*) FROM payments WHERE payments.annotator_id = annotators.id),
  bonus_minor = (SELECT coalesce(sum(payments.bonus_minor), 0) FROM payments WHERE payments.annotator_id = annotators.id),
  approved_minor = (SELECT coalesce(sum(payments.due_minor + payments.bonus_minor), 0) FROM payments
    WHERE payments.annotator_id = annotators.id AND payments.approved_at IS NOT NULL),
  paid_minor = (SELECT coalesce(sum(payments.due_minor + payments.bonus_minor), 0) FROM payments
    WHERE payments.annotator_id = annotators.id AND payments.paid_at IS NOT NULL);
