/**
 * A real HTTP server that speaks Telnyx's fax API v2: uploaded media, faxes with their lists, files that came in, and messages signed
 * with Ed25519 over time and body. It carries nothing; a test says what becomes of a fax.
 */
import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type TelnyxFax = {
  id: string;
  direction: 'inbound' | 'outbound';
  status: string;
  from: string;
  to: string;
  client_state: string | null;
  media_name: string | null;
  media_url: string | null;
  failure_reason: string | null;
  created_at: string;
};

type Answer = { status: number; body: unknown };

export class TelnyxServer {
  readonly faxes: TelnyxFax[] = [];
  readonly media = new Map<string, Buffer>();
  /** Files that came in, by the id of their fax. */
  readonly files = new Map<string, Uint8Array>();
  readonly apiKey = 'KEY-for-tests';
  /** Takes so many faxes and breaks the connection before it has answered. */
  lostReplies = 0;
  /** What it answers to all instead of doing it: down, an error page. */
  fault: { status: number; text: string } | null = null;
  /** What it says instead of taking a fax. */
  refusal: Answer | null = null;
  /** Where it says that a file is, in place of its own address. */
  mediaAddress: string | null = null;
  /** Milliseconds since 1970, as its messages say. */
  now: () => number = Date.now;
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #server = createServer((request, response) => void this.#answer(request, response));

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/v2`;
  }

  /** The last 32 bytes of the key's ASN.1 form are the key. */
  get publicKey(): string {
    return this.#keys.publicKey.export({ type: 'spki', format: 'der' }).subarray(-32).toString('base64');
  }

  /** A file that somebody sent to one of our numbers. */
  receive(file: Uint8Array, { from, to }: Pick<TelnyxFax, 'from' | 'to'>): TelnyxFax {
    const id = randomUUID();
    this.files.set(id, file);
    const fax: TelnyxFax = {
      id,
      direction: 'inbound',
      status: 'received',
      from,
      to,
      client_state: null,
      media_name: null,
      media_url: null,
      failure_reason: null,
      created_at: new Date(this.now()).toISOString(),
    };
    this.faxes.push(fax);
    return fax;
  }

  /** A message about a fax, as it would be posted; `id` is the message's own. */
  message(
    fax: TelnyxFax,
    event: string,
    { id = randomUUID(), at = this.now(), ...payload }: { id?: string; at?: number } & Record<string, unknown> = {},
  ): { headers: Record<string, string>; text: string } {
    const text = JSON.stringify({
      data: {
        id,
        record_type: 'event',
        event_type: `fax.${event}`,
        occurred_at: new Date(at).toISOString(),
        payload: {
          fax_id: fax.id,
          direction: fax.direction,
          from: fax.from,
          to: fax.to,
          status: event,
          client_state: fax.client_state,
          ...payload,
        },
      },
    });
    const timestamp = String(Math.floor(at / 1_000));
    const signature = sign(null, Buffer.from(`${timestamp}|${text}`), this.#keys.privateKey).toString('base64');
    return {
      text,
      headers: {
        'content-type': 'application/json',
        'telnyx-timestamp': timestamp,
        'telnyx-signature-ed25519': signature,
      },
    };
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const url = new URL(request.url ?? '', this.url);
    if (this.fault) {
      response.writeHead(this.fault.status, { 'content-type': 'text/html' }).end(this.fault.text);
      return;
    }
    const file = /^\/v2\/files\/([\w-]+)$/.exec(url.pathname)?.[1];
    if (file) {
      response.writeHead(200, { 'content-type': 'application/pdf' }).end(this.files.get(file));
      return;
    }
    const isOurs = request.headers.authorization === `Bearer ${this.apiKey}`;
    const answer = isOurs
      ? await this.#do(request, url, Buffer.concat(chunks))
      : { status: 401, body: { errors: [{ code: '10009', title: 'Authentication failed' }] } };
    if (answer === null) request.socket.destroy();
    else
      response
        .writeHead(answer.status, { 'content-type': 'application/json' })
        .end(answer.body === null ? undefined : JSON.stringify(answer.body));
  }

  /** Null breaks the connection. */
  async #do(request: IncomingMessage, url: URL, body: Buffer): Promise<Answer | null> {
    const path = url.pathname.replace(/^\/v2/, '');
    const call = `${request.method} ${path.replace(/\/[\da-f-]{36}/, '/{id}')}`;
    const id = /[\da-f-]{36}/.exec(path)?.[0];
    const fax = this.faxes.find((each) => each.id === id);
    if (call === 'POST /media') return this.#keep(request, body);
    if (call === 'POST /faxes') return this.#take(JSON.parse(body.toString('utf8')) as Record<string, string>);
    if (call === 'GET /faxes') return this.#list(url.searchParams);
    if (call.startsWith('GET /fax_applications/')) {
      return { status: 200, body: { data: { application_name: 'Clinic', active: true } } };
    }
    if (!fax) return { status: 404, body: { errors: [{ code: '10005', title: 'Resource not found' }] } };
    if (call === 'GET /faxes/{id}') return { status: 200, body: { data: fax } };
    if (call === 'POST /faxes/{id}/actions/refresh') {
      fax.media_url = this.mediaAddress ?? `${this.url}/files/${fax.id}`;
      return { status: 202, body: { data: { result: 'ok' } } };
    }
    if (call !== 'DELETE /faxes/{id}') return { status: 404, body: null };
    this.faxes.splice(this.faxes.indexOf(fax), 1);
    return { status: 204, body: null };
  }

  async #keep(request: IncomingMessage, body: Buffer): Promise<Answer> {
    const type = request.headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const [name, media] = [form.get('media_name'), form.get('media')];
    if (typeof name !== 'string' || !(media instanceof Blob)) return { status: 422, body: { errors: [] } };
    this.media.set(name, Buffer.from(await media.arrayBuffer()));
    return { status: 200, body: { data: { media_name: name } } };
  }

  #take(wanted: Record<string, string>): Answer | null {
    if (this.refusal) return this.refusal;
    if (!wanted['connection_id'] || !this.media.has(wanted['media_name'] ?? ''))
      return { status: 422, body: { errors: [] } };
    const fax: TelnyxFax = {
      id: randomUUID(),
      direction: 'outbound',
      status: 'queued',
      from: wanted['from'] ?? '',
      to: wanted['to'] ?? '',
      client_state: wanted['client_state'] ?? null,
      media_name: wanted['media_name'] ?? null,
      media_url: null,
      failure_reason: null,
      created_at: new Date(this.now()).toISOString(),
    };
    this.faxes.push(fax);
    if (this.lostReplies === 0) return { status: 202, body: { data: fax } };
    this.lostReplies -= 1;
    return null;
  }

  #list(query: URLSearchParams): Answer {
    const asked = (name: string): string | null => query.get(`filter[${name}]`);
    const found = this.faxes
      .filter(({ direction }) => direction === asked('direction][eq'))
      .filter(({ to }) => asked('to][eq') === null || to === asked('to][eq'))
      .filter(({ created_at }) => created_at >= (asked('created_at][gte') ?? ''));
    const size = Number(query.get('page[size]'));
    const from = (Number(query.get('page[number]')) - 1) * size;
    const total_pages = Math.max(1, Math.ceil(found.length / size));
    return { status: 200, body: { data: found.slice(from, from + size), meta: { total_pages } } };
  }
}
