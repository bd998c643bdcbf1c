CREATE TABLE "consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"text_version" text NOT NULL,
	"at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"recording_id" uuid,
	"erasure" jsonb
);
--> statement-breakpoint
CREATE TABLE "recording_chunks" (
	"recording_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"segment" integer NOT NULL,
	"start_ms" integer NOT NULL,
	"duration_ms" integer NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "recording_chunks_recording_id_n_pk" PRIMARY KEY("recording_id","n")
);
--> statement-breakpoint
CREATE TABLE "recordings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"consent_id" uuid NOT NULL,
	"state" text DEFAULT 'recording' NOT NULL,
	"mime_type" text NOT NULL,
	"device_id" text,
	"language" text,
	"template_id" uuid,
	"model" text,
	"started_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"next_chunk" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"duration_ms" integer DEFAULT 0 NOT NULL,
	"segment" integer DEFAULT -1 NOT NULL,
	"gaps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"transcript_id" uuid,
	"task_id" uuid,
	CONSTRAINT "recordings_by_consent" UNIQUE("consent_id")
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "speech" jsonb;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recording_chunks" ADD CONSTRAINT "recording_chunks_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_consent_id_consents_id_fk" FOREIGN KEY ("consent_id") REFERENCES "public"."consents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_template_id_templates_id_fk" FOREIGN KEY ("template_id") REFERENCES "public"."templates"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recordings" ADD CONSTRAINT "recordings_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "consents_by_note" ON "consents" USING btree ("note_id","created_at");--> statement-breakpoint
CREATE INDEX "recording_chunks_by_file" ON "recording_chunks" USING btree ("file_id");--> statement-breakpoint
CREATE INDEX "recordings_by_user" ON "recordings" USING btree ("user_id","state","created_at");--> statement-breakpoint
CREATE INDEX "recordings_by_note" ON "recordings" USING btree ("note_id");--> statement-breakpoint
CREATE INDEX "recordings_by_transcript" ON "recordings" USING btree ("transcript_id");