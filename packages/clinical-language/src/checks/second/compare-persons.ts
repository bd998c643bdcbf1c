import { relativeOf } from '../../vocabulary/relatives.ts';
import { isCondition } from '../tables/conditions.ts';
import { isSymptom } from '../tables/symptoms.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Hearing, type Place, placesOf } from './hear.ts';
import { closeness, type Topic, topicsAround } from './nearest.ts';

const familyWords = / (?:family|fh|fhx|familial|relatives?|hereditary|runs? in) /;
const holder = / patient (?:: )?(?!denies|reports|states|is|was)/;

/** An illness written of the patient that the visit knows only of relatives. */
export function comparePersons({ written, hearing, inFamily }: Beside): Otherwise[] {
  const family = inFamily || familyWords.test(written.text) || written.words.some(isRelative);
  // among relatives the patient is no holder: "FH: mother - migraines, patient - asthma"
  const from = family ? holder.exec(written.text)?.index : 0;
  if (from === undefined || concludes.test(written.text)) return [];
  const first = written.text.slice(0, from).split(' ').length - 1;
  for (const [at, stem] of written.stems.entries()) {
    if (stem === '' || at < first || !(isCondition(stem) || isSymptom(stem) || illnesses.test(stem))) continue;
    // after the patient another relative may have it
    if (family && written.words.slice(first, at).some(isRelative)) return [];
    if (written.stands[at] === -1 && !/ (?:medical history|history of) /.test(written.text)) continue;
    const places = boundTo(topicsAround(written, at, hearing, 2, marks), placesOf(hearing, stem), hearing);
    const told = places.filter((place) => isOfFamily(place, hearing));
    // among relatives one of whom has it, that it is the patient is a slip of the pen
    if (told.length === 0 || (!family && told.length < places.length)) continue;
    const { heard, at: place } = told[0]!;
    const words = written.words.slice(Math.max(0, at - 2), at + 1).join(' ');
    return [{ kind: 'subject', said: quoteOf(heard, place), written: words, heard }];
  }
  return [];
}

const concludes = /^ (?:\d+ )?(?:impression|imp|diagnosis) /;
const marks = /^(?:,|[.;:()]|no|denies|history)$/;
const isRelative = (word: string): boolean => relativeOf(word) !== undefined;
const illnesses =
  /^(?:cad|cancer|hayfev|hayfever|hypothyroid|thyroid|allergy|arthr|autism|melanoma|neoplasm|immune|immun|genetic|kidney|migrain|diabet|hypertens|hypertension|stroke|melanoma|tumor|attack)$/;
const own = /^(?:i|my|me|your|myself)$/;

/** "Breast cancer" where breasts were spoken of, if they were. */
function boundTo(topics: readonly Topic[], places: readonly Place[], hearing: Hearing): readonly Place[] {
  const near = places.filter((place) => closeness(place, topics, hearing, 4) > 0);
  return near.length > 0 ? near : places;
}

/** Spoken of a relative before it, with no word of the patient between, or in answer to a question about the family. */
function isOfFamily({ heard, at }: Place, hearing: Hearing): boolean {
  // "how is your father? – he had bowel cancer. – bowel cancer?"
  const ago = hearing.heard.slice(Math.max(0, heard.at - 4), heard.at);
  const pronoun = / (?:he|she|they) /.test(heard.text) || heard.words.length < 5;
  if (pronoun && !heard.question && !/ (?:i|you|your|my) /.test(heard.text) && ago.some((one) => one.ofRelative))
    return true;
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
