import type { Call, CallInput } from '@clinical/contract/call';
import { callAddress, isOurs } from './address.ts';
import { baseOf, type ClientConfig, type Host } from './config.ts';
import { newKey } from './new-key.ts';
import { readJson, send } from './send.ts';
import { streamEvents, type StreamOptions } from './stream-events.ts';
import { upload, type UploadOptions } from './upload.ts';

export type RequestOptions = {
  signal?: AbortSignal;
  /** The version an edit was based on. */
  ifMatch?: number | string;
  /** The same key for each try of one action; a new one is made for each POST without it. */
  idempotencyKey?: string;
  host?: Host;
  /** Lets the request outlive the page, for a last save. */
  keepalive?: boolean;
};

/** What pages, extension and tests talk to the server with. */
export type Client = {
  /** A call of the contract with a JSON reply. A body that is a Uint8Array is sent as its bytes. */
  request<Input extends CallInput, Output>(
    call: Call<Input, Output>,
    input: Input,
    options?: RequestOptions,
  ): Promise<Output>;
  /** A call of the contract whose reply is a file. */
  download<Input extends CallInput>(call: Call<Input, Blob>, input: Input, options?: RequestOptions): Promise<Blob>;
  /** A multipart upload with progress in percent. */
  upload<Input extends CallInput, Output>(
    call: Call<Input, Output>,
    form: FormData,
    options?: UploadOptions,
  ): Promise<Output>;
  /** A call of the contract whose reply is an event stream; resolves when the stream ends. */
  stream<Input extends CallInput, Event>(
    call: Call<Input, Event>,
    input: Input,
    options: StreamOptions<Event>,
  ): Promise<void>;
  /** Any method on an absolute address or a path below the API, with JSON. The bearer goes to our own hosts only. */
  call<Output>(method: string, address: string, body?: unknown, options?: RequestOptions): Promise<Output>;
};

export function createClient(config: ClientConfig): Client {
  const bases = [config.apiBase, baseOf(config, 'pdf')];
  const open = <Input extends CallInput>(call: Call<Input, unknown>, input: Input, options: RequestOptions = {}) =>
    send(config, callAddress(baseOf(config, options.host), call.path, input), initOf(call.method, input.body, options));

  return {
    request: async <Input extends CallInput, Output>(
      call: Call<Input, Output>,
      input: Input,
      options?: RequestOptions,
    ) => readJson<Output>(config, await open(call, input, options)),
    download: async (call, input, options) => (await open(call, input, options)).blob(),
    upload: (call, form, options) => upload(config, call, form, options),
    stream: (call, input, options) => streamEvents(config, call, input, options),
    call: async <Output>(method: string, address: string, body?: unknown, options: RequestOptions = {}) => {
      const absolute = /^(https?:)?\/\//i.test(address);
      const full = absolute
        ? address
        : `${baseOf(config, options.host).replace(/\/$/, '')}/${address.replace(/^\//, '')}`;
      const init = initOf(method.toUpperCase(), body, options);
      return readJson<Output>(config, await send(config, full, init, { authorize: isOurs(full, bases) }));
    },
  };
}

/** A body of bytes goes as it is, any other as JSON. */
function initOf(method: string, body: unknown, options: RequestOptions): RequestInit {
  const headers = new Headers({ Accept: 'application/json' });
  const isBytes = body instanceof Uint8Array;
  if (body !== undefined) headers.set('Content-Type', isBytes ? 'application/octet-stream' : 'application/json');
  if (method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? newKey());
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  return {
    method,
    headers,
    body: isBytes ? (body as BodyInit) : body === undefined ? undefined : JSON.stringify(body),
    signal: options.signal,
    keepalive: options.keepalive,
  };
}
