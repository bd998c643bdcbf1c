import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { JSONParseError, streamText, TypeValidationError } from 'ai';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { type CircuitBreaker, circuitBreaker } from './circuit-breaker.ts';
import { limitedFetch } from './limited-fetch.ts';
import type { LlmPort, NoteRequest, WrittenSection } from './port.ts';
import {
  describeFailure,
  failures,
  type Failure,
  keyRefused,
  type KeyOwner,
  providerFailed,
} from './provider-failure.ts';
import { replyForm, SectionReply } from './section-reply.ts';

export type OpenAiCompatibleOptions = {
  apiKey: string;
  /** Up to and including the version, e.g. `https://api.openai.com/v1`. */
  baseUrl: string;
  /** The vendor's name of each key of the price list; a key that is not here is sent as it is. */
  models?: Readonly<Record<string, string>>;
  clock: Clock;
  /** Milliseconds: until the first word (models that think are silent for minutes), between words, and altogether. */
  timeouts?: { first: number; between: number; total: number };
  /** Characters of the longest answer that is taken. */
  answerLimit?: number;
  /** Base of the pause before a further try, in milliseconds; doubles each time. */
  pause?: number;
  /** Spreads the pauses: 0 to 1. */
  random?: () => number;
  /** Whose key it is: `server` unless given. What is wrong with a person's key is told to them and counts against nobody else. */
  keyOwner?: KeyOwner;
  /** One for all who ask the same service; an own one unless given. */
  breaker?: CircuitBreaker;
};

const maxRetries = 3;
/** Each word of a stream comes wrapped in some 200 bytes of JSON. */
const wireOverhead = 60;

type Attempt = { sections: WrittenSection[] } | { failure: Failure; cause?: unknown; started: boolean };

/** A model behind an endpoint that speaks OpenAI's chat completions: OpenAI itself, a proxy, or a server of one's own. */
export function openAiCompatible(options: OpenAiCompatibleOptions): LlmPort {
  const { first, between, total } = options.timeouts ?? { first: 300_000, between: 60_000, total: 900_000 };
  const answerLimit = options.answerLimit ?? 1_000_000;
  const random = options.random ?? Math.random;
  const { keyOwner = 'server', breaker = circuitBreaker(options.clock) } = options;
  const provider = createOpenAICompatible({
    name: 'llm',
    baseURL: options.baseUrl.replace(/\/+$/, ''),
    apiKey: options.apiKey,
    fetch: limitedFetch(answerLimit * wireOverhead),
  });

  async function attempt(
    request: NoteRequest,
    onSection: (section: WrittenSection) => void,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const reply = new SectionReply(request.sectionKeys);
    const stop = new AbortController();
    // the SDK's own limit for the first word starts only with the reply's head, and some never send one
    let silence = setTimeout(() => stop.abort(), first);
    try {
      const { fullStream } = streamText({
        model: provider(options.models?.[request.model] ?? request.model),
        instructions: `${request.system}\n\n${replyForm(request.sectionKeys)}`,
        prompt: request.prompt,
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, stop.signal]),
        timeout: { totalMs: total },
        onError: () => undefined,
      });
      for await (const part of fullStream) {
        if (part.type === 'text-delta') {
          clearTimeout(silence);
          silence = setTimeout(() => stop.abort(), between);
          for (const section of reply.push(part.text)) onSection(section);
          if (reply.length > answerLimit) return { failure: { message: failures.size, again: false }, started: true };
        } else if (part.type === 'error') {
          // one line that is not what it should be is skipped; the others may be whole
          if (JSONParseError.isInstance(part.error) || TypeValidationError.isInstance(part.error)) continue;
          return failed(part.error, reply.length > 0, keyOwner);
        } else if (part.type === 'abort') {
          signal.throwIfAborted();
          return { failure: { message: failures.slow, again: false }, started: reply.length > 0 };
        } else if (part.type === 'finish') {
          if (part.finishReason === 'length')
            return { failure: { message: failures.cut, again: false }, started: true };
          if (part.finishReason === 'content-filter')
            return { failure: { message: failures.refused, again: false }, started: true };
          if (part.finishReason === 'error')
            return { failure: { message: failures.half, again: false }, started: true };
        }
      }
    } catch (error) {
      signal.throwIfAborted();
      return stop.signal.aborted
        ? { failure: { message: failures.slow, again: false }, started: reply.length > 0 }
        : failed(error, reply.length > 0, keyOwner);
    } finally {
      clearTimeout(silence);
      stop.abort();
    }
    const sections = reply.finish();
    return sections ? { sections } : { failure: { message: failures.form, again: false }, started: true };
  }

  return {
    label: new URL(options.baseUrl).host,
    async writeNote(request, onSection, signal) {
      for (let tries = 0; ; tries++) {
        signal.throwIfAborted();
        if (!breaker.allows()) throw providerFailed(failures.circuit);
        const result = await attempt(request, onSection, signal);
        if ('sections' in result) {
          breaker.succeeded();
          return result.sections;
        }
        // once words came, sections were already announced: a second start would tell them twice
        if (!result.failure.again || result.started || tries === maxRetries) {
          const { message, ofKey } = result.failure;
          if (keyOwner === 'server' || !ofKey) breaker.failed();
          if (keyOwner === 'person' && ofKey === 'refused') throw keyRefused(message, result.cause);
          throw providerFailed(message, result.cause);
        }
        await wait((options.pause ?? 500) * 2 ** tries * (0.5 + random()), undefined, { signal });
      }
    },
  };
}

function failed(error: unknown, started: boolean, keyOwner: KeyOwner): Attempt {
  const failure = describeFailure(error, keyOwner);
  return {
    failure: started && failure.again ? { message: failures.half, again: false } : failure,
    cause: error,
    started,
  };
}
