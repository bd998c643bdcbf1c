import type { FaxFailure } from '@clinical/contract/fax/fax.rules';
import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';
import { carrierAway as away, carrierRequest } from './carrier-request.ts';
import { isSignedBy } from './ed25519.ts';
import type { FaxPort, IncomingFax, LineEvent, OwnNumber } from './port.ts';

export type TelnyxOptions = {
  apiKey: string;
  /** Of the account, base64: messages of theirs are signed with the other half. */
  publicKey: string;
  /** Of the fax application. */
  connectionId: string;
  baseUrl: string;
  numbers: readonly OwnNumber[];
  clock: Clock;
};

/** What we read of a fax of theirs (API v2). */
const Fax = z.object({
  id: z.string(),
  direction: z.enum(['inbound', 'outbound']),
  status: z.string(),
  from: z.string().nullish(),
  to: z.string().nullish(),
  client_state: z.string().nullish(),
  failure_reason: z.string().nullish(),
  media_url: z.string().nullish(),
  created_at: z.string(),
});
type Fax = z.infer<typeof Fax>;
const Faxes = z.object({ data: z.array(Fax), meta: z.object({ total_pages: z.number() }).nullish() });

const Message = z.object({
  data: z.object({
    id: z.string(),
    event_type: z.string(),
    payload: z.object({
      direction: z.enum(['inbound', 'outbound']).nullish(),
      status: z.string().nullish(),
      client_state: z.string().nullish(),
      failure_reason: z.string().nullish(),
      page_count: z.number().nullish(),
      partial_content: z.boolean().nullish(),
    }),
  }),
});

/** Of an answer; a list of 250 faxes has some 300 kB, a file at most 50 MB. */
const mostBytes = { answer: 4_000_000, file: 50_000_000 };
const answerWithin = 60_000;
/** They keep an uploaded file so long, in seconds: sending may wait for its turn. */
const fileLasts = 24 * 60 * 60;
/** What came in is removed there once we have it. What is older than this many milliseconds was meant to stay. */
const lookBack = 14 * 24 * 60 * 60_000;
/** A message of theirs that was written longer ago, in milliseconds, was sent again by somebody else. */
const freshFor = 5 * 60_000;
const perPage = 100;

