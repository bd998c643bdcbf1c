import { relativeForm } from '../../vocabulary/relatives.ts';
import { type SymptomMention, symptomsIn } from '../../vocabulary/symptoms.ts';
import type { BodySystem } from '../../vocabulary/body-systems.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import { readAnswer } from '../frames/answers.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';

/** A symptom that the patient has or denies, with how bad, how often and when, and the clauses that it rests on. */
export type SymptomFact = {
  name: string;
  system: BodySystem;
  denied: boolean;
  /** "severe", "occasional". */
  quality: string[];
  /** "when he walks", "for 3 days". */
  circumstance: string[];
  clauses: Clause[];
  /** It was had, and has gone. */
  isOver: boolean;
  /** Place of the first clause among all. */
  at: number;
};

type Stand = 'had' | 'denied' | 'open' | 'over';
type Reading = SymptomMention & { stand: Stand; quality: string[]; circumstance: string[] };

const turns =
  /\b(?:but|except|although|though|however|because|since|just|only|besides|other than|apart from|until|unless)\b/;
const negator =
  /\b(?:no|not|never|without|denies|deny|denied|neither|nor|none of|cannot (?:recall|remember|think of)|no longer have)(?: (?:\S+)){0,6}$/;
/** "no surgeries i have had back pain", "no fever some chills", "no a headache": the "no" ends before. */
const ended =
  /^(?:no|none of)\b.*\b(?:i|it|my|there|he|she|we|some|a|an|just|only|slight|mild|little)$|^(?:no|none of)\b.*\b(?:i|it|my|there|he|she|we|some|a|an|just|only|slight|mild|little) /;
const softened =
  /\bnot (?:only|just|as|so|sure|certain|that|too|very|always|much|usually|necessarily|know|like)\b|\b(?:do|did) not (?:know|remember|think so)\b/;
const supposed =
  /\b(?:if|whether|in case|worr\w+|afraid|concern\w*|scared|thought|think it|might|maybe it|could|would|should|supposed|prevent\w*|help\w*|avoid\w*|reliev\w*|instead of|used to|history of|years ago|year ago|months ago|back then|growing up|as a (?:kid|child)|in the past|when i was|last time|before the|side effects?|reads?|google\w*|about the|pills?|medicines?|medications?|tablets?|inhalers?|sprays?|drops|relievers?|killers?|clinic|wish|hop(?:e|ing)|goal|suggest\w*|need to|about to|going to|for weight|management|threshold|level|scale|out of (?:10|ten)|diagnosed|heard|friends?|people|everybody|everyone|somebody|someone)\b/;
const over =
  /\b(?:gone|went away|goes away|resolved|cleared|stopped|no more|got over|improved|disappeared|better now|subsided|settled)\b/;
const gone =
  /\b(?:gone|went away|has gone away|(?:seem(?:s|ed) to|did) go away|resolved|cleared up|(?:has|have) (?:now )?stopped|stopped now|better(?: ,)? now|subsided|disappeared)\b/;
/** "but then that went away": what was named just before. */
const goneBefore = /^(?:(?:but|and|so|then|well|,) )*(?:that|it|this|they|those)\b/;
const others = new RegExp(
  `\\b(?:${relativeForm}|colleagues?|coworkers?|roommate|neighbou?r|boss|kids|children|child)\\b`,
);

