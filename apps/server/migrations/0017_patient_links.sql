CREATE TABLE "patient_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"secret_hash" text NOT NULL,
	"date_of_birth" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL,
	"wrong_tries" integer DEFAULT 0 NOT NULL,
	"opened_at" bigint,
	"answered_at" bigint,
	"revoked_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
ALTER TABLE "pre_chat_sequences" ADD COLUMN "spend_key" text;--> statement-breakpoint
ALTER TABLE "patient_links" ADD CONSTRAINT "patient_links_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_links" ADD CONSTRAINT "patient_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "patient_links_by_record" ON "patient_links" USING btree ("record_id");--> statement-breakpoint
CREATE INDEX "patient_links_by_maker" ON "patient_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "patient_links_by_expiry" ON "patient_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "patient_links_running" ON "patient_links" USING btree ("expires_at") WHERE revoked_at is null and ended_at is null;--> statement-breakpoint
-- Open reservations have these keys so far.
UPDATE "pre_chat_sequences" SET "spend_key" = 'nurse:' || "pre_chat_id" || '.' || "prompt_id" WHERE "state" <> 'stopped';
--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "patient_links" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "patient_links" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
