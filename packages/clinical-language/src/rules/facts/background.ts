import { isDrug } from '../../vocabulary/drugs.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { digitise } from '../../text/numbers.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';
import type { Topic } from '../plan/topics.ts';

/** What the clinician asks every patient, with the answer in words of a note; `tells` are sentences that say the same. */
export type Background = { id: string; topic: Topic; words: string[]; tells: RegExp; clauses: Clause[]; at: number };

type Row = {
  id: string;
  topic: Topic;
  asks: RegExp;
  unless?: RegExp;
  /** What a plain "no" says; the match is of the question. */
  no?: (match: RegExpExecArray) => string;
  /** What any other answer says, of its text. */
  says?: (answer: string, asked: string) => string | undefined;
  tells: RegExp;
  /** A question, its answer, what is written. */
  example: readonly [string, string, string];
};

const count = String.raw`\d+(?:(?: to | or |-)\d+)?`;
const often =
  /\b(socially|occasionally|rarely|infrequently|on weekends|at weekends|on special occasions|on occasion)\b/;
const seldom = (answer: string): string | undefined => {
  if (/\b(?:not|never|no longer)\b/.test(answer.replace(/\bnot (?:really|much|often|a lot|a very big drinker)\b/, '')))
    return undefined;
  return often.exec(answer)?.[1];
};
const alone = /\b(?:alone|by myself|on my own|just me|only me)\b/;
const withWhom = new RegExp(
  String.raw`\bwith ((?:(?:my|two|three|four|some|other|a|an|\d|,|and|the) )*(?:${relativeForm}|partner|boyfriend|girlfriend|room-?mates?|flat-?mates?|house-?mates?|friends?|family|parents|kids|children|dog|cat)(?:(?: ,)? and (?:(?:my|two|three|\d|our|a) )*(?:${relativeForm}|partner|dog|cat|kids|children|\d \w+))*)\b`,
);

