import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isDrug } from '../../vocabulary/drugs.ts';
import { withArticles } from '../grammar/body-articles.ts';
import { renderWords } from '../grammar/render.ts';
import type { Decided } from '../facts/decided.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { GivenLine } from '../problems/write-plan.ts';
import { assessmentWords, planWords } from '../facts/plan-words.ts';
import type { Persona } from '../people/persona.ts';
import { type Chosen, type Draft, linksOfAll } from './draft.ts';

const problem =
  /^(?:(?:so|and|now|then|lastly|finally|first|second|next) ,? ?)*(?:for|regarding|as far as|in terms of|with regards? to|in regards? to|as for|from a) (?:his|her|their|the)? ?(?:(?:first|second|third|fourth|next|last|other|final) (?:problem|issue|concern|diagnosis|thing)(?: of| is)? ?,? ?(?:(?:of )?(?:his|her|their|the|is) )?)?([a-z0-9' -]{3,50}?)(?: goes| is concerned| standpoint)? ?,? (?=i |we |the patient|there|it|this|let|he |she |they |that |they_ )/;
const namedOnly =
  /^(?:(?:so|and|now|then|lastly|finally|first|next) ,? ?)*for (?:his|her|their|the) (?:(?:first|second|third|fourth|next|last|other|final|primary) )?(?:problem|issue|concern|diagnosis|thing)(?: of| is| with)? ?,? (?:of )?(?:an? )?(?:his |her |their |the )?([a-z0-9 -]{3,40})$/;
const diagnosis =
  /\b(?:(?:he|she|they_) (?:has|have|is having|likely has|may have|might have)|this is|these are|consistent with|symptoms of|diagnosis (?:of|is)|suffering from) (?:likely |probably |most likely |an? |the |some |what we call )*((?:[a-z-]+ ){0,4}?(?:arthritis|sprain|strain|tear|fracture|bronchitis|pneumonia|infection|syndrome|disease|diabetes|hypertension|anemia|gastritis|sinusitis|tendinopathy|tendonitis|tendinitis|bursitis|psoriasis|eczema|dermatitis|headache|migraine|depression|anxiety|asthma|copd|cancer|stones?|neuropathy|radiculopathy|stenosis|hypothyroidism|epicondylitis|fasciitis|reflux|gerd|gout|hernia|contusion|cellulitis|colitis|pharyngitis|failure|fibrillation|hyperlipidemia|osteoporosis|insomnia))\b/;

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

type Problem = { heading: Draft | undefined; items: { chosen: Chosen; words: string[] }[] };

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

/** Assessment and plan: a heading for each problem, below it a line for each decision in the order said. */
export function writePlan(
  chosen: readonly Chosen[],
  complaint: readonly Draft[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  persona: Persona,
): Draft[] {
  const problems: Problem[] = [];
  const headingFor = (name: string, links: Draft['links']): Draft => {
    const words = name
      .replace(/^(?:for|with|of|is|regarding) /, '')
      .replace(/^(?:his|her|their|the) /, '')
      .split(' ')
      .filter((word) => word !== '' && word !== ',');
    return { text: renderWords(words, names), heading: true, kind: 'said', links, topic: 'assessment', words };
  };
  for (const one of chosen) {
    const text = one.statement.words.join(' ');
    const links = linksOfAll([one.statement], utterances);
    const isDecided = one.statement.form === 'decided';
    const match = isDecided ? null : (namedOnly.exec(text) ?? problem.exec(text));
    const named = match?.[1] ?? (problems.length === 0 ? diagnosis.exec(text)?.[1] : undefined);
    const name = isDecided ? undefined : named;
    if (
      name !== undefined &&
      !/\b(?:i|we|think|know|believe|going|happens?)\b/.test(name) &&
      !/^(?:i|we|now|today|that|this|it|example|sure|me|the most part|pain|first|second|next|last|problem|your|his|her|some reason|as)\b/.test(
        name,
      )
    ) {
      const heading = headingFor(name, links);
      const known = problems.find((other) => other.heading?.text === heading.text);
      if (known) problems.push(...problems.splice(problems.indexOf(known), 1));
      else problems.push({ heading, items: [] });
    }
    if (problems.length === 0) problems.push({ heading: undefined, items: [] });
    const words = withArticles((match ? text.slice(match[0].length) : text).split(' ').filter(Boolean));
    problems.at(-1)!.items.push({ chosen: one, words });
  }
  const first = problems[0];
  if (first && !first.heading && complaint[0]) first.heading = { ...complaint[0], heading: true, topic: 'assessment' };
  return problems.flatMap(({ heading, items }) => {
    const lines = linesOf(items, names, utterances, persona);
    return lines.length === 0 ? [] : [...(heading ? [heading] : []), ...lines];
  });
}

function linesOf(
  items: Problem['items'],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  persona: Persona,
): Draft[] {
  return items.flatMap(({ chosen, words }) => {
    const decided = chosen.statement.form === 'decided';
    const topic = decided ? 'plan' : planTopic(words);
    const noted = topic === 'assessment' ? assessmentWords(words, persona) : planWords(words, persona);
    const plain = decided ? words : noted;
    const text =
      plain.length > 1 && (decided || !/\bclinician\b|^(?:i|we) (?:believe|think)$/.test(plain.join(' ')))
        ? renderWords(plain, names)
        : '';
    if (text === '') return [];
    return [
      {
        text,
        kind: 'said' as const,
        links: linksOfAll([chosen.statement], utterances),
        topic,
        words: plain,
      },
    ];
  });
}

const opensSentence = /^(?:he|she|they_|the patient|patient|his|her|their|the|likely|probably) /;
const finite =
  /\b(?:is|are|was|were|has|have|had|will|should|may|does|did|seems?|appears?|shows?|showed|denies|reports?|feels?|suggests?|confirms?)\b/;
const loose =
  /\b(?:clinician|what|how|you|your|i|we|it seems|it looks|lastly|first|second|next problem|terms of|okay|like)\b|\b(?:the|a|an|to|of|and|or|with|in|on|for|as|if|is|are|that|but|so|he|she)$/;

/** Whether what was thought is a whole sentence about the patient; what is none is not written. */
const isSentence = (words: readonly string[]): boolean => {
  const text = words.join(' ');
  return words.length >= 4 && words.length <= 26 && opensSentence.test(text) && finite.test(text) && !loose.test(text);
};

const spoken =
  /\b(?:you|your|i|we|me|my|us|our|let's)\b|^(?:it|this|that|they|and|because|there|here|so|but|or|to|these|those) /;

/** What is said to no one is dictated, and already a sentence of a note. */
const isDictated = (from: readonly Clause[], words: readonly string[]): boolean =>
  words.length >= 4 &&
  words.length <= 30 &&
  from.every((clause) => !spoken.test(clause.words.join(' '))) &&
  finite.test(words.join(' ')) &&
  !loose.test(words.join(' '));

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
    const [draft] = linesOf([{ chosen: one, words: withArticles(one.statement.words) }], names, utterances, persona);
    if (
      !draft ||
      (!isDecided &&
        (draft.topic !== 'assessment' || !(isSentence(draft.words) || isDictated(one.statement.clauses, draft.words))))
    )
      return [];
    return [{ draft, clause: clauses.indexOf(one.statement.clauses[0]!), isDecided }];
  });
}
