import { type LiveCaption, liveSampleRate, type LiveWord } from './live.rules.ts';

/** Words to expect that one request may name, and tokens that they may come to: with more of either it fails. */
const keytermLimit = 100;
const keytermTokens = 500;
/** Counted low, for names of drugs fall into short pieces. */
const charactersPerToken = 2.5;

/** What Deepgram is asked for, by language: the medical model hears English, a newer one a mix of languages, and an older one the others. */
export function deepgramQuery(language: string, vocabulary: readonly string[]): URLSearchParams {
  const isNew = language === 'en' || language === 'multi';
  const model = language === 'en' ? 'nova-3-medical' : isNew ? 'nova-3' : 'nova-2';
  const query = new URLSearchParams({ model, language, smart_format: 'true', punctuate: 'true', diarize: 'true' });
  if (isNew) for (const word of fitting(vocabulary)) query.append('keyterm', word);
  // the older model takes single words, and reads a colon as the weight of one
  else for (const word of fitting(vocabulary.filter(isSingleWord))) query.append('keywords', word);
  return query;
}

const isSingleWord = (word: string): boolean => /^[\p{L}\p{N}'’-]+$/u.test(word);

/** The first words that one request takes. */
function fitting(vocabulary: readonly string[]): string[] {
  let tokens = 0;
  return vocabulary.slice(0, keytermLimit).filter(({ length }) => {
    const needed = Math.ceil(length / charactersPerToken) + 1;
    if (tokens + needed > keytermTokens) return false;
    tokens += needed;
    return true;
  });
}

/** The same for samples that are sent while somebody speaks. */
export function deepgramLiveQuery(language: string, vocabulary: readonly string[]): URLSearchParams {
  const query = deepgramQuery(language, vocabulary);
  const live = { encoding: 'linear16', sample_rate: liveSampleRate, channels: 1, interim_results: true };
  for (const [name, value] of Object.entries(live)) query.set(name, String(value));
  // a mix of languages is heard better when its pauses are found sooner
  query.set('endpointing', language === 'multi' ? '100' : '300');
  return query;
}

/** What is said to Deepgram's live service beside the samples. */
export const deepgramSays = {
  /** Without samples it wants to hear something at least every ten seconds. */
  keepAlive: JSON.stringify({ type: 'KeepAlive' }),
  /** What was sent is heard to its end, and then its words are final. */
  finalize: JSON.stringify({ type: 'Finalize' }),
  /** Nothing follows: the rest is heard, then the service closes the connection. */
  close: JSON.stringify({ type: 'CloseStream' }),
};

type Word = {
  word?: unknown;
  punctuated_word?: unknown;
  start?: unknown;
  end?: unknown;
  confidence?: unknown;
  speaker?: unknown;
};
type Alternative = { transcript?: unknown; confidence?: unknown; words?: unknown };
type Results = {
  type?: unknown;
  start?: unknown;
  duration?: unknown;
  is_final?: unknown;
  channel?: { alternatives?: Alternative[] };
};

/**
 * The words of one message of Deepgram's live service, a caption for each speaker in turn; none for a message that is about
 * something else, or cannot be read. Times count from the first sample.
 */
export function readDeepgramLive(message: string): LiveCaption[] {
  try {
    return captionsOf(JSON.parse(message) as Results);
  } catch {
    return [];
  }
}

function captionsOf({ type, start, duration, is_final, channel }: Results): LiveCaption[] {
  const best = channel?.alternatives?.[0];
  const text = best?.transcript;
  if (type !== 'Results' || typeof text !== 'string' || text.trim() === '') return [];
  const final = is_final === true;
  const groups = bySpeaker(Array.isArray(best?.words) ? (best.words as Word[]) : []);
  if (groups.length === 0) {
    const [startMs, endMs] = [ms(start), ms(Number(start) + Number(duration))];
    return [{ final, startMs, endMs, text, speaker: null, confidence: share(best?.confidence), words: [] }];
  }
  const captions = groups.map((group): LiveCaption => {
    const words = group.map(wordOf);
    return {
      final,
      startMs: words[0]!.startMs,
      endMs: words.at(-1)!.endMs,
      text: words.map((word) => word.text).join(' '),
      speaker: speakerOf(group[0]!),
      confidence: share(best?.confidence),
      words,
    };
  });
  // what is not final is one line: the next message replaces all of it
  return final ? captions : [{ ...captions[0]!, endMs: captions.at(-1)!.endMs, text, words: [] }];
}

function bySpeaker(words: readonly Word[]): Word[][] {
  const groups: Word[][] = [];
  for (const word of words) {
    const last = groups.at(-1);
    if (last && speakerOf(last[0]!) === speakerOf(word)) last.push(word);
    else groups.push([word]);
  }
  return groups;
}

const wordOf = (word: Word): LiveWord => ({
  text: String(word.punctuated_word ?? word.word ?? ''),
  startMs: ms(word.start),
  endMs: ms(word.end),
  confidence: share(word.confidence),
});

const speakerOf = ({ speaker }: Word): string | null => (typeof speaker === 'number' ? `Speaker ${speaker + 1}` : null);
const share = (value: unknown): number | null => (typeof value === 'number' ? Math.min(1, Math.max(0, value)) : null);

/** Seconds as milliseconds. @throws Error for what is no time */
function ms(seconds: unknown): number {
  const value = Number(seconds);
  if (!Number.isFinite(value)) throw new Error('no time');
  return Math.max(0, Math.round(value * 1_000));
}