/** Telnyx Programmable Fax. Our tag is the state that they give back with each message and fax, so a lost reply is asked about. */
export function telnyx({ apiKey, publicKey, connectionId, baseUrl, numbers, clock }: TelnyxOptions): FaxPort {
  const request = carrierRequest('Telnyx', clock);
  const authorization = `Bearer ${apiKey}`;

  const send = (path: string, init: Omit<RequestInit, 'signal'>, signal?: AbortSignal): Promise<Response> =>
    request(`${baseUrl}${path}`, {
      ...init,
      headers: { authorization, accept: 'application/json', ...init.headers },
      mostBytes: mostBytes.answer,
      ...(signal && { signal }),
    });

  async function read<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
    if (!response.ok) {
      await response.body?.cancel();
      throw away(response.status === 401 ? 'Telnyx rejected the key.' : `Telnyx answered with ${response.status}.`);
    }
    const parsed = schema.safeParse(await response.json().catch(() => null));
    if (!parsed.success) throw away('The answer of Telnyx could not be read.');
    return parsed.data;
  }

  const get = async <T>(path: string, schema: z.ZodType<T>): Promise<T> =>
    read(await send(path, { method: 'GET' }), schema);

  /** Newest first as they come; each page is read. */
  async function list(filter: Record<string, string>): Promise<Fax[]> {
    const found: Fax[] = [];
    for (let page = 1; ; page += 1) {
      const query = new URLSearchParams({ ...filter, 'page[size]': String(perPage), 'page[number]': String(page) });
      const { data, meta } = await get(`/faxes?${query}`, Faxes);
      found.push(...data);
      if (page >= (meta?.total_pages ?? 1)) return found;
    }
  }

  async function readFile(id: string): Promise<Uint8Array> {
    // its address lasts ten minutes; one that ended is made again
    await (await send(`/faxes/${id}/actions/refresh`, { method: 'POST' })).body?.cancel();
    const { data } = await get(`/faxes/${id}`, z.object({ data: Fax }));
    const address = URL.parse(data.media_url ?? '');
    const isTheirs = address?.protocol === 'https:' || address?.origin === new URL(baseUrl).origin;
    if (!address || !isTheirs) throw away('Telnyx gave no address of the file.');
    const response = await limitedFetch(mostBytes.file)(address, {
      signal: AbortSignal.timeout(answerWithin),
      redirect: 'error',
    }).catch((error: unknown) => {
      throw away('The file could not be loaded from Telnyx.', error);
    });
    if (!response.ok) throw away(`The file could not be loaded from Telnyx (${response.status}).`);
    return new Uint8Array(await response.arrayBuffer());
  }

  return {
    name: 'Telnyx',
    reaches: 'everyone',
    numbers,

    async send({ tag, from, to, pdf }, signal) {
      const file = new FormData();
      const name = fileNameOf(tag);
      file.set('media_name', name);
      file.set('ttl_secs', String(fileLasts));
      file.set('media', new Blob([Buffer.from(pdf)], { type: 'application/pdf' }), `${name}.pdf`);
      const uploaded = await send('/media', { method: 'POST', body: file }, signal);
      await uploaded.body?.cancel();
      // the same name was taken by an earlier try, with the same bytes
      if (!uploaded.ok && uploaded.status !== 409 && uploaded.status !== 422) {
        return [refused(tag, uploaded.status, null)];
      }
      const body = JSON.stringify({
        connection_id: connectionId,
        to,
        from,
        media_name: name,
        quality: 'high',
        client_state: stateOf(tag),
      });
      const sent = await send(
        '/faxes',
        { method: 'POST', body, headers: { 'content-type': 'application/json' } },
        signal,
      );
      const answer: unknown = await sent.json().catch(() => null);
      if (!sent.ok) return [refused(tag, sent.status, answer)];
      return [{ id: `telnyx/${tag}/accepted`, tag, state: 'sending', failure: null, pagesSent: null, raw: answer }];
    },

    async ask({ tag, to, since }) {
      const faxes = await list({
        'filter[direction][eq]': 'outbound',
        'filter[to][eq]': to,
        'filter[created_at][gte]': new Date(since - freshFor).toISOString(),
      });
      return faxes
        .filter(({ client_state }) => client_state === stateOf(tag))
        .flatMap((fax) => {
          const said = saidBy(fax.status, fax.failure_reason ?? null);
          return said ? [{ id: `telnyx/${fax.id}/${fax.status}`, tag, pagesSent: null, ...said, raw: fax }] : [];
        });
    },

    async received() {
      const faxes = await list({
        'filter[direction][eq]': 'inbound',
        'filter[created_at][gte]': new Date(clock.now() - lookBack).toISOString(),
      });
      return faxes
        .filter(({ status }) => status === 'received')
        .map(({ id, from, to, created_at }): IncomingFax => ({
          id: `telnyx/${id}`,
          from: from ?? '',
          to: to ?? '',
          at: Date.parse(created_at),
          read: () => readFile(id),
          confirm: async () => {
            const removed = await send(`/faxes/${id}`, { method: 'DELETE' });
            await removed.body?.cancel();
          },
        }))
        .toSorted((a, b) => a.at - b.at);
    },

    hear({ headers, text }) {
      const timestamp = String(headers['telnyx-timestamp'] ?? '');
      const signature = String(headers['telnyx-signature-ed25519'] ?? '');
      const age = Math.abs(clock.now() - Number(timestamp) * 1_000);
      // written so that a time that is no number is refused as well
      if (!(age <= freshFor) || !isSignedBy(publicKey, signature, `${timestamp}|${text}`)) {
        throw new AppError('MALFORMED_REQUEST', { message: 'The message is not signed by Telnyx, or too old.' });
      }
      const message = Message.safeParse(JSON.parse(text));
      // signed by them, and about something else
      if (!message.success) return [];
      const { data } = message.data;
      const { payload, event_type, id } = data;
      const tag = tagOf(payload.client_state ?? '');
      const status = payload.status ?? event_type.replace(/^fax\./, '');
      const said = payload.partial_content
        ? ({ state: 'failed', failure: 'partial' } as const)
        : saidBy(status, payload.failure_reason ?? null);
      if (payload.direction === 'inbound' || !tag || !said) return [];
      return [{ id: `telnyx/${id}`, tag, pagesSent: payload.page_count ?? null, ...said, raw: data }];
    },

    async test(signal) {
      const application = await send(
        `/fax_applications/${encodeURIComponent(connectionId)}`,
        { method: 'GET' },
        signal,
      );
      if (application.status === 404) throw away('Telnyx does not know the fax application TELNYX_CONNECTION_ID.');
      const { data } = await read(
        application,
        z.object({ data: z.object({ application_name: z.string().nullish(), active: z.boolean().nullish() }) }),
      );
      if (data.active === false) throw away('The fax application at Telnyx is not active.');
      return `Telnyx answered for the application “${data.application_name ?? connectionId}”.`;
    },
  };
}

