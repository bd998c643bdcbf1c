/**
 * The client's half of a route: method and path at run time, input and output as types only.
 * It pulls in no schema library, so that a page loads just the calls it makes.
 */

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What a call may carry. Absent parts are `undefined`. */
export type CallInput = {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
};

/** `json`: one reply. `stream`: server-sent events, each event of the output type. `bytes`: a file. `raw`: a library's own protocol. */
export type ReplyKind = 'json' | 'stream' | 'bytes' | 'raw';

export type Call<Input extends CallInput = CallInput, Output = unknown> = {
  readonly method: Method;
  /** Path below `/api`, with `{name}` parameters, spelled as in the specification (trailing slash included). */
  readonly path: string;
  /** Phantom members: never present at run time. */
  readonly _input?: Input;
  readonly _output?: Output;
};

export type InputOf<C> = C extends Call<infer I, unknown> ? I : never;
export type OutputOf<C> = C extends Call<CallInput, infer O> ? O : never;

/** Declares a call: `call<{ body: NewNote }, Note>('POST', '/notes/')`. */
export function call<Input extends CallInput, Output>(method: Method, path: string): Call<Input, Output> {
  return { method, path };
}
