import { relativeOf } from '../../vocabulary/relatives.ts';
import { isCondition } from '../tables/conditions.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, placesOf } from './hear.ts';

// "family history: patient - asthma"
const ofPatient = /^ (?:(?:fhx?|family history) )?[:-]? ?(?:the )?patient (?:[:-]|has|with|died|and) /;
const familyWords = / (?:family|fh|fhx|familial|relatives?|hereditary|runs? in) /;

/** An illness written of the patient that the visit knows only of relatives. */
export function comparePersons({ written, hearing, inFamily }: Beside): Otherwise[] {
  const named = ofPatient.test(written.text);
  if (!named && (inFamily || familyWords.test(written.text))) return [];
  if (/^ (?:\d+ )?(?:impression|diagnosis) /.test(written.text)) return [];
  if (!named && written.words.some((word) => relativeOf(word) !== undefined)) return [];
  for (const [at, stem] of written.stems.entries()) {
    if (stem === '' || written.stands[at] !== 1 || !(isCondition(stem) || illnesses.test(stem))) continue;
    const places = placesOf(hearing, stem);
    if (places.length === 0 || !places.every((place) => isOfFamily(place.heard, place.at))) continue;
    const { heard, at: place } = places[0]!;
    const words = written.words.slice(Math.max(0, at - 2), at + 1).join(' ');
    return [{ kind: 'subject', said: quoteOf(heard, place), written: words, heard }];
  }
  return [];
}

const illnesses = /^(?:cancer|migrain|diabet|hypertens|hypertension|stroke|melanoma|tumor|attack)$/;
const own = /^(?:i|my|me|your|myself)$/;

/** Spoken of a relative before it, with no word of the patient between, or in answer to a question about the family. */
function isOfFamily(heard: Heard, at: number): boolean {
  if (heard.answersFamily && heard.role !== 'clinician' && !/ i (?:have|had|was|am) /.test(heard.text)) return true;
  const before = heard.words.slice(Math.max(0, at - 14), at);
  const relative = before.findLastIndex((word) => relativeOf(word) !== undefined || word === 'family');
  if (relative >= 0)
    return !before
      .slice(relative + 1)
      .some((word) => /^(?:i|you|says?|said|noticed|told|thinks|mentioned)$/.test(word));
  const after = heard.words.slice(at + 1, at + 8);
  return (
    /^(?:in|on|with|from)$/.test(after[0] ?? '') &&
    after.some((word) => relativeOf(word) !== undefined || word === 'family') &&
    !before.slice(-4).some((word) => own.test(word))
  );
}
