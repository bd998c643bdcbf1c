import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import type { AudioGap, AudioRange } from '@clinical/contract/transcripts/entry-speech.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { assignRoles } from '@clinical/language/speaker-roles';
import type { SpokenUtterance } from '../../../gateways/speech/port.ts';
import { lineOf, type Source } from '../../transcripts/public.ts';
import { storable } from '../../../platform/storable.ts';
import { unsureWords } from './unsure-words.ts';

const reasons: Record<AudioGap['reason'], string> = {
  sleep: 'the device was asleep',
  microphone: 'the microphone was lost',
  crash: 'the page was closed',
  storage: 'the device could not write',
  'computer-sound': 'the computer’s sound was no longer shared, only the microphone',
  lost: 'it never arrived',
};

/** `unreadable`: nobody can hear it. `missing`: still to be heard. `silent`: words came from there that no voice was measured for, and were dropped. */
type Marks = {
  gaps: readonly AudioGap[];
  unreadable: readonly AudioRange[];
  missing: readonly AudioRange[];
  silent: readonly AudioRange[];
};

/**
 * The source text of an entry with what an engine has heard of it now. Lines that are there already keep their ids and words, for
 * notes link to them, and a person may have edited them; new ones come in at their time. What was not recorded or could not be heard
 * is a line of its own in square brackets, which is no speech.
 * @param heard what is new
 */
export function mergeTranscribed(
  before: readonly Utterance[],
  heard: readonly SpokenUtterance[],
  { gaps, unreadable, missing, silent }: Marks,
): Source {
  // what was still to be heard is now in `heard`, or in `missing` again
  const said = before.filter((utterance) => !isMark(utterance, 'not (transcribed|heard)'));
  const wasEmpty = before.length === 0;
  let number = before.reduce((highest, { id }) => Math.max(highest, Number(id.slice(1)) || 0), 0);
  const line = (rest: Omit<Utterance, 'id' | 'role'>): Utterance => ({ id: '', role: 'unknown', ...rest });
  const spoken = heard
    .map(({ speaker, startMs, endMs, text: raw, confidence, words }) => {
      const text = storable(raw).trim();
      const unsure = unsureWords(text, words);
      return line({ speaker: storable(speaker ?? '').trim(), startMs, endMs, text, confidence, ...unsure });
    })
    .filter(({ text }) => text !== '');
  const marks = [
    // they are there already when this is the rest of what was missing
    ...(wasEmpty ? gaps : []).map(gapMark),
    ...silent.map(({ fromMs, toMs }) =>
      mark(fromMs, `${lengthOf(toMs - fromMs)} not said: words found without a voice, left out`),
    ),
    ...unreadable.map(({ fromMs, toMs }) =>
      mark(fromMs, `${lengthOf(toMs - fromMs)} not transcribed: this part of the audio cannot be read`),
    ),
    ...missing.map(({ fromMs, toMs }) =>
      mark(fromMs, `${lengthOf(toMs - fromMs)} not transcribed: the speech engine stopped`),
    ),
  ];
  const utterances = [...said];
  for (const one of [...spoken, ...marks].toSorted(byTime)) utterances.splice(placeOf(utterances, one), 0, one);
  const named = utterances.map((one) => (one.id === '' ? { ...one, id: `u${(number += 1)}` } : one));
  const roles = new Map(assignRoles(named.filter((one) => !isMark(one))).map(({ id, role }) => [id, role]));
  const source = named.map((one) => (said.includes(one) ? one : { ...one, role: roles.get(one.id) ?? 'unknown' }));
  return { question: source.map(lineOf).join('\n'), utterances: source };
}

/** A text with times that a person gave, with what was not recorded marked in it. Without times nobody knows where it lies. */
export function withGaps(given: Source, gaps: readonly AudioGap[]): Source {
  if (gaps.length === 0 || given.utterances.every(({ startMs }) => startMs === null)) return given;
  const utterances = [...given.utterances];
  for (const [index, gap] of gaps.entries()) {
    const one = { ...gapMark(gap), id: `u${given.utterances.length + index + 1}` };
    utterances.splice(placeOf(utterances, one), 0, one);
  }
  return { question: utterances.map(lineOf).join('\n'), utterances };
}

const gapMark = ({ atMs, lengthMs, reason }: AudioGap): Utterance =>
  mark(atMs, `${lengthOf(lengthMs)} not recorded: ${reasons[reason]}`);

const mark = (atMs: number, text: string): Utterance => ({
  id: '',
  speaker: '',
  role: 'unknown',
  startMs: atMs,
  endMs: atMs,
  text: `[${text}]`,
  confidence: null,
});

const byTime = (a: Utterance, b: Utterance): number => (a.startMs ?? 0) - (b.startMs ?? 0);

/** Before the first line that is known to be later. */
function placeOf(utterances: readonly Utterance[], one: Utterance): number {
  const at = utterances.findIndex(({ startMs }) => startMs !== null && startMs > (one.startMs ?? 0));
  return at < 0 ? utterances.length : at;
}

/** "40 s", "3 min 20 s", "1 h 5 min". */
function lengthOf(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1_000));
  if (seconds < 60) return `${seconds} s`;
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return [`${minutes} min`, ...(seconds % 60 > 0 ? [`${seconds % 60} s`] : [])].join(' ');
  return [`${Math.floor(minutes / 60)} h`, ...(minutes % 60 > 0 ? [`${minutes % 60} min`] : [])].join(' ');
}
