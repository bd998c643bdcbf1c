import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { adultForm } from '../../vocabulary/relatives.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import { hasDrug } from '../facts/patterns.ts';
import type { Fact } from '../facts/fact.ts';
import { nameOf, speaksForPatient } from '../facts/read-facts.ts';
import type { Draft } from '../sections/draft.ts';
import type { Persona } from './persona.ts';

/** Who gives the history when it is not the patient: "History given by the mother." */
export function informantLine(utterances: readonly Utterance[]): Draft | undefined {
  const own = utterances.filter(speaksForPatient);
  const first = own.find(({ text }) => text.split(' ').length > 3) ?? own[0];
  // one remark of a companion is no history
  if (!first || own.length < 3 || own.length < utterances.filter(({ role }) => role === 'patient').length)
    return undefined;
  const { id, text, startMs, endMs } = first;
  const quote = text.trim();
  const start = text.indexOf(quote);
  return {
    text: `History given by the ${nameOf(first)}.`,
    kind: 'said',
    links: [
      {
        utteranceId: id,
        start,
        end: start + quote.length,
        startMs,
        endMs,
        quote,
      },
    ],
    topic: 'hpi',
    words: [],
  };
}

const relation = new RegExp(`^(?:the )?(?:${adultForm}) is (?:his|her|their) (?:${adultForm}|mom|mum|dad)$`);
const introduced = /^this is [a-z]+ ,? ?(?:and )?(?=(?:he|she|they_) )/;
const asksBack = / ,? (?:does|do|is|would|could|can|should|did) (?:that|it|this)(?: [a-z]+){0,3}$/;
const sickNow =
  /\b(?:has|have) (?:had )?(?:an? |the )?(?:bad )?(?:cold|flu|cough|covid|virus|stomach bug|strep|fever|croup)\b/;
const had = /^(?:he|she|they_|the patient) had (?:an?|one|some|two|three) /;

/** A fact without what is no part of a note: who introduces whom, a question back; and in the part of the note it is about. */
export function tidied(fact: Fact, { possessive }: Persona): Fact | undefined {
  if (fact.side !== 'patient') return fact;
  const text = fact.words.join(' ');
  if (relation.test(text)) return undefined;
  const words = text
    .replace(introduced, '')
    .replace(fact.denied || fact.reported ? /(?!)/ : asksBack, '')
    .split(' ')
    .map((word) => (word === 'your' ? possessive : word));
  const told = words.length > 0 ? { ...fact, words } : fact;
  if (fact.topic === 'fh' && sickNow.test(text)) return { ...told, topic: 'hpi' };
  // a headache that a drug took away is a symptom, no medication
  if (fact.topic === 'meds' && had.test(text) && isSymptomFirst(words)) return { ...told, topic: 'hpi' };
  return told;
}

const isSymptomFirst = (words: readonly string[]): boolean => {
  const symptom = words.findIndex((word) => symptomSystem(word) !== undefined);
  return symptom >= 0 && !hasDrug(words.slice(0, symptom));
};
