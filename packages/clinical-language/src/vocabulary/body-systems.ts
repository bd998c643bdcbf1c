import { systemOfWord } from './clinical-words.ts';
import { systemOfSymptom } from './symptoms.ts';

/** The systems of a review of systems or an exam, in the order they are written. */
export const systems = [
  'Constitutional',
  'Eyes',
  'HENT',
  'Neck',
  'Cardiovascular',
  'Respiratory',
  'Gastrointestinal',
  'Genitourinary',
  'Musculoskeletal',
  'Skin',
  'Neurological',
  'Psychiatric',
  'Endocrine',
  'Hematologic',
] as const;
export type BodySystem = (typeof systems)[number];

/** The system that a symptom word belongs to, or undefined for other words. */
export const symptomSystem = (word: string): BodySystem | undefined => systemOfWord.get(word);

/** The system of a list of words: strong words decide ("chest pain", "shortness of breath"), else the first that belongs to one. */
export function systemOf(words: readonly string[]): BodySystem | undefined {
  const text = words.join(' ');
  const listed = systemOfSymptom.get(text);
  if (listed) return listed;
  if (/\bheadaches?\b/.test(text)) return 'Neurological';
  if (/\bshort(?:ness)? of breath\b/.test(text)) return 'Respiratory';
  if (/\bchest pain\b/.test(text)) return 'Cardiovascular';
  if (/\bsore throat\b/.test(text)) return 'HENT';
  if (/\bnight sweats|weight (?:loss|gain)\b/.test(text)) return 'Constitutional';
  if (/\bswelling (?:in|of) (?:your|his|her|their|the) (?:legs|feet|ankles|lower)/.test(text)) return 'Cardiovascular';
  let found: BodySystem | undefined;
  for (const word of words) {
    const system = symptomSystem(word);
    if (!system) continue;
    if (!found || found === 'Musculoskeletal') found = system;
    if (found !== 'Musculoskeletal') break;
  }
  return found;
}
