CREATE TABLE "reconciliation_picks" (
	"transcript_id" uuid NOT NULL,
	"key" text NOT NULL,
	"about" text NOT NULL,
	"source" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "reconciliation_picks_transcript_id_key_pk" PRIMARY KEY("transcript_id","key")
);
--> statement-breakpoint
ALTER TABLE "reconciliation_picks" ADD CONSTRAINT "reconciliation_picks_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciliation_picks" ADD CONSTRAINT "reconciliation_picks_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;