import type { Clause } from '../clauses/clauses.ts';
import { placeForm } from '../../vocabulary/body-parts.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';

/** A problem that the clinician opened: its name, and the clauses that opened it; `judged`: named as a diagnosis or by its ordinal, not only as a topic of the talk. */
export type OpenedProblem = {
  name: string;
  judged: boolean;
  at: { clause: number; offset: number };
  clauses: Clause[];
};

const your = String.raw`(?:your|the|his|her|their|this)`;
const ordinal = String.raw`(?:first|second|third|fourth|fifth|next|last|final|other|primary|main)`;
type Opener = { id: string; pattern: RegExp; strength: 'named' | 'found'; example: string };

/** What opens a problem; its name follows. Only `named` ones may name what no list knows. */
export const problemOpeners: readonly Opener[] = [
  {
    id: 'ordinal',
    pattern: new RegExp(
      String.raw`\b${ordinal} (?:problem|issue|concern|diagnosis|thing|one)(?:,| is| of| here| today| that| being| will be| with| as far as)* (?:${your} )?`,
      'g',
    ),
    strength: 'named',
    example: 'For your first problem of wrist pain.',
  },
  {
    id: 'in-terms-of',
    pattern: new RegExp(
      String.raw`\b(?:in terms of|as far as|as for|regarding|when it comes to|with regards? to|in regards? to|concerning|moving on to) (?:${your} )?`,
      'g',
    ),
    strength: 'found',
    example: 'In terms of your asthma.',
  },
  {
    id: 'assessment-for',
    pattern:
      /\b(?:assessment|plan|thoughts?|impression)(?: and (?:the |my )?plan)? (?:for|on|about) (?:your|the|this|that|his|her) /g,
    strength: 'found',
    example: 'Here is my assessment and plan for this diabetic foot ulcer.',
  },
  {
    id: 'for-your',
    pattern: /\bfor (?:your|the|his|her) /g,
    strength: 'found',
    example: 'For your gout, start allopurinol.',
  },
  {
    id: 'standpoint',
    pattern: /\bfrom (?:a|an|your|the) /g,
    strength: 'found',
    example: 'From a diabetes standpoint.',
  },
  {
    id: 'diagnosis',
    pattern:
      /\b(?:(?:think|believe|suspect|feel|looks like|look like|sounds like|sound like|appears|confirms|concerned|means|shows?) (?:that )?(?:like )?(?:this|it|you|he|she|they|what)?(?: (?:that|probably|likely|essentially|definitely|actually|just|also|do|really))*(?: (?:(?:are|is|can be|could be|may be|might be) having|is|are|was|have|has|may have|might have|could be|may be|do have|likely have|had|suffered))?|consistent with|diagnosis (?:of|is|would be)|(?:could|might|may)(?: (?:just|well|also|only))* be|possibility (?:of|is)|worried about|in case you develop|(?:treat|treating|cover|covering) you for|(?:most )?(?:likely|probably) (?:due to|from|is|have|has|caused by|related to)|suffering from|going through|(?:suggestive|suspicious|indicative) of|(?:in keeping|compatible) with|wonder (?:whether|if) (?:this|it) (?:is|might be|could be)|what (?:you|he|she) (?:\w+ )?(?:have|has) (?:got )?is|you (?:do )?(?:have|have got|got|likely have|are having)|what (?:we|you) (?:would )?(?:call|say)|called|signs of|symptoms of|due to|it is|this is|diagnosed with)(?: (?:a|an|the|some|this|your|probably|likely|just|more|most likely|called|what we call|something called|something like|something|an element of|elements of|little bit of|touch of|case of|bit of|maybe|perhaps|possibly|(?:early )?signs of|flare(?: |-)?ups? of|exacerbation of|bout of|episode of|form of|kind of|type of|sort of|what we say|what (?:we|they|people) (?:would |usually )?call|what is called|an?other|like|one of two things|very similar to|similar to|headache|small|big|simple|nasty|tiny|little|probably|essentially|the possibility of|possibility of|,))* /g,
    strength: 'found',
    example: 'I think you have plantar fasciitis.',
  },
];

