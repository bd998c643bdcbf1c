import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type Clause, linksOf } from '../clauses/clauses.ts';
import { withoutOpeners } from '../normalise/clean-words.ts';
import { pairedPlaceName, placeBeforeNoun, placeForm, placeName } from '../../vocabulary/body-parts.ts';
import { systemOf } from '../../vocabulary/body-systems.ts';
import { renderWords } from '../grammar/render.ts';
import { openingComplaint } from '../facts/opening-complaint.ts';
import { symptomIn } from '../facts/complaint.ts';
import { namesIllness } from '../facts/patterns.ts';
import type { Draft } from './draft.ts';

const patterns = [
  /\b(?:presents?|presenting|presented)(?: here)?(?: today)?(?: to (?:the |our )?clinic)?(?: today)?(?: with| for)(?: a)?(?: complaints? of| evaluation of| chief complaint of| concerns? (?:of|about))? (.+)/,
  /\breferr(?:ed|al) (?:here |to us )?(?:(?:by|from) .{2,40}? )?(?:for|of) (?:the |an? |evaluation of |management of |possible )*(.+)/,
  /\b(?:sent|referred) (?:you|him|her|them) (?:over |here |in |to (?:us|me) )*(?:for|with|because of) (?:the |an? |your |some )*(.+)/,
  /\b(?:chief complaint|reason for (?:your )?visit) (?:is |of |today is )?(.+)/,
  /\bhere (?:today )?(?:in (?:the )?(?:clinic|office) )?(?:today )?(?:for|with|because of|complaining of|about|to discuss)(?: the| an?| some| your| his| her)?(?: evaluation (?:of|for)| second opinion (?:of|on|for|about|regarding)| complaints? of| follow-?up (?:of|for|on))? (.+)/,
  /\b(?:coming|came|come) in (?:today )?(?:for|with|because of|complaining of|about)(?: an?| some| your)? (.+)/,
  /\b(?:complain(?:s|ing|ed)? of|complaints of|suffering from|evaluation of|having (?:some|a lot of)|experiencing (?:some )?) ?(.+)/,
  /\byou (?:are|were|have been) (?:having|experiencing|dealing with) (?:some |a )?(.+)/,
  /\byou (?:had|hurt|injured|have) (?:some |a |your )?(.+)/,
];
const first = [
  /\bi (?:have|had|am having|am getting) (?:been having |been getting |been experiencing |got |this |these |some |a lot of |an? |really )*(.+)/,
  /\bi (?:hurt|injured|broke|twisted|fell on|cut|sprained) (?:my )?(.+)/,
  /\bmy (.+?) (?:has been|have been|is|are|was|keeps?|hurts?|started)\b/,
];
const named = new RegExp(
  `\\b((?:(?:left|right|bilateral|lower|upper) )*${placeBeforeNoun} (?:pain|injury|swelling))\\b`,
);
// "a dull pain in my left hip"
const located = new RegExp(
  `\\bpain (?:on|in|at) (?:the |my |your )?((?:(?:left|right|lower|upper) )*)(?:side of (?:the |my |your ))?(${placeName}|side)\\b`,
);
const end =
  / (?:and|but|so|that|which|who|since|for the (?:past|last)|started|because|after|when|with (?:a )?(?:history|past)|what|how|can|could|is|it|you|i|he|she|they|today|over the|this|tell|going|ever|due|from|in the (?:past|last)|okay|alright|here|now|about (?:\w+ )(?:days?|weeks?|months?)|the other day|last|yesterday|looks|let)\b.*| ,.*/;

// A question that tells why the patient came ("so you are here for your knee?").
const states =
  /\b(?:here (?:today )?(?:for|with|because|about)|presents?|(?:come|came|coming) in (?:for|with|because|about)|year[- ]old|you (?:hurt|injured|had (?:a|an|some)))\b/;

// Below this a candidate is no reason to come.
const leastValue = 0;

