import type { Route } from '@clinical/contract/route';
import type { TestServer } from '../harness.ts';
import { type ApiDescription, exampleBody, exampleBytes, exampleForm, filledPath } from './example-input.ts';

/** True for a route whose path names a record of somebody's. */
export const namesRecord = (route: Route) => route.call.path.includes('{') && route.access === 'session';

/** Sends a route's example in which every id is `id`, or another body; the request's own id is taken out of the answer. */
export async function sendExample(
  { server, api }: { server: TestServer; api: ApiDescription },
  route: Route,
  id: string,
  token: string | null,
  body: unknown = exampleBody(api, route, id),
): Promise<{ status: number; body: string }> {
  // a form tells its own type; those that name a record in it, and not in their path, refuse one without its fields
  const form = route.bodyKind === 'multipart' && namesRecord(route) ? exampleForm() : null;
  const bytes = exampleBytes(route);
  const type = bytes ? 'application/octet-stream' : 'application/json';
  const response = await server.fetch(filledPath(route, id), {
    method: route.call.method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(form || (body === undefined && !bytes) ? {} : { 'content-type': type }),
    },
    body: form ?? (bytes as BodyInit | undefined) ?? (body === undefined ? undefined : JSON.stringify(body)),
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  const text = route.reply === 'stream' && response.status === 200 ? 'stream' : await response.text();
  return { status: response.status, body: text.replace(/"requestId":"[^"]*"/, '') };
}

/** Sums over all tables that a call about records could change. */
export async function fingerprintOf(server: TestServer): Promise<unknown> {
  const tables = [
    'notes',
    'note_grants',
    'note_favorites',
    'note_merges',
    'break_glass_accesses',
    'departments',
    'department_members',
    'collaborations',
    'invitations',
    'workspace_members',
    'precharts',
    'prompt_templates',
    'quick_phrases',
    'templates',
    'template_versions',
    'transcripts',
    'transcript_versions',
    'background_tasks',
    'addenda',
    'chain_links',
    'review_coverage',
    'patient_summaries',
    'recordings',
    'recording_chunks',
    'live_lines',
    'consents',
    'file_uploads',
    'upload_pieces',
    'voice_edits',
    'speaker_edits',
    'question_edits',
    'model_calls',
  ];
  const sums: unknown[] = [];
  for (const table of tables) {
    const result = await server.engine.query(
      `select count(*)::int as n, md5(string_agg(t::text, '|' order by t::text)) as sum from ${table} t`,
    );
    sums.push(table, result[0]);
  }
  return sums;
}
