import type { SpeakerRole } from '@clinical/contract/transcripts/source.schemas';
import { nameOfRelative } from './relatives.ts';

const labels = (role: SpeakerRole, words: string): [string, SpeakerRole][] =>
  words.split(',').map((word) => [word.trim(), role]);

/** Words that name a speaker's part. Compared in lower case without full stops; the first or last word of a label decides. */
export const knownLabels: Readonly<Record<string, SpeakerRole>> = Object.fromEntries([
  ...labels(
    'clinician',
    'doctor, doc, dr, d, md, clinician, physician, provider, gp, surgeon, consultant, therapist, np, pa, practitioner, dentist, psychiatrist, cardiologist, dermatologist',
  ),
  ...labels('patient', 'patient, pt, p, client'),
  ...labels('other', 'nurse, rn, assistant, ma, caregiver, carer, interpreter, guest, guest_family, guest_clinician'),
  // a child who speaks may be the patient
  ...[...nameOfRelative].flatMap(([word, name]): [string, SpeakerRole][] =>
    name === 'children' ? [] : [[word, 'other']],
  ),
  ...labels('unknown', 'speaker, spk, person, voice, channel, unknown'),
]);

/** The role that a label names, or undefined when it names none ("speaker_0", "Anna"). */
export function roleOfLabel(label: string): SpeakerRole | undefined {
  const clean = label
    .toLowerCase()
    .replaceAll('.', '')
    .replace(/[()[\]:]/g, ' ')
    .trim();
  const words = clean.split(/[\s_-]+/);
  for (const key of [clean, words.join(' '), words[0]!, words.at(-1)!]) {
    const role = Object.hasOwn(knownLabels, key) ? knownLabels[key] : undefined;
    if (role && role !== 'unknown') return role;
  }
  return undefined;
}

/** True for a label that names a part or a numbered speaker. */
export const isRoleLabel = (label: string): boolean =>
  roleOfLabel(label) !== undefined || /^(?:speaker|spk|person|voice)[ _-]?\d*$/i.test(label.trim());
