CREATE TABLE "live_lines" (
	"recording_id" uuid NOT NULL,
	"start_ms" integer NOT NULL,
	"end_ms" integer NOT NULL,
	"text" text NOT NULL,
	"speaker" text,
	CONSTRAINT "live_lines_recording_id_start_ms_pk" PRIMARY KEY("recording_id","start_ms")
);
--> statement-breakpoint
ALTER TABLE "recordings" ADD COLUMN "live_dismissed_at" bigint;--> statement-breakpoint
ALTER TABLE "live_lines" ADD CONSTRAINT "live_lines_recording_id_recordings_id_fk" FOREIGN KEY ("recording_id") REFERENCES "public"."recordings"("id") ON DELETE cascade ON UPDATE no action;