/** The reason for the visit in a few words, found behind greetings: what the clinician reads out, else what the patient complains of first. */
export function writeChiefComplaint(
  clauses: readonly Clause[],
  names: ReadonlySet<string>,
  utterances: readonly Utterance[],
): Draft[] {
  const early = clauses.slice(0, 45);
  const candidates: { words: string[]; clause: Clause; value: number }[] = [];
  const consider = (found: string | undefined, clause: Clause, base: number): void => {
    const words = (found ?? '')
      .replace(/[ ,]+$/, '')
      .replace(end, '')
      .replace(/^(?:(?:your|his|her|my|a|an|the|some|that|this|these|got|sort of|kind of|like) )+/, '')
      .replace(/ (?:for|with|of|in|and|to)$/, '')
      .replace(/^(?:been |having |dealing with |experiencing |getting |feeling |struggling with )+/, '')
      .replace(/^(?:lot|bit|little bit|history) of /, '')
      .replace(
        /^(?:pain|pains|swelling|numbness|weakness|stiffness) (?:in|of|on|with|to) (?:my|your|his|her|their|the) (.+)$/,
        (all: string, part: string) => `${part} ${all.split(' ')[0]}`,
      )
      .replace(/^(.*?\bpain) (.*\bpain)$/, '$2')
      .split(' ')
      .filter(
        (word, at) => word !== '' && !/^(?:my|your|his|her|their)$/.test(word) && !(at === 0 && /^an?$/.test(word)),
      );
    if (
      words.length === 0 ||
      words.length > 9 ||
      /\b(?:you|me|question|visit|appointment|nurse|moment|it|bit|chance|hard time|things?|one|good|fine|okay|not|never)\b/.test(
        words.join(' '),
      )
    )
      return;
    const medical =
      systemOf(words) !== undefined ||
      namesIllness(words.join(' ')) ||
      /pain|injur|fracture|diabetes|hypertension|pressure|physical|check|follow|sugar|kidney|cancer|asthma|surgery|sick|infection|annual|depress|anxi|hurt|swollen|ache/.test(
        words.join(' '),
      );
    const partOnly = words.length === 1 && systemOf(words) === 'Musculoskeletal';
    const sided = /\b(?:left|right|bilateral)\b/.test(words.join(' ')) ? 1 : 0;
    candidates.push({
      words,
      clause,
      value:
        base + (medical ? 4 : 0) + sided - (partOnly ? 5 : 0) - (words.join(' ') === 'pain' ? 6 : 0) - clause.u * 0.25,
    });
  };
  for (const clause of early) {
    const text = withoutOpeners(clause.words).join(' ');
    if (clause.question && (!states.test(text) || /\b(?:ever|before)\b/.test(text))) continue;
    if (/^(?:no|not|never|nope)\b|\b(?:denies|do not have|have not had|have no|do not think|ever had)\b/.test(text))
      continue;
    const list = clause.role === 'patient' ? first : patterns;
    consider(named.exec(text)?.[1], clause, 2.5);
    if (/\b(?:quit|stop|quitting|stopping) smoking\b/.test(text)) consider('smoking cessation follow-up', clause, 1);
    const place = located.exec(text);
    if (place)
      consider(
        `${place[1] ?? ''}${place[2]!.replace(/^(?:abdomen|belly)$/, 'abdominal')} pain`,
        clause,
        clause.role === 'patient' ? 2.4 : 2.2,
      );
    if (clause.role === 'patient') consider(symptomIn(text), clause, 2.3);
    for (const [i, pattern] of list.entries())
      consider(pattern.exec(text)?.[1], clause, (clause.role === 'patient' ? 2 : 5) - i * 0.4);
  }
  const answer = openingComplaint(clauses);
  if (answer) consider(answer.words, answer.clause, 5.6 + answer.clause.u * 0.25);
  const spoken = clauses.map((clause) => clause.words.join(' ')).join(' | ');
  const best = candidates.toSorted((a, b) => b.value - a.value)[0];
  if (!best || best.value < leastValue) return [];
  const beside = answer && best.clause === answer.clause ? answer.beside : [];
  const told = [
    ...withSide(ofPain(best.words, spoken), clauses, spoken),
    ...beside.flatMap(({ name }, at) => [
      ...(at < beside.length - 1 ? [','] : beside.length > 1 ? [',', 'and'] : ['and']),
      ...name.split(' '),
    ]),
  ];
  const from = [...new Set([best.clause, ...beside.map(({ clause }) => clause)])];
  return [
    {
      text: renderWords(told, names),
      kind: 'said',
      links: from.flatMap((clause) => linksOf(clause, utterances)),
      topic: 'cc',
      words: told,
    },
  ];
}

const opposite = { left: 'right', right: 'left' } as const;
const bareParts = new RegExp(`^(?:(?:left|right|both|lower|upper|big|great|little) )*${placeForm}$`);

/** "wrist" → "wrist pain" when the talk is of pain. */
const ofPain = (words: readonly string[], spoken: string): string[] =>
  bareParts.test(words.join(' ')) && /\b(?:pain|hurts?|hurting|sore|aches?|aching)\b/.test(spoken)
    ? [...words, 'pain']
    : [...words];

const paired = new RegExp(`^${pairedPlaceName}$`);

const asksSide = /\b(?:left or (?:the )?right|right or (?:the )?left|which (?:side|one)|which (\w+))\b/;
const furthestAnswer = 3;

/** "Which wrist, left or right?" – "My right one." */
function sideAnswered(clauses: readonly Clause[], part: string): string | undefined {
  for (const [at, { role, words }] of clauses.slice(0, 60).entries()) {
    const asked = role === 'clinician' ? asksSide.exec(words.join(' ')) : null;
    if (!asked || (asked[1] !== undefined && asked[1] !== part)) continue;
    const reply = clauses.slice(at + 1, at + furthestAnswer).filter((one) => one.role === 'patient');
    const sides = new Set(reply.flatMap((one) => one.words.filter((word) => word === 'left' || word === 'right')));
    const [side] = sides;
    if (sides.size === 1) return side;
  }
  return undefined;
}

/** Adds the side when the whole visit speaks of one side only: "knee pain" → "right knee pain". */
function withSide(words: readonly string[], clauses: readonly Clause[], spoken: string): string[] {
  const said = words.find((word) => word === 'left' || word === 'right');
  if (said) {
    // "not my left hip": the patient puts it right
    const wrong = new RegExp(`\\bnot (?:the |my )?${said}\\b`);
    const corrected = clauses.slice(0, 45).some((one) => one.role === 'patient' && wrong.test(one.words.join(' ')));
    return corrected ? words.map((word) => (word === said ? opposite[said] : word)) : [...words];
  }
  const part = words.find((word) => paired.test(word));
  if (!part || /\b(?:left|right|both|bilateral)\b/.test(words.join(' '))) return [...words];
  const answered = sideAnswered(clauses, part);
  if (answered) return [...words.slice(0, words.indexOf(part)), answered, ...words.slice(words.indexOf(part))];
  const count = (side: string): number => spoken.split(`${side} ${part}`).length - 1;
  const [left, right] = [count('left'), count('right')];
  const side = left >= 2 && right === 0 ? ['left'] : right >= 2 && left === 0 ? ['right'] : [];
  const at = words.indexOf(part);
  return [...words.slice(0, at), ...side, ...words.slice(at)];
}
