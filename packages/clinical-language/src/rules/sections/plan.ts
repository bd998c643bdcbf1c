import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isDrug } from '../../vocabulary/drugs.ts';
import { faultOf } from '../gate/faults.ts';
import { withArticles } from '../grammar/body-articles.ts';
import { renderWords } from '../grammar/render.ts';
import type { Decided } from '../facts/decided.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { GivenLine } from '../problems/write-plan.ts';
import { assessmentWords, planWords } from '../facts/plan-words.ts';
import type { Persona } from '../people/persona.ts';
import { type Chosen, type Draft, linksOfAll } from './draft.ts';

/** Where a sentence of the plan belongs: what is thought, what is done, and what the patient is told for afterwards. */
export function planTopic(words: readonly string[]): PlanTopic {
  const text = words.join(' ');
  if (afterwards.test(text)) return 'instructions';
  return acts.some((act) => act.test(text)) || words.some(isDrug) ? 'plan' : 'assessment';
}

type PlanTopic = 'assessment' | 'plan' | 'instructions';

const afterwards =
  /\b(?:follow-up|follow up|come back|return|see (?:him|her|them) (?:back|again)|call (?:me|us|the office)|weeks? from now|next (?:visit|appointment))\b/;

// referral, treatment and advice; a test counts where somebody orders it
const acts = [
  /\b(?:refer|referral|specialist|consult)\b/,
  /(?=.*\b(?:\d+ ?(?:mg|milligrams?|mcg|units?)|refill|puffs?)\b).*\b(?:will|should|can|start|continue|take|order|prescribe|increase|decrease|give|provide|refill|stop|do that)\b/,
  /(?=.*\b(?:order|mri|ct|x-rays?|labs?|blood (?:test|work|tests)|panel|echo|echocardiogram|ultrasound|biopsy|urinalysis|culture|a1c|cbc|bmp|cmp|study|stress test|strep|swab|test|screening|mammogram|colonoscopy)\b).*\b(?:will|order|get|obtain|schedule|check|recheck|repeat|recommend|should|swab)\b/,
  /\b(?:prescribe|prescription|continue|start|increase|decrease|injection|therapy|ice|brace|splint|surgery|refill|boot|cast|dose|medication|medications|stop|use|take|taking|cream|ointment|swish|antibiotics?|steroids?|provide|inhaler|sling|crutches|compress|anti-inflammator\w+)\b/,
  /\b(?:recommend that|should|discussed|important|avoid|explain|advise|encourage|try to|diet|exercise|rest)\b/,
];

/** What was chosen for the plan, with what the patient decided about it, each where it was said. */
export function withDecided(chosen: readonly Chosen[], decided: readonly Decided[]): Chosen[] {
  const out = [...chosen];
  for (const { words, clauses } of decided) {
    const after = out.findIndex(({ statement }) => statement.clauses[0]!.u > clauses.at(-1)!.u);
    const at = after < 0 ? out.length : after;
    const statement = { words, clauses, form: 'decided' as const, role: 'patient' as const, phase: 'plan' as const };
    out.splice(at, 0, { statement: { ...statement, place: out[at]?.statement.place ?? 1 }, topic: 'plan', value: 0 });
  }
  return out;
}

/** One line of what was thought or decided; none when nothing is left of it. */
function lineOf(
  { statement }: Chosen,
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  persona: Persona,
): Draft | undefined {
  const decided = statement.form === 'decided';
  const words = withArticles(statement.words);
  const topic = decided ? 'plan' : planTopic(words);
  const noted = topic === 'assessment' ? assessmentWords(words, persona) : planWords(words, persona);
  const plain = decided ? words : noted;
  const text =
    plain.length > 1 && (decided || !/\bclinician\b|^(?:i|we) (?:believe|think)$/.test(plain.join(' ')))
      ? renderWords(plain, names)
      : '';
  return text === ''
    ? undefined
    : { text, kind: 'said', links: linksOfAll([statement], utterances), topic, words: plain };
}

const opensSentence = /^(?:he|she|they_|the patient|patient|his|her|their|the|likely|probably) /;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|should|may|does|did|seems?|appears?|shows?|showed|denies|reports?|feels?|suggests?|confirms?)\b/;
const loose =
  /\b(?:many (?:people|patients)|most (?:people|patients)|people|good to go|clinician|what|how|you|your|i|we|it seems|it looks|lastly|first|second|next problem|terms of|okay|like)\b|\b(?:the|a|an|to|of|and|or|with|in|on|for|as|if|is|are|that|but|so|he|she)$/;

const judged =
  /\b(?:likely|probabl\w+|possibl\w+|due to|caused by|secondary|consistent|suggest\w*|suspicio\w+|stable|control\w*|uncontrolled|improv\w+|worsen\w+|worse|better|resolv\w+|heal\w+|recover\w+|concern\w*|confirm\w*|reveal\w*|shows?|showed|elevated|normal|abnormal|positive|negative|low|high|diagnosed|presents?|history|risk|tolerat\w+|managing|at goal|exacerbat\w+|signs? of|evidence|reported|congenital|exercis\w+)\b/;

/** Whether what was thought is a whole sentence about the patient; what is none is not written. */
const isSentence = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return (
    words.length >= 4 &&
    words.length <= 26 &&
    opensSentence.test(text) &&
    finite.test(text) &&
    !loose.test(text) &&
    judged.test(text) &&
    faultOf(words) === undefined
  );
};

const spoken =
  /\b(?:you|your|i|we|me|my|us|our|let's)\b|^(?:it|this|that|they|and|because|there|here|so|but|or|to|these|those) /;

/** What is said to no one is dictated, and already a sentence of a note. */
const isDictated = (from: readonly Clause[], words: readonly string[]): boolean =>
  words.length >= 4 &&
  words.length <= 30 &&
  from.every((clause) => !spoken.test(clause.words.join(' '))) &&
  finite.test(words.join(' ')) &&
  !loose.test(words.join(' ')) &&
  faultOf(words) === undefined;

/** What was thought of the problems and what the patient decided: lines that stand beside the orders. */
export function judgements(
  chosen: readonly Chosen[],
  clauses: readonly Clause[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  persona: Persona,
): GivenLine[] {
  return chosen.flatMap((one): GivenLine[] => {
    const isDecided = one.statement.form === 'decided';
    const draft = lineOf(one, names, utterances, persona);
    if (
      !draft ||
      (!isDecided &&
        (draft.topic !== 'assessment' || !(isSentence(draft.words) || isDictated(one.statement.clauses, draft.words))))
    )
      return [];
    return [{ draft, clause: clauses.indexOf(one.statement.clauses[0]!), isDecided }];
  });
}
