import { splitSentences } from '@clinical/language/split-sentences';
import { readFileSync } from 'node:fs';

/** A row of `avey.dev.json`. */
export type Vignette = {
  demographics: string;
  chief_complaints: string;
  presentation: string;
  absent_findings: string;
  physical_history: string;
  family_history: string;
  social_history: string;
};
/** A row of `semigran.dev.json`. */
export type Triage = { urgency_level: 'em' | 'ne' | 'sc'; correct_diagnosis: string; case_description: string };

export const readRows = <Row>(folder: string, name: string): Row[] =>
  JSON.parse(readFileSync(`${folder}/${name}`, 'utf8')) as Row[];

/** Age in years and sex, as a description or demographics tell them: what a chart would hold. */
export function patientOf(text: string): { ageYears: number | null; sex: 'female' | 'male' | null } {
  const [, age, unit = ''] = /(\d+)[- ]?(year|month|week|day)/i.exec(text) ?? [];
  const years = { year: 1, month: 1 / 12, week: 1 / 52, day: 1 / 365 }[unit.toLowerCase()];
  const isFemale = /\b(?:female|woman|girl|she|her)\b/i.test(text);
  const isMale = /\b(?:male|man|boy|he|his|mr)\b/i.test(text);
  return {
    ageYears: age === undefined || years === undefined ? null : Number(age) * years,
    sex: isFemale ? 'female' : isMale ? 'male' : null,
  };
}

const examined =
  /\b(?:exam(?:ination)?|vitals?|laborator\w+|labs?|radiograph|x-?ray|cxr|ct|mri|ecg|blood pressure|bp|respiratory rate|heart rate|oxygen saturation|white-?cell|auscultation|otoscopy|palpation|temperature of|units?\/l|mm ?hg|beats|cranial nerve|oral exam|egophony|crackles|febrile and looks)\b/i;

/** The sentences of a vignette that a patient can tell: no findings of an examination, no measurements. */
export const historyOf = (text: string): string =>
  splitSentences(text.replaceAll('\n', ' '))
    .map((sentence) => sentence.text)
    .filter((sentence) => !examined.test(sentence))
    .join(' ');

/** What a vignette tells, in pieces: sentences, cut where another statement begins. */
export function findings(vignette: Vignette): string[] {
  const texts = [vignette.presentation, vignette.physical_history, vignette.family_history, vignette.social_history];
  return texts
    .filter((text) => !/^\W*(?:none|-)?\W*$/i.test(text))
    .flatMap((text) => splitSentences(text).map((sentence) => sentence.text))
    .flatMap((sentence) =>
      sentence.split(
        /; |, (?=(?:and|but|which|with|as well as|he|she|her|his|the|is|has)\b)| (?:and|but) (?=(?:he|she|her|his|the|has|is|was|also|denies|reports)\b)/i,
      ),
    )
    .map((piece) => piece.trim())
    .filter((piece) => piece.split(' ').length > 1);
}