const modifier =
  /^(?:acute|chronic|mild|moderate|severe|left|right|bilateral|lower|upper|low|recurrent|viral|bacterial|medial|lateral|possible|likely|probable|uncontrolled|worsening|new|early|stage|iii|ii|iv|type|knee|hip|wrist|ankle|shoulder|elbow|foot|hand|finger|thumb|toe|neck|back|lumbar|cervical|distal|proximal|rib|tibial|fibular|radius|ulnar|metatarsal|grade|1|2|3|one|two|nonhealing|non-healing|diabetic|hypertensive|allergic|seasonal|partial|complete|small|large|proximal|radial|non-cardiac|community|acquired|plantar|achilles|patellar|lisfranc|colles|rotator|cuff|muscle|muscular)$/;
const bodily = new RegExp(`^(?:${placeForm}|index|ring|middle|little|pinky|tip|,)$`);
const namesKind = (word: string): boolean => modifier.test(word) || bodily.test(word);
const vague = new Set([
  'blood pressure',
  'cholesterol',
  'smoking',
  'stress',
  'swelling',
  'weight loss',
  'cold',
  'virus',
  'your sugars',
]);
const reach = 7;
const judging = new Set(['ordinal', 'diagnosis', 'standpoint']);
const noName =
  /\b(?:problem|issue|we|i|you|going|want)\b|^(?:to|comes?|of|in|on|at|about|is|was|with|by|before|after|here|do|does|that|this|what|how|until|from|up|be|get|go)\b/;

/** The problems that the clinician opens, in order, each where it is opened. */
export function readProblems(clauses: readonly Clause[], isPlan: (clause: number) => boolean): OpenedProblem[] {
  const said = new Set<string>();
  for (const { words } of clauses)
    for (const { kind, name, at, length } of mentionsIn(words))
      if (kind === 'condition' && !vague.has(words.slice(at, at + length).join(' '))) said.add(name);
  const found: OpenedProblem[] = [];
  for (const [index, clause] of clauses.entries()) {
    if (clause.role !== 'clinician' || !isPlan(index)) continue;
    const { words } = clause;
    const text = words.join(' ');
    const mentions = mentionsIn(words).filter(({ kind }) => kind === 'condition');
    const opened: { name: string; judged: boolean; offset: number }[] = [];
    for (const { id, pattern, strength } of problemOpeners)
      for (const match of text.matchAll(pattern)) {
        if (!judging.has(id) && asksOn(clauses, index)) continue;
        const lead = text.slice(0, match.index + match[0].length);
        if (
          id === 'diagnosis' &&
          (denied.test(lead) ||
            (tellsNothing.test(lead) && !introduced.test(text)) ||
            (clause.question && inverted.test(text)))
        )
          continue;
        const from = text
          .slice(0, match.index + match[0].length)
          .trim()
          .split(' ').length;
        const mention = mentions.find(({ at }) => at >= from && at <= from + (strength === 'named' ? reach : 4));
        const between = mention ? words.slice(from, mention.at) : [];
        if (mention && (strength === 'named' || between.every(namesKind))) {
          if (id === 'standpoint' && words[mention.at + mention.length] !== 'standpoint') continue;
          const literal = words.slice(mention.at, mention.at + mention.length).join(' ');
          const name = vague.has(literal) && !said.has(mention.name) ? literal : mention.written;
          const before = strength === 'named' ? lastModifiers(words, mention.at, from) : between;
          const known = name === 'exacerbation' ? exacerbated(clauses, index) : '';
          if (known === undefined) continue;
          const own = withModifiers(before, known === '' ? name : `${known} exacerbation`, literal);
          const hedge = id === 'diagnosis' && hedged.test(lead) && !/\byour $/.test(lead) ? 'possible ' : '';
          opened.push({
            name: `${hedge}${own.replace(/^(?:possible|likely|probable) /, '')}`,
            judged: judging.has(id),
            offset: from,
          });
          if (id === 'diagnosis') opened.push(...others(words, mentions, mention));
        } else if (!mention && strength === 'named') {
          const name = words
            .slice(from, from + 4)
            .join(' ')
            .replace(cut, '');
          if (/^[a-z][a-z -]{3,}$/.test(name) && !noName.test(name)) opened.push({ name, judged: true, offset: from });
        }
      }
    for (const { name, judged, offset } of explained(opened.toSorted((a, b) => a.offset - b.offset))) {
      const key = name.toLowerCase();
      const last = found.at(-1)?.name.toLowerCase();
      if (last !== undefined && (last === key || (sameProblem(last, key) && !last.startsWith('possible ')))) continue;
      found.push({ name, judged, at: { clause: index, offset }, clauses: [clause] });
    }
  }
  return found;
}

