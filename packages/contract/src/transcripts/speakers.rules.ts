import type { ChangeSpeakers, Voice } from './speakers.schemas.ts';
import type { Utterance } from './source.schemas.ts';

type Change = NonNullable<ChangeSpeakers['changes']>[number];

/** True for a line that stands for what is not there: not recorded, not transcribed (`heard` in
 * texts of earlier versions), or not said. It has no speaker. */
export const isMark = (
  { speaker, text }: Pick<Utterance, 'speaker' | 'text'>,
  kind = 'not (recorded|transcribed|heard|said)',
): boolean => speaker === '' && new RegExp(`^\\[\\d[\\w ]* ${kind}: [^\\]]+\\]$`).test(text);

/** True when somebody says something: a mark of what is missing is no speech. */
export const hasWords = ({ utterances }: { utterances: readonly Pick<Utterance, 'speaker' | 'text'>[] }): boolean =>
  !utterances.every((line) => isMark(line));

/** The same lines with the voices as `changes` have them, all at once. Words, ids and times stay, and so do marks. */
export function nameVoices(utterances: readonly Utterance[], changes: readonly Change[]): Utterance[] {
  return utterances.map((utterance) => {
    const change = isMark(utterance) ? undefined : changes.find((one) => isMeant(utterance, one));
    return change ? { ...utterance, ...change.to } : utterance;
  });
}

/** True when at least one line is what this change is about. */
export const isKnown = (utterances: readonly Utterance[], change: Change): boolean =>
  utterances.some((utterance) => !isMark(utterance) && isMeant(utterance, change));

function isMeant(utterance: Utterance, { from, lines }: Change): boolean {
  return isBy(utterance, from) && (lines === undefined || lines.includes(utterance.id));
}

/** True when this voice spoke the line. */
export const isBy = (utterance: Pick<Utterance, 'speaker' | 'role'>, voice: Voice): boolean =>
  utterance.speaker === voice.speaker && utterance.role === voice.role;

/** Those who speak, each once, in the order in which they are first heard. */
export function voicesOf(utterances: readonly Utterance[]): Voice[] {
  const voices: Voice[] = [];
  for (const utterance of utterances) {
    if (isMark(utterance) || voices.some((voice) => isBy(utterance, voice))) continue;
    voices.push({ speaker: utterance.speaker, role: utterance.role });
  }
  return voices;
}
