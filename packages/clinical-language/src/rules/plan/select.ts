import { matters } from '../gate/whole-sentence.ts';
import { ofFindings, written } from '../frames/told.ts';
import { readsWell } from './reads-well.ts';
import { salienceOf } from './salience.ts';
import type { Statement } from '../frames/statements.ts';
import { routeOf } from './route.ts';
import { stem } from '../../text/stem.ts';
import { baseVerbs } from '../../vocabulary/verbs.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import { isDrug } from '../../vocabulary/drugs.ts';
import { clinicalForm } from '../grammar/clinical-form.ts';
import { isBroken, isSound, polish } from '../grammar/polish.ts';
import { symptomSystem } from '../../vocabulary/body-systems.ts';
import type { Topic } from './topics.ts';
import type { Chosen } from '../sections/draft.ts';

const light = new Set(
  'the a an of to and in is was are be have has had he she they his her their it that this for with on at as by from or but patient report deny denies some any will we recommend should also'.split(
    ' ',
  ),
);

const contentOf = (statement: Statement): Set<string> =>
  new Set(statement.words.map(stem).filter((word) => word.length > 1 && !light.has(word)));
// Below this a statement is not worth a line, however short the note.
const leastValue = 2;
const leastApart = 14;
// what a history tells whole is kept unless the learned model is sure that it is talk
const leastTold = -30;
const ofHistory = new Set<Topic>(['hpi', 'pmh', 'psh', 'meds', 'allergies', 'fh', 'sh']);
const negative = (statement: Statement): boolean =>
  statement.form === 'denied' || /\b(?:not|denies|no|never|cannot|without)\b/.test(statement.words.join(' '));

/**
 * Chooses what goes into the note: the most note-worthy statements first, without those that repeat a chosen one, until the
 * note's length fits the visit's. Returned in the order said.
 */
export function select(statements: readonly Statement[], spokenWords: number, subject: string): Chosen[] {
  const values = salienceOf(statements).map(
    (value, at) => value + weightOf(statements[at]!) + wordingOf(statements[at]!),
  );
  const budget = Math.min(1200, 200 + spokenWords * 0.19);
  const order = [...statements.keys()]
    .filter((at) => values[at]! >= leastTold)
    .toSorted((a, b) => values[b]! - values[a]! || a - b);
  const chosen: {
    at: number;
    statement: Statement;
    topic: Topic;
    content: Set<string>;
    negative: boolean;
    planned: boolean;
  }[] = [];
  let words = 0;
  for (const at of order) {
    const topic = routeOf(statements, at);
    for (const statement of written(statements[at]!, topic, subject, values[at]!)) {
      // what has the shape of a history's sentence is worth a line however long the note
      const shaped = ofHistory.has(topic) && !statement.topic;
      if (!shaped && (words > budget || values[at]! < leastValue || !allowed(statement))) continue;
      if (
        values[at]! < leastApart &&
        !shaped &&
        !statement.topic &&
        !ofFindings.has(topic) &&
        !matters(statement.words)
      )
        continue;
      const content = contentOf(statement);
      if (content.size === 0) continue;
      const polarity = negative(statement);
      const planned = statement.role === 'clinician' && statement.phase === 'plan';
      const repeated = chosen.some(
        (other) => other.negative === polarity && other.planned === planned && covered(content, other.content) > 0.7,
      );
      if (repeated) continue;
      chosen.push({ at, statement, topic, content, negative: polarity, planned });
      if (!shaped) words += statement.words.length;
    }
  }
  const unrepeated = chosen.filter(
    (one) =>
      !chosen.some(
        (other) =>
          other !== one &&
          other.negative === one.negative &&
          other.planned === one.planned &&
          other.content.size > one.content.size &&
          covered(one.content, other.content) > 0.7,
      ),
  );
  return unrepeated
    .toSorted((a, b) => a.at - b.at)
    .map(({ at, statement, topic }) => ({ statement, topic, value: values[at]! }));
}

