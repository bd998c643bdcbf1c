CREATE TABLE "check_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"key" text NOT NULL,
	"action" text NOT NULL,
	"reason" text,
	"text" text NOT NULL,
	"section" text,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL,
	"undone" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "identity_answers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"transcript_id" uuid NOT NULL,
	"note_id" uuid NOT NULL,
	"conflicts" jsonb NOT NULL,
	"reason" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "note_checks" (
	"transcript_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"source_version" integer NOT NULL,
	"checker_version" text NOT NULL,
	"checked_at" bigint NOT NULL,
	"checks" jsonb NOT NULL,
	"sentences" jsonb NOT NULL,
	"ledger" jsonb NOT NULL,
	CONSTRAINT "note_checks_transcript_id_version_pk" PRIMARY KEY("transcript_id","version")
);
--> statement-breakpoint
CREATE TABLE "self_tests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"version" text NOT NULL,
	"at" bigint NOT NULL,
	"categories" jsonb NOT NULL,
	"clean_sentences" integer NOT NULL,
	"false_alarms" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "source_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "hold" jsonb;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_answers" ADD CONSTRAINT "check_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_answers" ADD CONSTRAINT "identity_answers_transcript_id_transcripts_id_fk" FOREIGN KEY ("transcript_id") REFERENCES "public"."transcripts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "identity_answers" ADD CONSTRAINT "identity_answers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "note_checks" ADD CONSTRAINT "note_checks_of_version" FOREIGN KEY ("transcript_id","version") REFERENCES "public"."transcript_versions"("transcript_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_answers_by_transcript" ON "check_answers" USING btree ("transcript_id","key");--> statement-breakpoint
CREATE INDEX "identity_answers_by_transcript" ON "identity_answers" USING btree ("transcript_id","created_at");