-- Rows of the audit are added and nothing else.
CREATE FUNCTION audit_refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'audit rows are append-only: % on % is refused', TG_OP, TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
--> statement-breakpoint
CREATE TRIGGER audit_events_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_events
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
ALTER TABLE audit_events ENABLE ALWAYS TRIGGER audit_events_append_only;
--> statement-breakpoint
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_seals
  FOR EACH STATEMENT EXECUTE FUNCTION audit_refuse_change();
--> statement-breakpoint
ALTER TABLE audit_seals ENABLE ALWAYS TRIGGER audit_seals_append_only;
--> statement-breakpoint
-- Row-level security for the role that jobs, exports and admin queries act as (platform/db/wall.ts makes it). The program's own
-- user owns the tables, so that these policies do not hold for it.
CREATE FUNCTION walled_workspaces() RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT string_to_array(current_setting('app.workspace_ids', true), ',')
$$;
--> statement-breakpoint
DO $$
DECLARE
  name text;
  pair text[];
  -- an array of its own, so that it is worked out once for a statement and an index can be used
  here constant text := '((SELECT walled_workspaces())::uuid[])';
BEGIN
  FOREACH name IN ARRAY ARRAY['notes', 'note_merges', 'transcripts', 'recordings', 'consents', 'file_uploads',
    'break_glass_accesses', 'stored_files']
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', name);
    EXECUTE format('CREATE POLICY same_workspace ON %I USING (workspace_id = ANY %s)', name, here);
  END LOOP;
  -- what belongs to a row of another table is where that one is
  FOREACH pair SLICE 1 IN ARRAY ARRAY[
    ['note_grants', 'notes', 'note_id'], ['note_favorites', 'notes', 'note_id'],
    ['note_editors', 'notes', 'note_id'], ['precharts', 'notes', 'note_id'],
    ['transcript_versions', 'transcripts', 'transcript_id'], ['transcript_assets', 'transcripts', 'transcript_id'],
    ['question_edits', 'transcripts', 'transcript_id'], ['speaker_edits', 'transcripts', 'transcript_id'],
    ['note_runs', 'transcripts', 'transcript_id'], ['voice_edits', 'transcripts', 'transcript_id'],
    ['note_checks', 'transcripts', 'transcript_id'], ['check_answers', 'transcripts', 'transcript_id'],
    ['identity_answers', 'transcripts', 'transcript_id'], ['review_coverage', 'transcripts', 'transcript_id'],
    ['chain_links', 'transcripts', 'transcript_id'], ['chain_seals', 'transcripts', 'transcript_id'],
    ['addenda', 'transcripts', 'transcript_id'], ['patient_summaries', 'transcripts', 'transcript_id'],
    ['reconciliation_picks', 'transcripts', 'transcript_id'],
    ['recording_chunks', 'recordings', 'recording_id'], ['live_lines', 'recordings', 'recording_id'],
    ['upload_pieces', 'file_uploads', 'upload_id']]
  LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', pair[1]);
    EXECUTE format('CREATE POLICY same_workspace ON %1$I USING (EXISTS (SELECT FROM %2$I whole WHERE whole.id = %1$I.%3$I))',
      pair[1], pair[2], pair[3]);
  END LOOP;
END
$$;
--> statement-breakpoint
-- Kept replies are the program's own: no policy, so no row.
ALTER TABLE idempotency_keys ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
ALTER TABLE audit_events ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY anybody_adds ON audit_events FOR INSERT WITH CHECK (true);
--> statement-breakpoint
-- What was done from another workspace with a chart of this one is read with the chart.
CREATE POLICY same_workspace ON audit_events FOR SELECT USING (
  workspace_id = ANY ((SELECT walled_workspaces())::text[])
  OR CASE WHEN note_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'
    THEN EXISTS (SELECT FROM notes whole WHERE whole.id = audit_events.note_id::uuid) ELSE false END
);
