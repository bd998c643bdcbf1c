import { jsonSchema, JSONParseError, Output, streamText, TypeValidationError } from 'ai';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../platform/clock.ts';
import { type CircuitBreaker, circuitBreaker } from '../../platform/outside/circuit-breaker.ts';
import { limitedFetch } from '../../platform/outside/limited-fetch.ts';
import type { Endpoint } from './endpoint.ts';
import { clientOf } from './language-model.ts';
import type { CallReport, NoteRequest, WrittenSection } from './port.ts';
import {
  describeFailure,
  failures,
  type Failure,
  keyRefused,
  type KeyOwner,
  providerFailed,
} from './provider-failure.ts';
import { jsonForm, replyForm, replySchema, SectionReply } from './section-reply.ts';

export type AskModelOptions = {
  endpoint: Endpoint;
  /** The provider's own name of the model. */
  model: string;
  /** How long a model that thinks shall think. */
  effort?: 'low' | 'medium' | 'high' | undefined;
  /** It refuses a fixed temperature. */
  thinks?: boolean;
  /** For a million tokens. */
  price?: { input: number; output: number } | undefined;
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

export type AskModel = (
  request: Pick<NoteRequest, 'system' | 'prompt' | 'sectionKeys' | 'onCall'>,
  onSection: (section: WrittenSection) => void,
  signal: AbortSignal,
) => Promise<WrittenSection[]>;

const maxRetries = 3;
/** A service that asks for a longer pause is busy for as long as a person would wait. */
const longestPause = 60_000;
/** The same seed in each call, where the provider takes one, so that the same words give the same note as far as it can. */
const seed = 7;
/** Each word of a stream comes wrapped in some 200 bytes of JSON. */
const wireOverhead = 60;

type Usage = { inputTokens?: number | undefined; outputTokens?: number | undefined };
type Attempt = ({ sections: WrittenSection[] } | { failure: Failure; cause?: unknown; started: boolean }) & {
  usage?: Usage;
};

// what the SDK would print of settings that a model ignores is no news to us
(globalThis as { AI_SDK_LOG_WARNINGS?: boolean }).AI_SDK_LOG_WARNINGS = false;

/** A way to ask one model of one provider, with its tries, limits and breaker. */
export function askModel(options: AskModelOptions): AskModel {
  const { first, between, total } = options.timeouts ?? { first: 300_000, between: 60_000, total: 900_000 };
  const answerLimit = options.answerLimit ?? 400_000;
  const random = options.random ?? Math.random;
  const { endpoint, keyOwner = 'server', breaker = circuitBreaker(options.clock), effort, thinks = false } = options;
  const { model, keepsSchema } = clientOf(endpoint, options.model, limitedFetch(answerLimit * wireOverhead));
  const takesSeed = endpoint.protocol !== 'responses' && endpoint.protocol !== 'azure';
  const fixed = thinks || effort ? {} : { temperature: 0, ...(takesSeed ? { seed } : {}) };

  async function attempt(
    request: Parameters<AskModel>[0],
    onSection: (section: WrittenSection) => void,
    signal: AbortSignal,
  ): Promise<Attempt> {
    const reply = new SectionReply(request.sectionKeys);
    const stop = new AbortController();
    // the SDK's own limit for the first word starts only with the reply's head, and some never send one
    let silence = setTimeout(() => stop.abort(), first);
    let usage: Usage | undefined;
    let lineSkipped = false;
    const over = (message: string, started = true): Attempt => ({
      failure: { message, again: false },
      started,
      ...(usage ? { usage } : {}),
    });
    const form = keepsSchema ? jsonForm : replyForm(request.sectionKeys);
    try {
      const { fullStream } = streamText({
        model,
        instructions: `${request.system}\n\n${form}`,
        prompt: request.prompt,
        ...(keepsSchema ? { output: outputOf(request.sectionKeys) } : {}),
        ...fixed,
        ...(effort ? { reasoning: effort } : {}),
        // the provider keeps nothing of what was said
        providerOptions: { openai: { store: false } },
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
          if (reply.length > answerLimit) return over(failures.size);
        } else if (part.type === 'error') {
          // one line that is not what it should be is skipped; the others may be whole
          lineSkipped ||= JSONParseError.isInstance(part.error) || TypeValidationError.isInstance(part.error);
          if (lineSkipped) continue;
          return failed(part.error, reply.length > 0, keyOwner, options.clock.now());
        } else if (part.type === 'abort') {
          signal.throwIfAborted();
          return over(failures.slow, reply.length > 0);
        } else if (part.type === 'finish') {
          usage = part.totalUsage;
          if (part.finishReason === 'length') return over(failures.cut);
          if (part.finishReason === 'content-filter') return over(failures.refused);
          // the SDK also calls it an error when a line was no JSON
          if (part.finishReason === 'error' && !(lineSkipped && reply.isWhole)) return over(failures.half);
        }
      }
    } catch (error) {
      signal.throwIfAborted();
      if (stop.signal.aborted) return over(failures.slow, reply.length > 0);
      return failed(error, reply.length > 0, keyOwner, options.clock.now());
    } finally {
      clearTimeout(silence);
      stop.abort();
    }
    if (reply.isCut) return over(failures.half);
    const sections = reply.finish();
    return sections ? { sections, ...(usage ? { usage } : {}) } : over(failures.form);
  }

  function report(
    began: number,
    outcome: CallReport['outcome'],
    { inputTokens, outputTokens }: Usage = {},
  ): CallReport {
    const known = inputTokens !== undefined && outputTokens !== undefined;
    const { price } = options;
    return {
      provider: endpoint.name,
      model: options.model,
      inputTokens: inputTokens ?? null,
      outputTokens: outputTokens ?? null,
      // a price for a million tokens is millionths for one
      cost: known && price ? Math.round(inputTokens * price.input + outputTokens * price.output) : null,
      ms: Math.max(0, options.clock.now() - began),
      outcome,
    };
  }

  return async (request, onSection, signal) => {
    for (let tries = 0; ; tries++) {
      signal.throwIfAborted();
      if (!breaker.allows()) throw providerFailed(failures.circuit);
      const began = options.clock.now();
      const result = await attempt(request, onSection, signal).catch((error: unknown) => {
        request.onCall?.(report(began, 'stopped'));
        throw error;
      });
      request.onCall?.(report(began, 'sections' in result ? 'answered' : 'failed', result.usage));
      if ('sections' in result) {
        breaker.succeeded();
        return result.sections;
      }
      const { message, ofKey, again, afterMs = 0 } = result.failure;
      // once words came, sections were already announced: a second start would tell them twice
      if (!again || result.started || tries === maxRetries || afterMs > longestPause) {
        if (keyOwner === 'server' || !ofKey) breaker.failed();
        if (keyOwner === 'person' && ofKey === 'refused') throw keyRefused(message, result.cause);
        throw providerFailed(message, result.cause);
      }
      const pause = (options.pause ?? 500) * 2 ** tries * (0.5 + random());
      await wait(Math.max(pause, afterMs), undefined, { signal });
    }
  };
}

/** Asks for the object, and has the SDK leave its pieces alone: it would read all of it again with each of them. */
function outputOf(sectionKeys: readonly string[]): Output.Output<Record<string, string>, number, never> {
  const schema = jsonSchema<Record<string, string>>(replySchema(sectionKeys));
  let pieces = 0;
  return {
    ...Output.object({ schema, name: 'note' }),
    parsePartialOutput: () => Promise.resolve({ partial: (pieces += 1) }),
    createElementStreamTransform: () => undefined,
  };
}

function failed(error: unknown, started: boolean, keyOwner: KeyOwner, now: number): Attempt {
  const failure = describeFailure(error, keyOwner, now);
  return {
    failure: started && failure.again ? { message: failures.half, again: false } : failure,
    cause: error,
    started,
  };
}
