CREATE TABLE "note_runs" (
	"task_id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"request" jsonb NOT NULL,
	"base_version" integer NOT NULL,
	"outline" jsonb NOT NULL,
	"written" jsonb NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "request" jsonb;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "digests" jsonb;--> statement-breakpoint
ALTER TABLE "note_runs" ADD CONSTRAINT "note_runs_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "note_runs_by_transcript" ON "note_runs" USING btree ("transcript_id");