import { placeForm } from '../../vocabulary/body-parts.ts';
import { mentionsIn } from '../../vocabulary/order-terms.ts';
import { relativeForm } from '../../vocabulary/relatives.ts';
import { digitise } from '../../text/numbers.ts';
import type { Clause } from '../clauses/clauses.ts';
import type { Phase } from '../clauses/phases.ts';
import { readAnswer } from '../frames/answers.ts';
import { type FeltWhere, feltWhere } from './felt-where.ts';
import type { Persona } from '../people/persona.ts';
import { toThirdPerson } from '../people/third-person.ts';

/** One thing that a history tells of the complaint, in words of a note, with the clauses that it rests on. */
export type Slot = { id: SlotId; words: string[]; clauses: Clause[]; at: number };
type SlotId = 'onset' | 'character' | 'course' | 'worse' | 'better' | 'tried' | 'injury' | 'before' | FeltWhere['id'];

const count = '(?:\\d+(?:\\.\\d)?(?:(?: to | or |-)\\d+)?|a|an|one|a couple(?: of)?|a few|several)';
const unit = '(?:minutes?|hours?|days?|weeks?|months?|years?)';
const day = '(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)';
const point = `(?:(?:about |around |maybe |probably |roughly |over |almost )*${count}(?: and a half)? ${unit} ago|(?:earlier )?today|yesterday(?: (?:morning|afternoon|evening|night))?|last (?:night|week|month|year|weekend|summer|winter|spring|fall|${day})|this (?:morning|past weekend|weekend|past ${day})|(?:on )?${day}(?: (?:morning|afternoon|evening|night))?)`;
const span = `(?:about |around |maybe |probably |roughly |over |almost |at least |the (?:past|last) )*${count}(?: and a half)? ${unit}`;
const since = `since (?:about |around |early |late )*(?:yesterday|last \\w+|this \\w+|${day}|(?:january|february|march|april|may|june|july|august|september|october|november|december)|\\d{4}|i was (?:a )?\\w+)`;

const asksOnset =
  /\bhow (?:long|many (?:days|weeks|months|years))\b|\bwhen (?:did|was|has|have)\b.*\b(?:start|begin|happen|notice|first|come on|injur|hurt|fall|do)|\bwhen did (?:it|that|this|you)\b/;
const began =
  /\b(?:started|start|began|begin|happened|came on|going on|hurting|bothering|bothered|noticed (?:it|this|that|the)|had (?:it|this|these|the)|having (?:it|this|these|the)|been (?:having|feeling|getting|like this)|injured|hurt|fell|twisted|stung|bitten)\b/;
// the first words of a patient say when it was, whatever they call it
const opensVisit = 2;
const ofOther = new RegExp(
  `\\b(?:surger\\w+|operat\\w+|diagnos\\w+|appointment|visit|vaccin\\w*|shot|removed|replaced|smok\\w+|drink\\w*|married|work(?:ed|ing)? (?:as|at|there)|born|moved|pregnan\\w*|period|colonoscopy|mammogram|stroke|heart attack|${relativeForm}|quit|prescri\\w+|started (?:on|taking|me)|took|taken|taking|medications?|see you|saw (?:you|him|her)|blood pressure)\\b`,
);

const qualities: Readonly<Record<string, string>> = {
  sharp: 'sharp',
  dull: 'dull',
  achy: 'aching',
  aching: 'aching',
  throbbing: 'throbbing',
  throbs: 'throbbing',
  burning: 'burning',
  stabbing: 'stabbing',
  crampy: 'cramping',
  cramping: 'cramping',
  stinging: 'stinging',
  shooting: 'shooting',
  pounding: 'pounding',
  squeezing: 'squeezing',
  gnawing: 'gnawing',
};
const quality = new RegExp(`\\b(${Object.keys(qualities).join('|')})\\b`, 'g');
const asksQuality =
  /\b(?:describe|what (?:kind|type|sort) of pain|what does (?:it|the pain) feel|sharp|dull|burning|stabbing|throbbing)\b/;
