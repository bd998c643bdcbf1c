CREATE TABLE "voice_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"task_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"file_id" uuid,
	"media_type" text,
	"language" text NOT NULL,
	"instruction" text,
	"context_entry_ids" jsonb NOT NULL,
	"engine" text,
	"version" integer,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD CONSTRAINT "voice_edits_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "voice_edits_by_author" ON "voice_edits" USING btree ("transcript_id","author_id","created_at");