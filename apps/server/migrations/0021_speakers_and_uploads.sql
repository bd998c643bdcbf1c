CREATE TABLE "speaker_edits" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"before" jsonb NOT NULL,
	"changed_before" boolean NOT NULL,
	"undone_at" bigint
);
--> statement-breakpoint
CREATE TABLE "file_uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"workspace_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"size" bigint NOT NULL,
	"modified_at" bigint NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"next" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "file_uploads_by_file" UNIQUE("note_id","user_id","kind","file_name","size","modified_at")
);
--> statement-breakpoint
CREATE TABLE "upload_pieces" (
	"upload_id" uuid NOT NULL,
	"n" integer NOT NULL,
	"sha256" text NOT NULL,
	"file_id" uuid NOT NULL,
	CONSTRAINT "upload_pieces_upload_id_n_pk" PRIMARY KEY("upload_id","n")
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "speakers_changed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "speaker_edits" ADD CONSTRAINT "speaker_edits_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "speaker_edits" ADD CONSTRAINT "speaker_edits_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "file_uploads" ADD CONSTRAINT "file_uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_upload_id_file_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."file_uploads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_pieces" ADD CONSTRAINT "upload_pieces_file_id_stored_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."stored_files"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "speaker_edits_by_transcript" ON "speaker_edits" USING btree ("transcript_id","created_at");--> statement-breakpoint
CREATE INDEX "file_uploads_by_age" ON "file_uploads" USING btree ("updated_at");--> statement-breakpoint
CREATE INDEX "upload_pieces_by_file" ON "upload_pieces" USING btree ("file_id");