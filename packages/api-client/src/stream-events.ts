import type { Call, CallInput } from '@clinical/contract/call';
import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { callAddress } from './address.ts';
import { offlineError } from './api-error.ts';
import { baseOf, type ClientConfig, type Host } from './config.ts';
import { newKey } from './new-key.ts';
import { send } from './send.ts';

export type StreamOptions<Event> = {
  onEvent: (event: Event, name: string | undefined) => void;
  signal?: AbortSignal;
  host?: Host;
  idempotencyKey?: string;
};

/**
 * Reads an event stream to its end (`[DONE]`, or the server closes it). Reconnecting is the caller's business.
 * A line that is not JSON is logged and skipped.
 * @throws ApiError when the reply is not OK or the connection breaks; Error with the message of an event of type `error`;
 * AbortError when aborted
 */
export async function streamEvents<Input extends CallInput, Event>(
  config: ClientConfig,
  call: Call<Input, Event>,
  input: Input,
  options: StreamOptions<Event>,
): Promise<void> {
  const headers = new Headers({ Accept: 'text/event-stream' });
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (call.method === 'POST') headers.set('Idempotency-Key', options.idempotencyKey ?? newKey());
  const reply = await send(
    config,
    callAddress(baseOf(config, options.host), call.path, input),
    {
      method: call.method,
      headers,
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
      signal: options.signal,
    },
    { fallbackText: 'Stream request failed' },
  );
  const reader = reply.body?.getReader();
  if (!reader) return;
  const state: { done: boolean; failure: Error | null } = { done: false, failure: null };
  const parser = createParser({
    onEvent: (message) => {
      if (state.done || state.failure) return;
      if (message.data === '[DONE]') state.done = true;
      else state.failure = deliver(config, message, options.onEvent);
    },
  });
  const decoder = new TextDecoder();
  while (!state.done && !state.failure) {
    const piece = await reader.read().catch((error: unknown) => {
      if (options.signal?.aborted) throw error;
      config.onReachable?.(false);
      throw offlineError(error);
    });
    if (piece.done) break;
    parser.feed(decoder.decode(piece.value, { stream: true }));
  }
  if (state.done || state.failure) await reader.cancel().catch(() => undefined);
  if (state.failure) throw state.failure;
}

/** Hands one event on; gives the error that an event of type `error` stands for. */
function deliver<Event>(
  config: ClientConfig,
  message: EventSourceMessage,
  onEvent: StreamOptions<Event>['onEvent'],
): Error | null {
  let event: unknown;
  try {
    event = JSON.parse(message.data);
  } catch {
    config.log?.('Failed to parse SSE data');
    return null;
  }
  const failure = errorOf(event, message.event);
  if (!failure) onEvent(event as Event, message.event);
  return failure;
}

function errorOf(event: unknown, name: string | undefined): Error | null {
  const { type, message } = (event ?? {}) as { type?: unknown; message?: unknown };
  if (type !== 'error' && name !== 'error') return null;
  return new Error(typeof message === 'string' && message ? message : 'Stream request failed');
}
