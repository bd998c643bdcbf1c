import type { Voice } from '@clinical/contract/transcripts/speakers.schemas';
import type { SpeakerRole, Utterance } from '@clinical/contract/transcripts/source.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { isMark } from '@clinical/contract/transcripts/speakers.rules';
import { t } from '../transcripts.texts.ts';

/** The parts that a person can give a voice. */
export const parts = ['clinician', 'patient', 'other'] as const satisfies SpeakerRole[];

/** True for a name that says nothing but the part: with another part it would be wrong. */
const isPart = (name: string): boolean =>
  /^(doctor|dr\.?|clinician|physician|provider|nurse|patient|pt\.?|relative|mother|father|other)$/i.test(name.trim()) ||
  parts.some((part) => t(part).toLowerCase() === name.trim().toLowerCase());

/** A voice with another part; a name that is only the old part gives way to the new one. */
export const inPart = ({ speaker }: Voice, role: (typeof parts)[number]): Voice => ({
  role,
  speaker: isPart(speaker) ? t(role) : speaker,
});

/** True when it can be said anew who spoke this line. */
export const mayName = (
  entry: Pick<Transcript, 'abilities' | 'kind'>,
  utterance: Pick<Utterance, 'speaker' | 'text' | 'entryId'>,
): boolean =>
  entry.abilities.edit &&
  entry.kind !== 'pdf' &&
  entry.kind !== 'image' &&
  entry.kind !== 'command' &&
  utterance.entryId === undefined &&
  !isMark(utterance);