const severity: Readonly<Record<string, string>> = {
  'a little': 'mild',
  'a little bit of': 'mild',
  'a bit of': 'mild',
  'a bit': 'mild',
  'little bit': 'mild',
  slight: 'mild',
  slightly: 'mild',
  mild: 'mild',
  moderate: 'moderate',
  severe: 'severe',
  terrible: 'severe',
  awful: 'severe',
  excruciating: 'severe',
  horrible: 'severe',
  'really bad': 'severe',
  'very bad': 'severe',
  constant: 'constant',
  persistent: 'persistent',
  occasional: 'occasional',
  intermittent: 'intermittent',
  dry: 'dry',
  productive: 'productive',
  sharp: 'sharp',
  dull: 'dull',
  throbbing: 'throbbing',
  stabbing: 'stabbing',
  burning: 'burning',
};
const severityBefore = new RegExp(
  `\\b(${Object.keys(severity)
    .toSorted((a, b) => b.length - a.length)
    .join('|')})(?: (?:,|the|my|of|a|an))*$`,
);
const frequency: readonly [RegExp, string][] = [
  [
    /\b(?:(?:every )?once in a while|now and then|now and again|here and there|sometimes|occasionally|at times|from time to time)\b/,
    'occasional',
  ],
  [/\b(?:off and on|on and off|comes and goes|come and go|intermittently)\b/, 'intermittent'],
  [/\b(?:all the time|constantly|non-?stop|24\/7|all day(?: long)?)\b/, 'constant'],
];
const timed =
  /\b(?:(?:for|over) (?:about |around |the (?:past|last) |roughly |at least )*(?:a |an |few |couple of |several )*(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|couple|few|several|week|month|day|year)(?: or (?:two|three|four|five|so|\d+))?(?: (?:days?|weeks?|months?|years?|hours?))?|since (?:last |this |the )?(?:yesterday|monday|tuesday|wednesday|thursday|friday|saturday|sunday|morning|night|week|month|year|january|february|march|april|may|june|july|august|september|october|november|december)|at night|in the mornings?|in the evenings?|at rest|on exertion|with (?:exertion|exercise|activity|movement|walking))\b/;
const trigger = /\b(?:when|whenever|while) (?:i|he|she) (?:\S+ ?){1,7}$/;
const hasDoubt = /\b(?:this|that|not|no|any|but|so|and|because|if|or|like|you|they|we|feels?|hurts?)\b/;

const cut = /\b(?:it|is|are|was|the|a|my|to|of|had|been)$|\b(?:having|had|it is|it was)\b/;
const ofCough = /^(?:dry|productive)$/;

const canonicalSeverity = (lead: string): string[] => {
  const found = severityBefore.exec(lead)?.[1];
  return found ? [severity[found]!] : [];
};

/** "pain on urination when she pees" */
const acts: readonly [RegExp, RegExp][] = [
  [/\burination\b/, /\b(?:pees?|urinates?|passes water|voids?|goes to the toilet)\b/],
  [/\bswallowing\b/, /\bswallows?\b/],
  [/\bbreath\w*\b/, /\bbreathes?\b/],
];
const saysTheSame = (name: string, circumstance: readonly string[]): boolean =>
  /^(?:couple|few|several)$/.test(circumstance.at(-1) ?? '') ||
  acts.some(([named, told]) => named.test(name) && told.test(circumstance.join(' ')));

/** How often and when, in the words around a symptom. */
function manner(text: string, persona: Persona): { quality: string[]; circumstance: string[] } {
  const often = text.replace(/\bnot (?:all the time|constant\w*|always)\b/g, '');
  const quality = frequency.flatMap(([pattern, adjective]) => (pattern.test(often) ? [adjective] : [])).slice(0, 1);
  const time = timed.exec(text)?.[0];
  const when = trigger.exec(text)?.[0].trim();
  const circumstance = [
    ...(when && !hasDoubt.test(when) && !cut.test(when) && symptomsIn(when.split(' ')).length === 0
      ? toThirdPerson(when.split(' '), 'patient', persona)
      : []),
    ...(time && !/\b(?:worse|better)\b/.test(text) && !when?.includes(time) && /\s\S+$/.test(time)
      ? time.split(' ')
      : []),
  ];
  return { quality, circumstance };
}

/** The last denial before a symptom, with the words behind it. */
const lastOf = (lead: string): string => {
  const found = negator.exec(lead)?.[0] ?? '';
  const again = negator.exec(found.slice(1))?.[0];
  return again ?? found;
};

