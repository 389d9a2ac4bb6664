CREATE TABLE "invitation_mails" (
	"id" text PRIMARY KEY NOT NULL,
	"project_id" text NOT NULL,
	"invitation_id" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"open_for" text,
	"email" text NOT NULL,
	"attempts" integer NOT NULL,
	"due_at" bigint NOT NULL,
	"claim" text,
	"claimed_at" bigint,
	"sent_at" bigint,
	"said" text,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_messages" (
	"project_id" text PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"deadline" text,
	"remind_after_days" integer,
	"updated_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"id" text PRIMARY KEY NOT NULL,
	"email_hash" text NOT NULL,
	"scope" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opt_out_code" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "opted_out_at" bigint;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "bounce" text;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_mails" ADD CONSTRAINT "invitation_mails_invitation_id_invitations_id_fk" FOREIGN KEY ("invitation_id") REFERENCES "public"."invitations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_messages" ADD CONSTRAINT "mail_messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invitation_mails_open" ON "invitation_mails" USING btree ("open_for");--> statement-breakpoint
CREATE INDEX "invitation_mails_invitation" ON "invitation_mails" USING btree ("invitation_id");--> statement-breakpoint
CREATE INDEX "invitation_mails_due" ON "invitation_mails" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "invitation_mails_project" ON "invitation_mails" USING btree ("project_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mail_opt_outs_address" ON "mail_opt_outs" USING btree ("email_hash","scope");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_project_email" ON "invitations" USING btree ("project_id","email");--> statement-breakpoint
CREATE UNIQUE INDEX "invitations_opt_out_code" ON "invitations" USING btree ("opt_out_code");