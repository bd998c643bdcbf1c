import type { Utterance } from '@clinical/contract/transcripts/transcripts.schemas';
import { type Clause, linksOf } from '../speech/clauses.ts';
import { isDrug } from '../vocabulary/drugs.ts';
import { withArticles } from '../writing/body-articles.ts';
import { renderWords } from '../writing/render.ts';
import { assessmentWords, planWords } from '../facts/plan-words.ts';
import type { Persona } from '../writing/persona.ts';
import { type Chosen, type Draft, linksOfAll } from './draft.ts';

const problem =
  /^(?:(?:so|and|now|then|lastly|finally|first|second|next) ,? ?)*(?:for|regarding|as far as|in terms of|with regards? to|in regards? to|as for|from a) (?:his|her|their|the)? ?(?:(?:first|second|third|fourth|next|last|other|final) (?:problem|issue|concern|diagnosis|thing)(?: of| is)? ?,? ?(?:(?:of )?(?:his|her|their|the|is) )?)?([a-z0-9' -]{3,50}?)(?: goes| is concerned| standpoint)? ?,? (?=i |we |the patient|there|it|this|let|he |she |they |that |they_ )/;
const namedOnly =
  /^(?:(?:so|and|now|then|lastly|finally|first|next) ,? ?)*for (?:his|her|their|the) (?:(?:first|second|third|fourth|next|last|other|final|primary) )?(?:problem|issue|concern|diagnosis|thing)(?: of| is| with)? ?,? (?:of )?(?:an? )?(?:his |her |their |the )?([a-z0-9 -]{3,40})$/;
const diagnosis =
  /\b(?:(?:he|she|they_) (?:has|have|is having|likely has|may have|might have)|this is|these are|consistent with|symptoms of|diagnosis (?:of|is)|suffering from) (?:likely |probably |most likely |an? |the |some |what we call )*((?:[a-z-]+ ){0,4}?(?:arthritis|sprain|strain|tear|fracture|bronchitis|pneumonia|infection|syndrome|disease|diabetes|hypertension|anemia|gastritis|sinusitis|tendinopathy|tendonitis|tendinitis|bursitis|psoriasis|eczema|dermatitis|headache|migraine|depression|anxiety|asthma|copd|cancer|stones?|neuropathy|radiculopathy|stenosis|hypothyroidism|epicondylitis|fasciitis|reflux|gerd|gout|hernia|contusion|cellulitis|colitis|pharyngitis|failure|fibrillation|hyperlipidemia|osteoporosis|insomnia))\b/;

const planLabels = [
  'Medical reasoning',
  'Additional testing',
  'Medical treatment',
  'Specialist referral',
  'Patient education and counseling',
  'Follow-up',
] as const;
type Label = (typeof planLabels)[number];

const agreement =
  /^(?:okay |yeah |yes |alright |all right |, )*(?:sounds (?:good|great|like a plan|perfect|fine)|that sounds (?:good|great|fine|like a plan)|you got it|that works|works for me|i (?:can|will) do that|i agree|that makes sense|makes sense|perfect|let's do (?:it|that)|i am (?:okay|fine|good) with that|will do|that is fine|no questions|no , i think (?:that is it|we are good))\b/;

/** What kind of decision a sentence of the plan is. */
export function labelOf(words: readonly string[]): Label {
  const text = words.join(' ');
  if (
    /\b(?:follow-up|follow up|come back|return|see (?:him|her|them) (?:back|again)|call (?:me|us|the office)|weeks? from now|next (?:visit|appointment))\b/.test(
      text,
    )
  )
    return 'Follow-up';
  if (/\b(?:refer|referral|specialist|consult)\b/.test(text)) return 'Specialist referral';
  if (
    /\b(?:\d+ ?(?:mg|milligrams?|mcg|units?)|refill|puffs?)\b/.test(text) &&
    /\b(?:will|should|can|start|continue|take|order|prescribe|increase|decrease|give|provide|refill|stop|do that)\b/.test(
      text,
    )
  )
    return 'Medical treatment';
  if (
    /\b(?:order|mri|ct|x-rays?|labs?|blood (?:test|work|tests)|panel|echo|echocardiogram|ultrasound|biopsy|urinalysis|culture|a1c|cbc|bmp|cmp|study|stress test|strep|swab|test|screening|mammogram|colonoscopy)\b/.test(
      text,
    ) &&
    /\b(?:will|order|get|obtain|schedule|check|recheck|repeat|recommend|should|swab)\b/.test(text)
  )
    return 'Additional testing';
  if (
    /\b(?:prescribe|prescription|continue|start|increase|decrease|injection|therapy|ice|brace|splint|surgery|refill|boot|cast|dose|medication|medications|stop|use|take|taking|cream|ointment|swish|antibiotics?|steroids?|provide|inhaler|sling|crutches|compress|anti-inflammator\w+)\b/.test(
      text,
    ) ||
    words.some(isDrug)
  )
    return 'Medical treatment';
  if (
    /\b(?:recommend that|should|discussed|important|avoid|explain|advise|encourage|try to|diet|exercise|rest)\b/.test(
      text,
    )
  )
    return 'Patient education and counseling';
  return 'Medical reasoning';
}

type Problem = { heading: Draft | undefined; items: { chosen: Chosen; words: string[] }[] };

/** Assessment and plan: a heading for each problem, below it a line for each decision; `labelled` groups them by reasoning, tests, treatment. */
export function writePlan(
  chosen: readonly Chosen[],
  complaint: readonly Draft[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  labelled: boolean,
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
    const match = namedOnly.exec(text) ?? problem.exec(text);
    const name = match?.[1] ?? (problems.length === 0 ? diagnosis.exec(text)?.[1] : undefined);
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
    const lines = labelled ? linesOf(items, names, utterances) : plainLines(items, names, utterances, persona);
    return lines.length === 0 ? [] : [...(heading ? [heading] : []), ...lines];
  });
}

/** Without labels each decision is a line of its own, in the order said, as one notes it. */
function plainLines(
  items: Problem['items'],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
  persona: Persona,
): Draft[] {
  return items.flatMap(({ chosen, words }) => {
    const label = labelOf(words);
    const plain = label === 'Medical reasoning' ? assessmentWords(words, persona) : planWords(words, persona);
    const text =
      plain.length > 1 && !/\bclinician\b|^(?:i|we) (?:believe|think)$/.test(plain.join(' '))
        ? renderWords(plain, names)
        : '';
    if (text === '') return [];
    return [
      {
        text,
        kind: 'said' as const,
        links: linksOfAll([chosen.statement], utterances),
        topic: topicOfLabel(label),
        words: plain,
      },
    ];
  });
}

const topicOfLabel = (label: Label): Draft['topic'] =>
  label === 'Follow-up' ? 'instructions' : label === 'Medical reasoning' ? 'assessment' : 'plan';

function linesOf(items: Problem['items'], names: ReadonlySet<string>, utterances: readonly Utterance[]): Draft[] {
  const groups = Map.groupBy(items, (item) => labelOf(item.words));
  return planLabels.flatMap((label) => {
    const group = (groups.get(label) ?? [])
      .map((item) => ({ ...item, words: addressed(item.words) }))
      .map((item) => ({ ...item, text: item.words.length > 1 ? renderWords(item.words, names) : '' }))
      .filter((item) => item.text !== '');
    if (group.length === 0) return [];
    return [
      {
        text: `${label}: ${group.map((item) => item.text).join(' ')}`,
        kind: 'said' as const,
        links: linksOfAll(
          group.map((item) => item.chosen.statement),
          utterances,
        ),
        topic: topicOfLabel(label),
        words: group.flatMap((item) => item.words),
      },
    ];
  });
}

// "take it daily", said to the patient
const advice =
  /^(?:take|use|keep|ice|rest|avoid|drink|wear|elevate|monitor|weigh|check|apply|stop|start|stay|limit|watch|call|return) (?=\S)/;
const addressed = (words: readonly string[]): string[] =>
  advice.test(words.join(' ')) ? ['the', 'patient', 'should', ...words] : [...words];

/** That the patient agreed, when the patient said so once the plan was being talked about. */
export function writeAgreement(
  clauses: readonly Clause[],
  planFrom: number,
  utterances: readonly Utterance[],
): Draft[] {
  const said = clauses.find(
    (clause) => clause.role === 'patient' && clause.u > planFrom && agreement.test(clause.words.join(' ')),
  );
  if (!said) return [];
  return [
    {
      text: 'Patient agreements: The patient understands and agrees with the recommended medical treatment plan.',
      kind: 'said',
      links: linksOf(said, utterances),
      topic: 'plan',
      words: [],
    },
  ];
}