/** The symptoms in a clause of the patient's side and whether each is had or denied there. */
function readPatient(clause: Clause, persona: Persona): Reading[] {
  const { words } = clause;
  const text = words.join(' ');
  const mentions = symptomsIn(words);
  let last: { end: number; stand: Stand } | undefined;
  return mentions.map((mention) => {
    const before = words.slice(0, mention.at).join(' ');
    const lead = before.split(turns).at(-1)!;
    const between = last ? words.slice(last.end, mention.at).join(' ') : undefined;
    let stand: Stand;
    if (last?.stand === 'denied' && between !== undefined && /^(?:, )?(?:(?:or|nor|any|no|,) ?)*$/.test(between))
      stand = 'denied';
    else if (softened.test(lead)) stand = 'open';
    else if (
      negator.test(lead) &&
      !ended.test(lastOf(lead)) &&
      !/\b(?:and|,) (?:i|it|my|there|a|an|some)\b/.test(lastOf(lead))
    )
      stand = 'denied';
    else stand = 'had';
    if (supposed.test(text) || (stand === 'had' && (over.test(text) || others.test(text) || clause.question)))
      stand = 'open';
    if (
      stand === 'open' &&
      negator.test(lead) === false &&
      gone.test(text) &&
      !supposed.test(text) &&
      !others.test(text)
    )
      stand = 'over';
    if (/\b(?:you|your)\b/.test(words.slice(Math.max(0, mention.at - 4), mention.at).join(' '))) stand = 'open';
    last = { end: mention.at + mention.length, stand };
    const rest = words.slice(mention.at + mention.length).join(' ');
    const about = mentions.length === 1 ? manner(text, persona) : manner(rest.split(/,|\band\b/)[0]!, persona);
    return {
      ...mention,
      stand,
      quality: [...canonicalSeverity(before), ...about.quality]
        .filter((word) => mention.name === 'cough' || !ofCough.test(word))
        .slice(0, 1),
      circumstance: about.circumstance,
    };
  });
}

const wh =
  /^(?:(?:and|so|okay|but|well|alright|now|um|then|, ) ?)*(?:when|where|why|which|who|how (?:long|often|bad|much|many|is|are|was|were|did|do|does|has|have|severe)|what(?! about\b)(?! kind of)|tell me|can you (?:tell|describe))\b/;
const recapped =
  /^.*\byou (?:also |just )?(?:endorsed|reported|mentioned|told me about) .*(?=\bbut (?:how|what) about\b)/;
const already =
  /^(?:(?:and|so|okay|but|,|i|see|know|that|it|looks|like|says|here) )*(?:you|he|she) (?:(?:also|are|is|were|have been|has been|just|mentioned|said|told|me|you|had|have|were) )*(?:endorsing|reporting|experiencing|having|complaining of|mentioned)\b/;
// asked while examining
const asksOfFeeling = /\b(?:are you|do you have|have you|having|you feel|any)\b/;
const examines = /\b(?:here|when i|if i|press|push|lift|bend|move|there|now)\b/;
const either = /\bor (?!so\b|anything\b|not\b|something\b)/;
const manyAsked = /\b(?:all|both|everything|all of (?:it|that|them|those|the above))\b/;
const answersHow =
  /^(?:(?:uh|um|well|so|yeah|yes|oh|, ) ?)*(?:just|only|sometimes|occasionally|a little|a bit|little bit|slight|slightly|some|mostly|every|once|when|whenever|at night|in the|usually|here and there|off and on|on and off|kind of|now and then|all the time|constantly)\b/;
/** What is felt instead of the pain that was asked for. */
const instead = /\b(?:cramps?|cramping|tightness|pressure|discomfort|soreness|burning|stiffness)\b/;
const taken = /\b(?:how about|what about|any|other)\b/;

