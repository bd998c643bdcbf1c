import type { SpeakerRole, Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isWord } from '../../text/words.ts';
import { backchannels } from '../../vocabulary/speech-words.ts';
import { boundaryLogOdds } from './boundary.ts';
import { isQuestion } from './questions.ts';
import { type Token, tokensOf } from '../normalise/tokens.ts';

/** What one speaker says without the other taking the floor. */
export type Stream = { role: SpeakerRole; tokens: Token[]; punctuated: boolean; lastU: number };

/** The speakers' turns in order. A turn that goes on after the listener's "mm-hmm" is one. */
export function streamsOf(utterances: readonly Utterance[]): Stream[] {
  const streams: Stream[] = [];
  const open = new Map<SpeakerRole, Stream>();
  for (const [u, utterance] of utterances.entries()) {
    const tokens = tokensOf(utterance.text, u);
    const words = tokens.filter((token) => isWord(token.t));
    if (words.length === 0) continue;
    const previous = open.get(utterance.role);
    const between = previous ? utterances.slice(previous.lastU + 1, u) : [];
    const heard = between.length <= 1 && between.every((other) => isBackchannel(other.text));
    if (previous && heard && goesOn(previous, tokens)) {
      previous.tokens.push(...tokens.filter((token, i) => i > 0 || isWord(token.t)));
      previous.lastU = u;
      continue;
    }
    const stream = { role: utterance.role, tokens, punctuated: isPunctuated(tokens), lastU: u };
    streams.push(stream);
    open.set(utterance.role, stream);
  }
  return streams;
}

/** Sentence marks at least every sixty words or so; a stray one in raw speech does not count. */
function isPunctuated(tokens: readonly Token[]): boolean {
  const ends = tokens.filter((token) => /^[.?!…]+$/.test(token.t)).length;
  return ends > 0 && tokens.length / ends < 60;
}

function isBackchannel(text: string): boolean {
  const words = text.toLowerCase().match(/[\p{L}'-]+/gu) ?? [];
  return words.length <= 4 && words.every((word) => backchannels.has(word));
}

/** Whether the speaker's next words continue the sentence that the listener's "okay" fell into. */
function goesOn(stream: Stream, next: readonly Token[]): boolean {
  const last = stream.tokens.at(-1);
  if (!last || /^[.?!…]+$/.test(last.t) || isQuestion(lastWords(stream.tokens))) return false;
  if (next[0] && !isWord(next[0].t)) return true;
  if (stream.punctuated) return true;
  const words = [...stream.tokens.slice(-3), ...next.slice(0, 3)].map((token) => token.t);
  return boundaryLogOdds(words, Math.min(3, stream.tokens.length), 6) < 0.5;
}

const lastWords = (tokens: readonly Token[]): string[] => tokens.slice(-10).map((token) => token.t);
