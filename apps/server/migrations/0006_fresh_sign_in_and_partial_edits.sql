ALTER TABLE "voice_edits" ADD COLUMN "not_done" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD COLUMN "fresh_minutes" integer DEFAULT 10 NOT NULL;