/** What asks after an illness, warns of one or speaks of its like judges nothing. */
const tellsNothing =
  /\b(?:(?:do|have|are|did) you (?:ever )?(?:have|been|had|suffer\w*)|anyone|anybody|(?:when|(?<!(?:looks?|sounds?|seems?|feels?) )like|whether|if|where) (?:you|someone|somebody|people) (?:have|has|get|got|had)|look(?:ing)? (?:out )?for|mentioned (?:that )?you have|need to ask|(?:having|been|got|were|was) (?:ever )?diagnosed with|danger signs|to summari[sz]e|(?:check|test|screen)\w* for|history of|family|before the)\b/;
const introduced = /\byears?[ -]old\b/;
const inverted = /^(?:(?:and|so|okay|but|well|,) )*(?:do|did|does|are|is|was|have|has|could|can|would|any)\b/;
/** A possibility stays one. */
const hedged =
  /\b(?:might|may|could|possibility|perhaps|maybe|wonder|in case|worried about|concerned|one of two)\b[^;]{0,60}$/;
const choice =
  /^(?: ?,)?(?: or| and)?(?: (?:maybe|perhaps|possibly|even|it could be|it might be|it may be))+(?: (?:a|an|the|just|some|early|signs|of|bit|like))* $/;

/** "…, maybe a throat infection, or maybe a cold": each is possible. */
function others(
  words: readonly string[],
  mentions: readonly { at: number; length: number; written: string }[],
  first: { at: number; length: number },
): { name: string; judged: boolean; offset: number }[] {
  const found: { name: string; judged: boolean; offset: number }[] = [];
  let end = first.at + first.length;
  for (const { at, length, written } of mentions) {
    if (at < end) continue;
    if (!choice.test(` ${words.slice(end, at).join(' ')} `)) break;
    found.push({ name: `possible ${written}`, judged: true, offset: at });
    end = at + length;
  }
  return found;
}

const flares = /^(?:asthma|COPD|eczema|psoriasis|congestive heart failure|heart failure|gout)$/;
/** What an exacerbation is of: the one illness of the visit that can have one. */
function exacerbated(clauses: readonly Clause[], before: number): string | undefined {
  const said = new Set(
    clauses
      .slice(0, before + 1)
      .flatMap(({ words }) => mentionsIn(words))
      .filter(({ kind, name }) => kind === 'condition' && flares.test(name))
      .map(({ name }) => name),
  );
  return [...said].find((name) => /asthma|COPD/.test(name)) ?? (said.size === 1 ? [...said][0] : undefined);
}

const symptom =
  /\b(?:pain|swelling|cough|headaches?|dizziness|fatigue|weakness|numbness|rash|fever|nausea|bleeding|stiffness|injury)$/;

/** "your first problem is foot pain, consistent with a fracture": the diagnosis names it. */
const explained = <T extends { name: string; judged: boolean }>(opened: readonly T[]): T[] =>
  opened.filter(
    ({ name }, at) => !(symptom.test(name) && opened[at + 1]?.judged && !symptom.test(opened[at + 1]!.name)),
  );

/** "in terms of smoking, do you smoke?" opens a question, no problem. */
const asks =
  /\b(?:do|did|are|have|has|is|any|how|what|when) (?:you|your|there|problems?|issues?|history|family|much|many|long|often)\b/;
function asksOn(clauses: readonly Clause[], at: number): boolean {
  const next = clauses[at + 1];
  return (
    asks.test(clauses[at]!.words.join(' ')) ||
    clauses[at]!.question ||
    (next?.role === 'clinician' && next.question && next.u === clauses[at]!.u)
  );
}

const denied = /\b(?:not|no|without|rule out|less likely|history of|risk of|prevent|if)\b[^,]*$/;
const cut = / (?:first|second|i|we|you|it|is|are|so|that|and|,|for|the|let's|which|looks|as|with|he|she|they)\b.*$/;

const lastModifiers = (words: readonly string[], to: number, least: number): string[] => {
  let from = to;
  while (from > least && namesKind(words[from - 1]!)) from--;
  return words.slice(from, to);
};

function withModifiers(before: readonly string[], name: string, literal: string): string {
  const own = before.filter((word) => word !== ',' && !name.toLowerCase().includes(word) && !literal.includes(word));
  return [...own, name].join(' ');
}

/** "knee pain" and "right knee pain" are one problem. */
export const sameProblem = (some: string, other: string): boolean => {
  const [one, two] = [some, other].map((name) => name.replace(/^possible /, ''));
  return one === two || one!.endsWith(` ${two}`) || two!.endsWith(` ${one}`);
};