const ofPain = /\b(?:pain|ache|hurts?|hurting|it is|feels?|more of|kind of)\b/;
const denies = /\b(?:no|not|nor|never|without|neither|isn't|rather than|instead of|if)\b/;

const asksCourse = /\b(?:constant|all the time|come and go|comes and goes|on and off|off and on|intermittent)\b/;
const comesAndGoes = /\b(?:comes? and goes?|on and off|off and on|intermittent|not constant|goes and comes)\b/;
const constant =
  /\b(?:(?:it is|is|been|pretty|pretty much|always|there|just) (?:pretty much |pretty |always |just )*(?:constant|there all the time|all the time)|^(?:it is )?constant(?:ly)?|all the time|24\/7|never goes away|always there)\b/;

const tailEnd =
  / ?(?:,|\bbut\b|\bso\b|\band (?:it|i|then|that|so|if|when)\b|\bbecause\b|\bor (?:if|when|anything|something)\b|\bwhich\b|\blike (?:i|when)\b|\bit (?:is|was|hurts|gets|feels)\b).*$/;
const worse =
  /\b(?:worse|worst|hurts (?:more|the most|most)|flares up|bothers me (?:more|most)) (?:also )?((?:when|whenever|with|after|at night|in the (?:morning|evening)|if|while) ?.*)$/;
const asksWorse =
  /\b(?:make|makes|making|made|gets?|bring|brings|aggravat\w+) (?:it |that |the pain |this |things )?(?:\w+ )?(?:worse|on\b)|\baggravat\w+|\btriggers?\b/;
const better =
  /\b(?:better|eases|goes away|improves|feels better|relieved|less) (?:also )?((?:when|whenever|with|after|if|while|by) .*)$/;
const circumstance =
  /^(?:when|whenever|with|after|at|in the|if|while|by|bending|lifting|walking|moving|standing|sitting|lying|laying|climbing|going|running|eating|drinking|twisting|turning|reaching|coughing|sneezing|breathing|stress|exercise|movement|activity|rest|resting)\b/;
const empty =
  /\b(?:it|that|this|them|those|something|anything|everything|things?|stuff|what|you|know|think|guess|mean|maybe|probably|like|kind|sort|really|okay|here|there|not|no|yeah|um|uh|how|why|doing stuff)\b/;
const longestTail = 9;

const took =
  /\b(?:took|taken|taking|take|tried|trying|try|used|using|use|iced|icing|put|been on|rest(?:ed|ing)?|elevat\w+|alternating)\b/;
const asksTried =
  /\b(?:taken|tried|taking|done|doing|used|take|try|using|do) (?:anything|something|any|for)\b|\bwhat (?:have you|did you|do you|are you|else have you) (?:been )?(?:taken|tried|taking|done|doing|take|do|used|try|using)\b|\bany(?:thing)? (?:medications?|medicine|pain|over|that) .*(?:help|for)|\b(?:ice|heat|ibuprofen|tylenol|advil|aleve|motrin|paracetamol)\b/;
const nonDrug: readonly [RegExp, string][] = [
  [/\b(?:iced|icing|ice(?: packs?)?)\b(?! cream)/, 'ice'],
  [/\b(?:heating pad|heat|hot pack)\b/, 'heat'],
  [/\bicy ?hot\b/, 'Icy Hot'],
  [/\bcompression|wrap(?:ped|ping)?\b/, 'compression'],
];
const noHelp =
  /\b(?:(?:did|does|do|has|have|is|are|was|were|not) (?:not |n't )?(?:really |seem to |seemed to |been )*(?:help\w*|work\w*|do(?:ing|ne)? (?:much|anything|a thing))|nothing (?:helps|helped|works|worked)|no (?:help|relief|effect)|hardly helps)\b/;
const helps =
  /\b(?:help(?:s|ed)(?: a (?:little|bit|little bit))?|takes? the edge off|took the edge off|(?:some|a little|temporary|minimal) relief|works|worked|relieve[sd]?(?: it| the pain)?)\b/;

const textOf = ({ words }: Clause): string => digitise(words).join(' ').replaceAll(' ,', ',');
const negated = /\b(?:did|does|do|has|have|is|are|was|were) not\b|\bnothing\b|\bno (?:help|relief|effect)\b|\bhardly\b/;

/** What the question before a reply asks. */
function askedBefore(clauses: readonly Clause[], at: number): string {
  const own: string[] = [];
  for (let k = at - 1; k >= Math.max(0, at - 7) && own.length < 3; k--) {
    const clause = clauses[k]!;
    if (clause.role === 'patient') {
      if (own.length > 0) break;
      continue;
    }
    own.unshift(clause.words.join(' '));
  }
  return own.join(' ');
}

const tidy = (tail: string): string =>
  tail
    .replace(tailEnd, '')
    .replace(/\b(?:really|just|kind of|sort of|actually|definitely|like|um|uh|, ) ?/g, '')
    .replace(/ (?:my|the) (?:arm|leg|it)$/, (all) => all)
    .replace(/[ ,]+$/, '')
    .trim();

/** A circumstance in the words of a note, or undefined when it is not clear. */
function circumstanceOf(tail: string, persona: Persona): string[] | undefined {
  const told = tidy(tail);
  const words = told.split(' ');
  if (words.length < 2 || words.length > longestTail || empty.test(told) || !circumstance.test(told)) return undefined;
  if (/\b(?:to|the|a|an|my|of|and|or|with|in|on|at|for|i|am|is|when|if|up to)$/.test(told)) return undefined;
  const third = toThirdPerson(words, 'patient', persona);
  return /^\w+ing\b/.test(told) ? ['with', ...third] : third;
}

/** The slots of the complaint, the first that was told of each. */
export function readHistorySlots(
  clauses: readonly Clause[],
  phases: readonly Phase[],
  complaint: string,
  persona: Persona,
): Slot[] {
  const found = new Map<SlotId, Slot>();
  const isPain = /\b(?:pain|headache|ache|migraine|injury)\b/.test(complaint);
  const felt = /\b(?:discomfort|tightness|numbness|tingling)\b/.exec(complaint)?.[0] ?? (isPain ? 'pain' : undefined);
  const add = (id: SlotId, words: readonly string[] | undefined, from: Clause[], at: number): void => {
    if (words && !found.has(id)) found.set(id, { id, words: [...words], clauses: from, at });
  };
  for (const [at, clause] of clauses.entries()) {
    const early = phases[at] === 'history' || phases[at] === 'opening';
    if (clause.role !== 'patient' || clause.question || !early) continue;
    const text = textOf(clause);
    const asked = askedBefore(clauses, at);
    const from = [clause];
    if (!ofOther.test(text) && !ofOther.test(asked) && at < clauses.length * 0.5) {
      const isAsked = asksOnset.test(asked) && clause.words.length <= 22;
      const opens =
        clauses.slice(0, at).filter((one) => one.role === 'patient' && one.words.length > 5).length < opensVisit;
      if (
        (isAsked || began.test(text) || (opens && /\bago\b/.test(text))) &&
        !/\b(?:hours? a\b(?!go)|times a|every|each|per)\b/.test(text)
      ) {
        const time = new RegExp(`\\b(?:${point})`).exec(text)?.[0];
        const length = new RegExp(`\\b(?:for )?(${span}|${since})\\b`).exec(text)?.[1];
        const plain = (said: string): string[] => said.replace(/\b(?:maybe|probably|roughly) /g, '').split(' ');
        if (time) add('onset', ['symptoms', 'started', ...plain(time)], from, at);
        else if (length?.startsWith('since'))
          add(
            'onset',
            ['symptoms', 'have', 'been', 'present', ...toThirdPerson(plain(length), 'patient', persona)],
            from,
            at,
          );
        else if (length && (isAsked || /\bfor\b/.test(text)) && !/minutes?|hours?/.test(length))
          add('onset', ['symptoms', 'have', 'been', 'present', 'for', ...plain(length)], from, at);
      }
    }
    if (isPain && !denies.test(text) && (asksQuality.test(asked) || ofPain.test(text))) {
      const said = [...new Set([...text.matchAll(quality)].map((match) => qualities[match[1]!]!))];
      if (said.length > 0 && said.length <= 3)
        add('character', ['the', 'pain', 'is', ...said.join(' and ').split(' ')], from, at);
    }
    if (isPain && (asksCourse.test(asked) || ofPain.test(text)) && !/\bif\b/.test(text)) {
      if (comesAndGoes.test(text)) add('course', ['the', 'pain', 'comes', 'and', 'goes'], from, at);
      else if (constant.test(text) && !/\bnot\b/.test(text)) add('course', ['the', 'pain', 'is', 'constant'], from, at);
    }
    if (isPain && !denies.test(text.replace(/\bnot (?:bad|too bad)\b/, ''))) {
      const tail = worse.exec(text)?.[1] ?? (asksWorse.test(asked) && clause.words.length <= 16 ? afterYes(text) : '');
      const of = tail ? circumstanceOf(tail, persona) : undefined;
      if (of) add('worse', ['the', 'pain', 'is', 'worse', ...of], from, at);
      const relief = better.exec(text)?.[1];
      const by = relief ? circumstanceOf(relief, persona) : undefined;
      if (by) add('better', ['the', 'pain', 'is', 'better', ...by], from, at);
    }
    if (felt)
      for (const { id, words, clauses: own } of feltWhere(felt, { text, asked, run: replyFrom(clauses, at), textOf }))
        add(id, words, own, at);
    const denial = injuryDenied(clause, asked, persona);
    if (denial) add(denial.id, denial.words, from, at);
    const tried = triedIn(clauses, at, text, asked, persona);
    if (tried) add('tried', tried.words, tried.clauses, at);
  }
  return [...found.values()].toSorted((a, b) => a.at - b.at);
}

/** A clause of the patient, and what the same reply goes on with. */
function replyFrom(clauses: readonly Clause[], at: number): Clause[] {
  const run: Clause[] = [];
  for (let k = at; k < Math.min(clauses.length, at + 5) && clauses[k]!.role === 'patient'; k++) run.push(clauses[k]!);
  return run;
}

const injury = new RegExp(
  `\\b(injur(?:y|ies|ed)|trauma|accidents?|hit (?:it|your|anything)|hurt (?:it|your|the|this|that))\\b(?:.*?\\b((?:(?:left|right) )?(?:${placeForm}))\\b)?`,
);
const earlier = /\b(?:before|ever|previous|previously|prior|in the past)\b/;

/** "Have you ever injured that knee?" – "No." */
function injuryDenied(
  clause: Clause,
  asked: string,
  persona: Persona,
): { id: 'injury' | 'before'; words: string[] } | undefined {
  const found = injury.exec(asked);
  if (!found || readAnswer(clause.words)?.polarity !== 'no') return undefined;
  if (/\b(?:but|except|just|only|maybe)\b/.test(clause.words.join(' '))) return undefined;
  const part = found[2] ? ['to', 'the', ...found[2].split(' ')] : [];
  const isBefore = earlier.test(asked);
  return {
    id: isBefore ? 'before' : 'injury',
    words: [persona.subject, 'denies', 'any', ...(isBefore ? ['prior'] : []), 'injury', ...part],
  };
}

const afterYes = (text: string): string =>
  text.replace(
    /^(?:(?:yes|yeah|well|um|uh|just|mostly|usually|so|it is),? )*(?:it (?:hurts|gets worse|is worse) )?/,
    '',
  );

/** What was taken or done for the complaint before the visit, and whether it helped. */
function triedIn(
  clauses: readonly Clause[],
  at: number,
  text: string,
  asked: string,
  persona: Persona,
): { words: string[]; clauses: Clause[] } | undefined {
  const clause = clauses[at]!;
  // what is taken every day is not what was tried
  if (/\b(?:regular\w*|allerg\w+|other medic\w+)\b/.test(asked)) return undefined;
  if (!(took.test(text) || (asksTried.test(asked) && clause.words.length <= 14))) return undefined;
  if (!(asksTried.test(asked) || /\b(?:for (?:it|that|the pain)|help\w*|tried|pain)\b/.test(text))) return undefined;
  if (
    /\b(?:never|not (?:taken|tried|used|been|really taken)|allergic|cannot take|did not (?:take|try|use)|have not|used to|stopped)\b/.test(
      text.split(/\bbut\b/)[0]!,
    )
  )
    return undefined;
  const run: Clause[] = [clause];
  for (let k = at + 1; k < Math.min(clauses.length, at + 4) && clauses[k]!.u === clause.u; k++) run.push(clauses[k]!);
  const names: string[] = [];
  const used: Clause[] = [];
  for (const one of run) {
    const own = textOf(one);
    if (one !== clause && !(took.test(own) || /^(?:and|or|some)\b/.test(own))) continue;
    const things = mentionsIn(one.words).filter(({ kind }) => kind === 'drug' || kind === 'drugClass');
    const more = nonDrug.filter(([pattern]) => pattern.test(own)).map(([, name]) => name);
    const all = [...things.map(({ written }) => written), ...more];
    if (all.length > 0 && !denies.test(own.split(/\bbut\b/)[0]!)) {
      names.push(...all);
      used.push(one);
    }
  }
  const distinct = [...new Set(names)];
  if (distinct.length === 0 || distinct.length > 4) return undefined;
  const effect = run.concat(replyAfter(clauses, at)).find((one) => noHelp.test(textOf(one)) || helps.test(textOf(one)));
  const said = effect ? textOf(effect) : '';
  const tail = !effect
    ? []
    : negated.test(said)
      ? [',', 'without', 'much', 'relief']
      : [',', 'with', /\b(?:little|bit|edge|some|minimal)\b/.test(said) ? 'some' : 'some', 'relief'];
  return {
    words: [persona.subject, 'has', 'tried', ...listOf(distinct), ...tail],
    clauses: [...new Set([...used, ...(effect ? [effect] : [])])],
  };
}

/** What the patient says of the effect when the clinician asks after it next. */
function replyAfter(clauses: readonly Clause[], at: number): Clause[] {
  for (let k = at + 1; k < Math.min(clauses.length - 1, at + 6); k++) {
    const clause = clauses[k]!;
    if (
      clause.role === 'clinician' &&
      /\b(?:help|helps|helped|helping|relief|work|working)\b/.test(clause.words.join(' '))
    ) {
      const reply = clauses.slice(k + 1, k + 3).filter(({ role }) => role === 'patient');
      const answer = reply[0] && readAnswer(reply[0].words);
      return answer?.polarity === 'no' && !helps.test(textOf(reply[0]!)) ? [] : reply;
    }
  }
  return [];
}

const listOf = (items: readonly string[]): string[] =>
  items.flatMap((item, at) => [
    ...(at === 0 ? [] : at === items.length - 1 ? [...(items.length > 2 ? [','] : []), 'and'] : [',']),
    ...item.split(' '),
  ]);
