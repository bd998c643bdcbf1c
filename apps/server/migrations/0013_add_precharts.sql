CREATE TABLE "precharts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"note_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"question" text NOT NULL,
	"answer" text NOT NULL,
	"prompt_id" uuid,
	"origin" text NOT NULL,
	"engine" text,
	"sources" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	"used_in" uuid,
	"used_at" bigint
);
--> statement-breakpoint
ALTER TABLE "transcript_versions" ADD COLUMN "built_from" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_note_id_notes_id_fk" FOREIGN KEY ("note_id") REFERENCES "public"."notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_prompt_id_prompt_templates_id_fk" FOREIGN KEY ("prompt_id") REFERENCES "public"."prompt_templates"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "precharts" ADD CONSTRAINT "precharts_used_in_transcripts_id_fk" FOREIGN KEY ("used_in") REFERENCES "public"."transcripts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "precharts_by_note" ON "precharts" USING btree ("note_id","created_at");