/** Facts that must not be lost (a drug with its dose, an allergy) count more; an opening line without a symptom counts less. */
function weightOf({ words, phase, form, role }: Statement): number {
  const text = words.join(' ');
  if (clinicalWords(words) === 0 && phase !== 'opening') return role === 'clinician' ? -10 : -3;
  if (/\ballerg(?:ic|y|ies)\b/.test(text)) return 20;
  if (words.some(isDrug)) return /\d|\b(?:milligrams?|mg|units?|puffs?|once|twice|daily|every)\b/.test(text) ? 12 : 4;
  if (phase === 'opening' || (form === 'fragment' && role === 'patient'))
    return words.some((word) => symptomSystem(word) !== undefined) ? 0 : -14;
  return 0;
}

const wordingCounts = 20;

/** A statement built like a sentence of a note counts more than broken or empty talk. */
const wordingOf = ({ words }: Statement): number =>
  wordingCounts * Math.max(-1, Math.min(0.6, readsWell(clinicalForm(polish(words)))));

function covered(content: ReadonlySet<string>, by: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of content) if (by.has(word)) shared++;
  return shared / content.size;
}

function allowed(statement: Statement): boolean {
  const words = polish(statement.words);
  const text = words.join(' ');
  if (/\b(?:you|your|yours|yourself)\b/.test(text) || words.length < 2 || words.length > 45) return false;
  const spoken = statement.role === 'clinician' && (statement.phase === 'exam' || statement.phase === 'results');
  if (statement.form === 'denied' || statement.form === 'reported')
    return (
      (statement.topic?.length ?? 0) <= 16 &&
      namesMatter(statement.topic!) &&
      !/\b(?:i|we|he|she|they_|it) /.test(statement.topic!.join(' '))
    );
  if (statement.form === 'fragment') return isTelling(words);
  if (
    /\b(?:my|me)\b/.test(text) ||
    (/\bi (?!reviewed|have reviewed)/.test(text) &&
      (statement.role === 'patient' || statement.phase === 'history' || statement.phase === 'opening'))
  )
    return false;
  if (spoken && isCommand(words)) return false;
  if (statement.role === 'clinician' && statement.phase === 'plan' && contentOf(statement).size < 2) return false;
  if (statement.role === 'clinician' && !isBroken(words) && words.length >= 4 && clinicalWords(words) >= 2) return true;
  return spoken ? !isBroken(words) : isSound(words);
}

/** What the clinician asks the patient to do during an exam is no finding. */
const isCommand = (words: readonly string[]): boolean =>
  baseVerbs.has(words[0]!) ||
  /^(?:tilt|squeeze|lean|relax|straighten|raise|open|close|come|deep|good|excellent|lay|lie|scoot|hop|tell|can|we will|i am going|i will|any other|how about|there we go|all|now)\b/.test(
    words.join(' '),
  );

/** What is denied or reported is a matter for a note: "any fever", "trouble sleeping", not "any idea". */
const namesMatter = (topic: readonly string[]): boolean =>
  clinicalWords(topic) > 0 ||
  /\b(?:medical|illness(?:es)?|surger(?:y|ies)|(?:issues?|trouble|troubles|problems?|difficulty) (?:with|swallowing|sleeping|breathing|walking|in)|bleed\w*|stiff\w*|lock\w*|pop\w*|click\w*|instability|trauma|polyps?|travel\w*|falls?|accidents?)\b/.test(
    topic.join(' '),
  );

// "my lower back" names a place and no complaint
const partOnly = /^(?:(?:his|her|their|my|the|in|on|lower|upper|left|right|both|mostly) )*[a-z]+$/;

/** A patient's answer without a verb is worth a sentence when it names a symptom or a drug. */
function isTelling(words: readonly string[]): boolean {
  return (
    words.length <= 12 &&
    !isBroken(['the', 'patient', 'reports', ...words]) &&
    !/^(?:no|not|for sure|sorry|maybe|kind|some|call|well|thank|just|if|when|of|from|in|with)\b/.test(
      words.join(' '),
    ) &&
    !partOnly.test(words.join(' ')) &&
    words.some((word) => symptomSystem(word) !== undefined || isDrug(word))
  );
}