/** What the patient side says in reply to a clause, up to the clinician's next words of weight. */
function replyTo(clauses: readonly Clause[], at: number): Clause[] {
  const reply: Clause[] = [];
  for (let next = at + 1; next < Math.min(clauses.length, at + 12); next++) {
    const clause = clauses[next]!;
    if (clause.role === 'clinician') {
      if (reply.length > 0) break;
      if (!clause.question && clause.words.length > 5) break;
      continue;
    }
    reply.push(clause);
    if (reply.length > 3) break;
  }
  return reply;
}

/** The symptoms of a visit's history, each once, in the order that they came up; those of which both was said are left out. */
export function readSymptoms(clauses: readonly Clause[], phases: readonly Phase[], persona: Persona): SymptomFact[] {
  const readings: { reading: Reading; clauses: Clause[]; at: number }[] = [];
  const add = (reading: Reading, from: Clause[], at: number): void =>
    void readings.push({ reading, clauses: from, at });
  for (const [at, clause] of clauses.entries()) {
    const isHistory = phases[at] === 'history' || phases[at] === 'opening';
    if (clause.role === 'patient') {
      if (!isHistory) continue;
      const found = readPatient(clause, persona).filter(({ name }) => !(name === 'fever' && isHayFever(clauses, at)));
      for (const reading of found) add(reading, [clause], at);
      const next = clauses[at + 1];
      const last = found.at(-1);
      if (
        last?.stand === 'had' &&
        next?.role === 'patient' &&
        goneBefore.test(next.words.join(' ')) &&
        gone.test(next.words.join(' '))
      )
        add({ ...last, stand: 'over' }, [next], at);
      continue;
    }
    const text = clause.words.join(' ');
    if (!isHistory && (phases[at] === 'plan' || !asksOfFeeling.test(text) || examines.test(text))) continue;
    // "you endorsed some sneezing, but how about a cough?" asks for the second alone
    const recap = recapped.exec(text)?.[0];
    const told = recap ? symptomsIn(recap.split(' ')) : [];
    for (const mention of told) add({ ...mention, stand: 'had', quality: [], circumstance: [] }, [clause], at);
    const asked = symptomsIn(clause.words)
      .slice(told.length)
      .filter(({ system }) => isHistory || system !== 'Musculoskeletal');
    if (asked.length === 0) continue;
    const reply = replyTo(clauses, at);
    const [first] = reply;
    const answer = first && readAnswer(first.words.filter((word, k) => k > 0 || !/^(?:well|so|and|oh)$/.test(word)));
    const own = reply.flatMap((one) => readPatient(one, persona));
    if (gone.test(text) && asked.length === 1 && !negator.test(text) && answer?.polarity !== 'no') {
      add({ ...asked[0]!, stand: 'over', quality: [], circumstance: [] }, [clause], at);
      continue;
    }
    const plain: Reading[] = asked.map((mention) => ({ ...mention, stand: 'open', quality: [], circumstance: [] }));
    if (!clause.question && already.test(text)) {
      if (answer?.polarity !== 'no')
        for (const reading of plain)
          if (!own.some(({ name }) => name === reading.name)) add({ ...reading, stand: 'had' }, [clause], at);
      continue;
    }
    if (!first || wh.test(text) || (supposed.test(text) && !/\b(?:when|might|noticed|had)\b/.test(text))) continue;
    if (!clause.question && !taken.test(text) && !(answer && clause.words.length <= 12)) continue;
    const unnamed = plain.filter(({ name }) => !own.some((one) => one.name === name));
    const isNegative = /\b(?:no|not|denies|deny|without)\b/.test(text.split(turns)[0]!);
    const rest = answer?.rest.join(' ') ?? '';
    if (answer?.polarity === 'no') {
      const single =
        !/\b(?:a little|a bit|sometimes|occasionally|some|once|maybe|only|just|until|but|except|when|much|bad|more|anymore|lately|as)\b/.test(
          rest,
        ) ||
        asked.length > 1 ||
        own.length > 0;
      if (single || /\b(?:i|it|that|we) \w+/.test(rest))
        for (const reading of unnamed) add({ ...reading, stand: 'denied' }, [clause, first], at);
    } else if (answer?.polarity === 'yes') {
      if (isNegative) continue;
      const all =
        (unnamed.length === 1 && !either.test(text)) ||
        (manyAsked.test(rest) && asked.length > 1) ||
        (asked.length === 2 && /\band\b/.test(text) && !/\bor\b/.test(text) && own.length === 0);
      if (all && asked.length === unnamed.length) {
        const said = reply.flatMap(({ words }) => words).join(' ');
        const about = asked.length === 1 ? manner(said, persona) : { quality: [], circumstance: [] };
        for (const reading of unnamed) add({ ...reading, ...about, stand: 'had' }, [clause, ...reply.slice(0, 1)], at);
      }
    } else if (asked.length === 1 && own.length === 0 && answersHow.test(first.words.join(' ')) && !isNegative) {
      const said = reply.flatMap(({ words }) => words).join(' ');
      const mild = /\b(?:slight|slightly|a little|a bit|little bit)\b/.test(said) ? ['mild'] : [];
      const about = manner(said, persona);
      const felt = unnamed[0]!.name.endsWith(' pain') ? instead.exec(said)?.[0] : undefined;
      const name = felt ? unnamed[0]!.name.replace(/pain$/, felt.replace(/^cramp$/, 'cramps')) : unnamed[0]!.name;
      add(
        {
          ...unnamed[0]!,
          name,
          stand: 'had',
          quality: [...about.quality, ...mild].slice(0, 1),
          circumstance: about.circumstance,
        },
        [clause, first],
        at,
      );
    }
  }
  return settled(readings);
}