export const backgroundRows: readonly Row[] = [
  {
    id: 'drug-allergies',
    topic: 'allergies',
    asks: /\ballerg\w+\b.*\b(?:medic\w+|drugs?|antibiotics?|penicillin)\b|\b(?:drug|medication) allergies\b/,
    no: () => 'has no known drug allergies',
    tells: /\ballerg/,
    example: ['Do you have any allergies to medicines?', 'No.', 'he has no known drug allergies'],
  },
  {
    id: 'allergies',
    topic: 'allergies',
    asks: /\b(?:allergies|allergic|allergy)\b/,
    no: () => 'has no known allergies',
    tells: /\ballerg/,
    example: ['Any allergies at all?', 'No, not that I know of.', 'he has no known allergies'],
  },
  {
    id: 'smoking',
    topic: 'sh',
    asks: /\b(?:do|did|are|have|ever) (?:you )?(?:currently |ever |still )*(?:smoke|smoker|smoking|a smoker)\b|\b(?:smoke at all|a smoker|smoking|tobacco|cigarettes)\b/,
    unless: /\b(?:quit|stopp\w+|how (?:much|many|long)|since|cannabis|alcohol|drink)\b/,
    no: () => 'does not smoke',
    says: (answer) => {
      const daily = new RegExp(
        String.raw`\b(${count}|a) (cigarettes?|packs?)(?: (?:a|per|each|every))? ?(?:, )?(day|daily|week)\b`,
      ).exec(answer);
      if (daily) return `smokes ${daily[1]} ${daily[2]} a ${daily[3]!.replace('daily', 'day')}`;
      const now = seldom(answer);
      return now ? `smokes ${now}` : undefined;
    },
    tells: /\bsmok/,
    example: ['Do you smoke at all?', 'No, I do not.', 'he does not smoke'],
  },
  {
    id: 'alcohol',
    topic: 'sh',
    asks: /\balcohol\b|\bdo you drink\b(?!.*\b(?:water|fluids?|coffee|tea|milk|enough)\b)/,
    unless: /\b(?:smok\w+|avoid|how long)\b/,
    no: () => 'does not drink alcohol',
    says: (answer) => {
      const weekly = new RegExp(
        String.raw`\b(${count}) (pints?|units?|glasses|bottles?|beers?|drinks?)\b(?=.*\bweek\b)|\bper week\b.*?\b(${count}) (pints?|units?|glasses|bottles?|beers?|drinks?)\b`,
      ).exec(answer);
      if (weekly)
        return `drinks ${weekly[1] ?? weekly[3]} ${weekly[2] ?? weekly[4]} of alcohol a week`
          .replace('beers of alcohol', 'beers')
          .replace('drinks of alcohol', 'drinks');
      const now = seldom(answer);
      return now ? `drinks alcohol ${now}` : undefined;
    },
    tells:
      /\b(?:alcohol|drinker|drinks? (?:socially|occasionally|infrequently|much|about|per|\d)(?!.*\b(?:water|fluids?|coffee|tea|milk|soda)\b))\b/,
    example: ['Do you drink much alcohol?', 'Only socially.', 'he drinks alcohol socially'],
  },
  {
    id: 'home',
    topic: 'sh',
    asks: /\b(?:live (?:alone|by yourself|on your own|with)|(?:who|anyone|anybody)\b.*\bat home|at home with you)\b/,
    says: (answer) => {
      const who = withWhom.exec(answer)?.[1];
      if (who) return `lives with ${who}`;
      return alone.test(answer) ? 'lives alone' : undefined;
    },
    tells: /\bliv(?:es?|ing) (?:alone|with|in|on (?:his|her|their) own)\b/,
    example: ['Who do you live with?', 'I live with my sister.', 'he lives with his sister'],
  },
  {
    id: 'medicines',
    topic: 'meds',
    asks: /\b(?:any|take|taking|on) (?:other |any )?(?:regular |current |prescribed )*(?:medications?|medicines?)\b/,
    unless: /\ballerg|\b(?:other|else|for (?:it|that|this|the)|help\w*|tried)\b/,
    no: () => 'takes no regular medication',
    tells: /\b(?:no|not|any) .*\bmedic/,
    example: ['Are you on any regular medication?', 'No.', 'he takes no regular medication'],
  },
  {
    id: 'past-history',
    topic: 'pmh',
    asks: /\b(?:medical (?:conditions?|history|problems?|issues)|past medical|(?:other )?(?:illnesses|health (?:problems|conditions)))\b/,
    unless: /\b(?:family|other|else|parents)\b/,
    no: () => 'has no significant past medical history',
    tells: /\bpast medical history\b/,
    example: ['Do you have any medical conditions?', 'No.', 'he has no significant past medical history'],
  },
  {
    id: 'before',
    topic: 'hpi',
    asks: /\bhad (?:(?:anything|something|any \w+) like )?(?:this|these|that|it) (?:\w+ )?(?:before|in the past)\b|\b(?:similar|these|this) (?:symptoms?|episodes?) (?:before|in the past)\b/,
    unless: /\b(?:when|how|what)\b/,
    no: () => 'has not had similar symptoms before',
    tells: /\b(?:similar|symptoms before|had (?:the|these) (?:symptoms|before))\b/,
    example: [
      'Have you had anything like this before?',
      'No, this is the first time.',
      'he has not had similar symptoms before',
    ],
  },
  {
    id: 'family',
    topic: 'fh',
    asks: /\bfamily history(?: of ((?:(?!at all|in|that|i\b|should|any)\w+ ?){1,4}))?|\b(?:anyone|anybody|illness\w*|conditions?|problems?|run\w*) (?:else )?(?:in|within) (?:your|the) (?:\w+ )?family\b/,
    unless: /\b(?:like this|same|similar|sick|unwell|(?:have|had|has) (?:that|this|it))\b/,
    no: (match) =>
      match[1] && !/\b(?:medical|any|problem|history)/.test(match[1])
        ? `has no family history of ${match[1].trim()}`
        : 'has no relevant family history',
    tells: /\bfamily history\b/,
    example: ['Any family history of heart disease?', 'No.', 'he has no family history of heart disease'],
  },
];

// what is named behind the "no" is an illness, a drug or a relative all the same
const whole = new Set(['medicines', 'past-history', 'family']);
const plainNo =
  /^(?:(?:um|uh|no|nope|nah|none|nothing|never|not|,|at all|really|oh|so|well|i|do not|have not|am not|that|think so|know of|of|can think|am aware|aware|remember|recall|like|no other allergies|other|any|no known allergies|this is the first time|first time|actually|to my knowledge|sir|doctor) ?)+$/;
const turned = /\b(?:but|except|apart|although|though|just|only|used to|sometimes|occasionally|once|maybe|yes|yeah)\b/;
const negative = /\b(?:no|not|nope|nah|none|nothing|never)\b/;
const stop =
  / ?(?:,|\b(?:and (?:i|it|that|my|the)|but|so|which|that|because|i|it|if|when|is|was|who|as|though|actually|like|only|as well)\b).*$/;