/** Their names of files take letters, digits and hyphens. */
const fileNameOf = (tag: string): string => `fax-${tag.replaceAll('.', '-')}`;
const stateOf = (tag: string): string => Buffer.from(tag).toString('base64');
const tagOf = (state: string): string => Buffer.from(state, 'base64').toString('utf8');

type Said = Pick<LineEvent, 'state' | 'failure'>;

/** Null for what says nothing of an attempt. A fax that they have is accepted, whatever else they still do with it. */
function saidBy(status: string, reason: string | null): Said | null {
  switch (status) {
    case 'queued':
    case 'media.processed':
    case 'originated':
    case 'sending':
    case 'sending.started':
      return { state: 'sending', failure: null };
    case 'delivered':
      return { state: 'delivered', failure: null };
    case 'failed':
      return { state: 'failed', failure: failureOf(reason ?? '') };
    default:
      return null;
  }
}

const reasons: [RegExp, FaxFailure][] = [
  [/^user_busy$/, 'busy'],
  [/no_answer|no_response|recovery_on_timer/, 'no-answer'],
  [/call_dropped|carrier_lost|communication_error|signaling_error|ecm_response|communication_timeout/, 'interrupted'],
  [/limit_exceeded$/, 'line'],
  [/service_unavailable|media_processing|file_download/, 'line'],
  [/unallocated_number|invalid_number_format|destination_invalid/, 'no-such-number'],
  [/incompatible_destination|receiver_decline/, 'no-fax'],
  [/account_disabled|no_outbound_profile|spend_limit|unverified|service_plan|whitelist/, 'account'],
  [/unreachable/, 'unreachable'],
];

/** Limits of calls pass, limits of spending and of files do not. */
function failureOf(reason: string): FaxFailure {
  if (/spend_limit|^(file|page)_/.test(reason)) return reason.startsWith('outbound') ? 'account' : 'unknown';
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown';
}

/** They answered, and will not send it. */
function refused(tag: string, status: number, answer: unknown): LineEvent {
  const failure: FaxFailure = status === 401 || status === 402 || status === 403 ? 'account' : 'unknown';
  const raw = { status, answer };
  const digest = createHash('sha256').update(JSON.stringify(raw)).digest('hex').slice(0, 16);
  return { id: `telnyx/${tag}/refused/${digest}`, tag, state: 'failed', failure, pagesSent: null, raw };
}
