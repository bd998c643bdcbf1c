CREATE TABLE "ehr_authorizations" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"type" text NOT NULL,
	"verifier_sealed" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ehr_links" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"subject" text NOT NULL,
	"access_sealed" text NOT NULL,
	"refresh_sealed" text,
	"expires_at" bigint,
	"linked_at" bigint NOT NULL,
	"used_at" bigint,
	"ended_at" bigint
);
--> statement-breakpoint
CREATE TABLE "ehr_patients" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"type" text NOT NULL,
	"patient_id" text NOT NULL,
	"agreed" jsonb NOT NULL,
	"chosen_by" uuid NOT NULL,
	"chosen_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ehr_pushes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"workspace_id" uuid NOT NULL,
	"transcript_id" uuid NOT NULL,
	"type" text NOT NULL,
	"patient_id" text NOT NULL,
	"draft" boolean NOT NULL,
	"addenda" integer NOT NULL,
	"text" text NOT NULL,
	"digest" text NOT NULL,
	"title" text NOT NULL,
	"author" text NOT NULL,
	"visit_at" bigint NOT NULL,
	"replaces" text,
	"state" text NOT NULL,
	"reason" text,
	"document_id" text,
	"different" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"sent_at" bigint,
	"tries" integer DEFAULT 0 NOT NULL,
	"next_at" bigint,
	"held_until" bigint
);
--> statement-breakpoint
ALTER TABLE "ehr_authorizations" ADD CONSTRAINT "ehr_authorizations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_links" ADD CONSTRAINT "ehr_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_patients" ADD CONSTRAINT "ehr_patients_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_patients" ADD CONSTRAINT "ehr_patients_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_patients" ADD CONSTRAINT "ehr_patients_chosen_by_users_id_fk" FOREIGN KEY ("chosen_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_pushes" ADD CONSTRAINT "ehr_pushes_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_pushes" ADD CONSTRAINT "ehr_pushes_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ehr_pushes" ADD CONSTRAINT "ehr_pushes_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ehr_authorizations_by_age" ON "ehr_authorizations" USING btree ("created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "ehr_links_by_subject" ON "ehr_links" USING btree ("type","subject");--> statement-breakpoint
CREATE UNIQUE INDEX "ehr_patients_by_note" ON "ehr_patients" USING btree ("note_id","type");--> statement-breakpoint
CREATE INDEX "ehr_pushes_by_entry" ON "ehr_pushes" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "ehr_pushes_by_person" ON "ehr_pushes" USING btree ("created_by","state");--> statement-breakpoint
CREATE INDEX "ehr_pushes_due" ON "ehr_pushes" USING btree ("next_at");--> statement-breakpoint
-- Jobs, exports and admin queries see only the rows of their workspaces.
ALTER TABLE "ehr_patients" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "ehr_patients" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
--> statement-breakpoint
ALTER TABLE "ehr_pushes" ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY same_workspace ON "ehr_pushes" USING (workspace_id = ANY ((SELECT walled_workspaces())::uuid[]));
