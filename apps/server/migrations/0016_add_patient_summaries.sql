CREATE TABLE "patient_summaries" (
	"transcript_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"addenda" integer NOT NULL,
	"engine" text NOT NULL,
	"prompt_version" text,
	"grade" integer,
	"parts" jsonb NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "patient_summaries" ADD CONSTRAINT "patient_summaries_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "patient_summaries" ADD CONSTRAINT "patient_summaries_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;