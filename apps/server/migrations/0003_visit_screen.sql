DROP INDEX "notes_title_search";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "credentials" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "workspace_members" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "logo" text;--> statement-breakpoint
ALTER TABLE "invitations" ADD COLUMN "preset" text;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "last_visit" jsonb;--> statement-breakpoint
ALTER TABLE "notes" ADD COLUMN "sample" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "voice_edits" ADD COLUMN "not_done" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD COLUMN "fresh_minutes" integer DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "transcripts" ADD COLUMN "reason" text;--> statement-breakpoint
CREATE INDEX "notes_search_text" ON "notes" USING gin ((title_search
  || coalesce(chr(10) || lower(mrn) || chr(10) || translate(lower(mrn), ' -./', ''), '')
  || coalesce(chr(10) || translate(phone, '+-()./ ', ''), '')
  || coalesce(chr(10) || '#' || substr(date_of_birth, 6, 2) || substr(date_of_birth, 9, 2) || substr(date_of_birth, 1, 4), '')
  || coalesce(chr(10) || '#' || substr(date_of_birth, 9, 2) || substr(date_of_birth, 6, 2) || substr(date_of_birth, 1, 4), '')) gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "notes_sample" ON "notes" USING btree ("owner_id","workspace_id") WHERE sample;--> statement-breakpoint
CREATE INDEX "transcripts_unsigned" ON "transcripts" USING btree ("created_by","created_at") WHERE signed_at is null and deleted_at is null;--> statement-breakpoint
UPDATE notes SET last_visit = (
  SELECT jsonb_build_object('at', visit.created_at, 'reason', visit.reason, 'state',
    CASE WHEN visit.signed_at IS NOT NULL THEN 'signed' WHEN visit.version > 0 THEN 'draft' ELSE 'open' END)
  FROM transcripts visit
  WHERE visit.note_id = notes.id AND visit.deleted_at IS NULL
    AND visit.kind IN ('recording', 'dictation', 'audio', 'image', 'pdf', 'typed', 'synthetic')
  ORDER BY visit.created_at DESC LIMIT 1);