/** "I have a fever." "Sorry?" "I have hay fever." */
const isHayFever = (clauses: readonly Clause[], at: number): boolean =>
  clauses
    .slice(at, at + furthestRepeat)
    .some(({ role, words }) => role === 'patient' && /\bhay ?fever\b/.test(words.join(' ')));
const furthestRepeat = 5;

function settled(readings: readonly { reading: Reading; clauses: Clause[]; at: number }[]): SymptomFact[] {
  const facts: SymptomFact[] = [];
  for (const [name, group] of Map.groupBy(readings, ({ reading }) => reading.name)) {
    const had = group.filter(({ reading }) => reading.stand === 'had');
    const denied = group.filter(({ reading }) => reading.stand === 'denied');
    if (had.length === 0 && denied.length === 0) continue;
    // told more than once, and denied once: another time or another kind was meant
    const isHad = had.length > 0 && (denied.length === 0 || had.length > 1) && had.length > denied.length;
    if (!isHad && had.length > 0) continue;
    const used = isHad ? had : denied;
    const passed = group.filter(({ reading }) => reading.stand === 'over').length;
    // told to be over twice, it is told again as what has been
    const isOver = isHad && (passed > 1 || group.at(-1)!.reading.stand === 'over');
    const quality = used.find(({ reading }) => reading.quality.length > 0)?.reading.quality ?? [];
    const circumstance = used.find(({ reading }) => reading.circumstance.length > 0)?.reading.circumstance ?? [];
    facts.push({
      name,
      system: used[0]!.reading.system,
      denied: had.length === 0,
      quality: had.length > 0 ? quality : [],
      circumstance: isOver
        ? [',', 'now', 'resolved']
        : had.length > 0 && !saysTheSame(name, circumstance)
          ? circumstance
          : [],
      isOver,
      clauses: [...new Set([...used.slice(0, 3), ...(isOver ? group.slice(-1) : [])].flatMap((one) => one.clauses))],
      at: used[0]!.at,
    });
  }
  // "knee pain" beside "right knee pain"
  return facts
    .filter(
      (fact) =>
        !facts.some((other) => other !== fact && other.name.endsWith(` ${fact.name}`) && other.denied === fact.denied),
    )
    .toSorted((a, b) => a.at - b.at);
}