const allergicTo = /\b(?:allergic|allergy|allergies) to (.{3,60})/;
const vague = /^(?:it|that|them|this|those|any|anything|everything|something|some|all|most|medic\w+|you|things?)\b/;
const farthest = 8;

/** What the patient says in reply to a clause, up to the clinician's next words of weight. */
function replyTo(clauses: readonly Clause[], at: number): Clause[] {
  const reply: Clause[] = [];
  for (const clause of clauses.slice(at + 1, at + 1 + farthest)) {
    if (clause.role === 'patient') reply.push(clause);
    else if (reply.length > 0 || (!clause.question && clause.words.length > 5)) break;
  }
  return reply.slice(0, 4);
}

/** The allergies that the patient names. */
function namedAllergies(clauses: readonly Clause[], persona: Persona): Background[] {
  const found = new Map<string, Background>();
  for (const [at, clause] of clauses.entries()) {
    if (clause.role !== 'patient' || clause.question) continue;
    const text = clause.words.join(' ');
    const asked = clauses.slice(Math.max(0, at - 3), at).findLast(({ role }) => role === 'clinician');
    const named = allergicTo.exec(text);
    if (named && /\b(?:not|no|never|if|mother|father|sister|brother|son|daughter)\b/.test(text.slice(0, named.index)))
      continue;
    const bare =
      asked && /\ballerg/.test(asked.words.join(' '))
        ? /^(?:(?:yes|yeah|no|nope|well|um|uh|oh|so|to|just|only|except|for|the|,|apart|from|i think) ?)*([a-z]+)(?: (?:only|and that is it))?$/.exec(
            text,
          )?.[1]
        : undefined;
    const thing = (named?.[1] ?? (bare && (isDrug(bare) || allergen.test(bare)) ? bare : undefined))
      ?.replace(/^(?:the|a|an|my) /, '')
      .replace(stop, '');
    if (!thing || vague.test(thing) || thing.split(' ').length > 5) continue;
    if (found.has(thing)) continue;
    const words = [persona.subject, 'is', 'allergic', 'to', ...toThirdPerson(thing.split(' '), 'patient', persona)];
    found.set(thing, {
      id: 'allergic',
      topic: 'allergies',
      words,
      tells: new RegExp(String.raw`\ballerg.*\b${thing.split(' ')[0]!}`),
      clauses: asked && bare ? [asked, clause] : [clause],
      at,
    });
  }
  return [...found.values()];
}
const allergen =
  /^(?:latex|nuts?|peanuts?|shellfish|eggs?|dairy|milk|soy|pollen|dust|cats?|dogs?|bees?|wasps?|iodine|nickel|fish|wheat|gluten|sulfa|penicillins?|codeine|aspirin|nsaids?)$/;

/** The background of a visit: what was asked of every patient, once each, and the allergies that were named. */
export function readBackground(clauses: readonly Clause[], persona: Persona): Background[] {
  const found = new Map<string, Background>();
  const allergies = namedAllergies(clauses, persona);
  for (const [at, clause] of clauses.entries()) {
    if (clause.role !== 'clinician' || clause.words.length > 26) continue;
    const asked = digitise(clause.words).join(' ');
    if (!clause.question && !/^(?:(?:and|so|okay|any|no|,|or) )*(?:any|no)\b/.test(asked)) continue;
    for (const row of backgroundRows) {
      const match = row.asks.exec(asked);
      if (!match || row.unless?.test(asked) || (row.topic === 'allergies' && allergies.length > 0)) continue;
      const reply = replyTo(clauses, at);
      const [first] = reply;
      if (!first) break;
      const text = reply.map(({ words }) => digitise(words).join(' ')).join(' , ');
      const isNo =
        !/\bor not\b/.test(asked) &&
        negative.test(first.words.join(' ')) &&
        !turned.test(
          reply
            .slice(0, 2)
            .flatMap(({ words }) => words)
            .join(' '),
        ) &&
        plainNo.test(first.words.join(' ')) &&
        (!whole.has(row.id) || reply.every(({ words }) => plainNo.test(words.join(' '))));
      const said = row.says?.(text, asked) ?? (isNo ? row.no?.(match) : undefined);
      if (!said) continue;
      const words = [persona.subject, ...toThirdPerson(said.split(' '), 'patient', persona)];
      const kind = row.topic === 'allergies' ? 'allergies' : row.id;
      if (!found.has(kind))
        found.set(kind, { id: row.id, topic: row.topic, words, tells: row.tells, clauses: [clause, ...reply], at });
      break;
    }
  }
  return [...allergies, ...found.values()].toSorted((a, b) => a.at - b.at);
}
