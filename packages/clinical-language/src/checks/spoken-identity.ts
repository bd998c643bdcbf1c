import type { EvidenceLink } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { digitise } from '../text/numbers.ts';
import { femaleNames, maleNames } from '../vocabulary/first-names.ts';
import { months } from '../vocabulary/calendar.ts';
import { cardinalWord, ordinals, tensWord } from '../vocabulary/number-words.ts';
import { oneRelative, relativeOf } from '../vocabulary/relatives.ts';

/** Something said of the patient's person, and where. */
export type Spoken<Value> = { value: Value; text: string; evidence: EvidenceLink };

export type SpokenIdentity = {
  /** First and last names said together, as of the patient. */
  fullNames: Spoken<{ first: string; last: string }>[];
  firstNames: Spoken<string>[];
  /** After a title: "Ms. Hill". */
  lastNames: Spoken<string>[];
  /** As `YYYY-MM-DD`. */
  birthDates: Spoken<string>[];
  /** In years; months of a baby as a part of one. */
  ages: Spoken<number>[];
  sexes: Spoken<'male' | 'female'>[];
  /** He or she, said of the patient. */
  pronouns: Spoken<'male' | 'female'>[];
};

const isName = (word: string): boolean => maleNames.has(word) || femaleNames.has(word);
const common = new Set(
  'is was here today how are you doing good to see what and with for has have there in at the a an so nice doctor patient who she he that this i okay ok it we my your his her well back again now yes no just please'.split(
    ' ',
  ),
);
const titles = /\b(mr|mrs|ms|miss)\s?\.?\s+([a-z][a-z'-]{1,})/g;

/** Reads who is spoken about as the patient. Words about relatives, and names of clinicians, are passed over. */
export function readIdentity(utterances: readonly Utterance[]): SpokenIdentity {
  const found: SpokenIdentity = {
    fullNames: [],
    firstNames: [],
    lastNames: [],
    birthDates: [],
    ages: [],
    sexes: [],
    pronouns: [],
  };
  for (const [at, utterance] of utterances.entries()) {
    // the person is named and described in the opening; dates of birth and ages may come later
    const text = utterance.text.slice(0, 20_000).toLowerCase();
    const before = utterances[at - 1]?.text.toLowerCase() ?? '';
    const early = at < 14;
    if (early) readNames(text, before, utterance, found);
    readBirthDate(text, before, utterance, found);
    readAge(text, before, utterance, at, found);
    if (early || /\byear/.test(text)) readSex(text, utterance, found);
    readPronouns(text, utterance, at, found);
  }
  return found;
}

const linkTo = (utterance: Utterance, start: number, end: number): EvidenceLink => ({
  utteranceId: utterance.id,
  start,
  end,
  startMs: utterance.startMs,
  endMs: utterance.endMs,
  quote: utterance.text.slice(start, end),
});

function spoken<Value>(value: Value, utterance: Utterance, start: number, length: number): Spoken<Value> {
  const evidence = linkTo(utterance, start, Math.min(start + length, utterance.text.length));
  return { value, text: evidence.quote, evidence };
}

const namedAs =
  /\b(?:patient(?:'s)? (?:name )?is|(?:my|the|your|patient'?s?) (?:full )?name(?:'s| is)|next patient is|name\s?[:,]|(?:this|here) is|i am|i'm|am seeing|seeing|see|you are|you're|confirm(?:ing)?|hi|hello|hey|morning|afternoon|evening|welcome|good to see you|nice to (?:see|meet) you|(?:so|okay|,|\.)(?!\s*,?\s*(?:this|here) is\b))\s*,?\s*([a-z][a-z'-]+)(?:\s+[a-z]\s?\.)?(?:\s+([a-z][a-z'-]+))?(?:\s+([a-z][a-z'-]+))?/g;

function readNames(text: string, before: string, utterance: Utterance, found: SpokenIdentity): void {
  for (const match of text.matchAll(titles)) {
    if (isOfRelative(text, match.index)) continue;
    const last = match[2]!;
    if (common.has(last)) continue;
    const next = /^\s+([a-z][a-z'-]+)/.exec(text.slice(match.index + match[0].length))?.[1];
    if (
      isName(last) &&
      next !== undefined &&
      !common.has(next) &&
      next.length > 2 &&
      text.slice(match.index + match[0].length).match(/^\s+[a-z'-]+\s*(?:[,.?]|$)/)
    )
      found.fullNames.push(
        spoken({ first: last, last: next }, utterance, match.index, match[0].length + 1 + next.length),
      );
    else if (!isName(last)) found.lastNames.push(spoken(last, utterance, match.index, match[0].length));
    found.sexes.push(
      spoken(match[1] === 'mr' ? ('male' as const) : ('female' as const), utterance, match.index, match[0].length),
    );
  }
  // a clinician's own introduction is no name of the patient
  const self = utterance.role === 'clinician' ? /\b(?:i am|i'm|this is|my name is|my name's)\b/ : undefined;
  for (const match of text.matchAll(namedAs)) {
    const [all, first = '', second = ''] = match;
    const at =
      match.index + all.indexOf(first, all.length - [first, second, match[3]].filter(Boolean).join(' ').length - 1);
    if (
      !isName(first) ||
      isOfRelative(text, match.index) ||
      /\b(?:dr|doctor|nurse)\s?\.?\s*$/.test(text.slice(0, match.index))
    )
      continue;
    if (
      self?.test(all) &&
      !/\bpatient|\bthis is [a-z]+ ?, ?(?:and |who )?(?:he|she)\b|\bthis is [a-z]+ [a-z'-]+ ?,? ?(?:a|an|who|date|dob|\d|here)\b/.test(
        text.slice(match.index, match.index + 80),
      )
    )
      continue;
    if (utterance.role === 'patient' && !/\b(?:i am|i'm|name)\b/.test(all)) continue;
    if (/\b(?:with|my|for) (?:dr|doctor)\b/.test(before.slice(-40)) && all.startsWith('so')) continue;
    const full = isLastName(second, text.slice(at + first.length));
    if (full) found.fullNames.push(spoken({ first, last: second }, utterance, at, first.length + 1 + second.length));
    else found.firstNames.push(spoken(first, utterance, at, first.length));
  }
}

/** A second word is a last name when it is no common word and a mark, a description or the end comes after it. */
function isLastName(word: string, rest: string): boolean {
  if (word === '' || common.has(word) || word.length < 3) return false;
  return /^\s+(?:[a-z]\s?\.\s+)?[a-z'-]+\s*(?:[,.?!]|$|is\b|who\b|date\b|dob\b|mrn\w*|a \d|an? [a-z-]+[ -]year|here\b|and (?:he|she|i)\b|born\b|\d)/.test(
    rest,
  );
}

const relativeWords = /\b(?:my|his|her|your|the|their|our)\s+(?:\w+\s+)?([a-z]+)(?:'s)?\s*,?\s*(?:\w+\s*){0,2}$/;

const namesRelative = new RegExp(
  `\\b(?:${oneRelative}|friend|neighbor|boss|cousin|grand\\w+)(?:'s)?\\s*(?:,|is|was|named|who)?\\s*(?:like |about |around )?$`,
);

/** Whether what stands just before a place names a relative ("my sister Anna", "her dad, he is 80"). */
function isOfRelative(text: string, at: number): boolean {
  const lead = text.slice(Math.max(0, at - 40), at);
  const match = relativeWords.exec(lead);
  return (match !== null && relativeOf(match[1]!) !== undefined) || namesRelative.test(lead);
}

function readBirthDate(text: string, before: string, utterance: Utterance, found: SpokenIdentity): void {
  const cue = /\b(?:date of birth|birth ?date|birthday|d\.?o\.?b\.?|born(?: on)?)\b/.exec(text);
  const asked = /\b(?:date of birth|birth ?date|birthday|dob|born)\b[^.]{0,40}\??\s*$/.test(before);
  if (!cue && !asked) return;
  const from = cue ? cue.index : 0;
  if (cue && isOfRelative(text, from)) return;
  const piece = text.slice(from, from + 90);
  const numeric = /\b(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(\d{4}|\d{2})\b/.exec(piece) ?? undefined;
  const iso = /\b((?:19|20)\d\d)-(\d\d)-(\d\d)\b/.exec(piece);
  if (iso) {
    found.birthDates.push(spoken(`${iso[1]}-${iso[2]}-${iso[3]}`, utterance, from + iso.index, iso[0].length));
    return;
  }
  if (numeric) {
    const year = numeric[3]!.length === 4 ? numeric[3]! : `${Number(numeric[3]) > 30 ? '19' : '20'}${numeric[3]}`;
    found.birthDates.push(
      spoken(dateOf(year, Number(numeric[1]), Number(numeric[2])), utterance, from + numeric.index, numeric[0].length),
    );
    return;
  }
  const words = digitise(
    piece
      .replace(/[,.]/g, ' ')
      .replace(/(\d)(?:st|nd|rd|th)\b/g, '$1')
      .split(/\s+/)
      .map((word) => ordinals.get(word)?.toString() ?? word),
  );
  const at = words.findIndex((word) => months.includes(word));
  if (at < 0) return;
  const numbers = words
    .slice(at + 1, at + 5)
    .filter((word) => /^\d+$/.test(word))
    .map(Number);
  const day = numbers[0];
  const year =
    numbers.find((number) => number > 1900 && number < 2100) ??
    (numbers[1] === 19 && numbers[2] !== undefined && numbers[2] < 100 ? 1900 + numbers[2] : undefined);
  if (day === undefined || day > 31 || year === undefined) return;
  found.birthDates.push(
    spoken(
      dateOf(String(year), months.indexOf(words[at]!) + 1, day),
      utterance,
      from,
      Math.min(90, text.length - from),
    ),
  );
}

const dateOf = (year: string, month: number, day: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function readAge(text: string, before: string, utterance: Utterance, at: number, found: SpokenIdentity): void {
  const words = digitise(
    text
      .replace(/-/g, ' ')
      .replace(/[^a-z0-9'\s]/g, ' ')
      .split(/\s+/),
  ).join(' ');
  const at0 = (quote: string): [number, number] => {
    const start = text.search(new RegExp(quote));
    return start < 0 ? [0, Math.min(60, text.length)] : [start, Math.min(60, text.length - start)];
  };
  for (const match of words.matchAll(/\b(\d{1,3}) (year|month|week)s? old\b/g)) {
    const lead = words.slice(Math.max(0, match.index - 45), match.index);
    if (ofOther.test(lead) || isOfRelative(words, match.index)) continue;
    const own =
      utterance.role === 'clinician'
        ? at < 14 || /\b(?:you are|you're|patient|he is|she is|is a|this is a)\b/.test(lead)
        : /\b(?:i am|i'm|he is|he's|she is|she's)\b[^.]{0,8}$/.test(lead);
    if (!own) continue;
    const years = Number(match[1]) / (match[2] === 'year' ? 1 : match[2] === 'month' ? 12 : 52);
    found.ages.push(spoken(years, utterance, ...at0('year|month|week')));
  }
  if (utterance.role !== 'patient' && at < 14)
    for (const match of bareAges(text)) {
      if (ofOther.test(text.slice(Math.max(0, match.index - 45), match.index)) || isOfRelative(text, match.index))
        continue;
      const [said] = /\d+/.exec(digitise(match[1]!.split('-')).join(' ')) ?? [];
      if (said !== undefined) found.ages.push(spoken(Number(said), utterance, match.index, match[0].length));
    }
  const asked = /\bhow old (?:are you|is (?:he|she|your (?:son|daughter|child|baby)|the (?:baby|patient)))\b/.test(
    before,
  );
  const told =
    /\b(?:i am|i'm|he is|he's|she is|she's|turned|just)?\s*(\d{1,3})\b(?! (?:months|weeks|days|minutes))/.exec(words);
  if (asked && told && words.length < 60)
    found.ages.push(spoken(Number(told[1]), utterance, 0, Math.min(60, text.length)));
}

// "she's one" tells no age
const ageWord = `\\d{1,3}|${tensWord}(?:-[a-z]+)?|(?!zero\\b|one\\b)${cardinalWord}`;
/** "this is Mia, she's four": an age without its years, told beside a name or confirmed ("you're fifty-four now"). */
const bareAges = (text: string): Iterable<RegExpExecArray> => [
  ...text.matchAll(
    new RegExp(`\\bthis is [a-z]+,? (?:and )?(?:he|she)(?:'s| is) (${ageWord})(?=\\s*(?:,|\\.|and\\b|$))`, 'g'),
  ),
  ...text.matchAll(new RegExp(`\\byou(?:'re| are) (${ageWord}) now\\b`, 'g')),
];

const ofOther =
  /\b(?:when (?:i|you|he|she) (?:was|were|turned)|since (?:i|you|he|she) (?:was|were)|my|have an?|has an?|had an?|got an?|at the age|a friend)\b[^.]{0,25}$/;

function readSex(text: string, utterance: Utterance, found: SpokenIdentity): void {
  if (utterance.role === 'patient') return;
  const described =
    /\b(?:year|month|week)s?[ -]?old,?\s+(?:[a-z-]+\s+){0,3}?(male|female|man|woman|gentleman|lady|boy|girl)\b|\bpleasant\s+(?:[a-z0-9-]+\s+){0,4}?(male|female|man|woman|gentleman|lady)\b/g;
  for (const match of text.matchAll(described)) {
    if (isOfRelative(text, match.index) || ofOther.test(text.slice(Math.max(0, match.index - 45), match.index)))
      continue;
    const word = (match[1] ?? match[2])!;
    found.sexes.push(
      spoken(
        /^(?:male|man|gentleman|boy)$/.test(word) ? ('male' as const) : ('female' as const),
        utterance,
        match.index,
        match[0].length,
      ),
    );
  }
  const address = /(?:^|[,.?!]\s*|\b(?:yes|no|okay|thank you|thanks|alright)\s*,?\s*)(sir|ma'?am)\b/.exec(text);
  if (address && utterance.role === 'clinician')
    found.sexes.push(
      spoken(
        address[1] === 'sir' ? ('male' as const) : ('female' as const),
        utterance,
        address.index,
        address[0].length,
      ),
    );
  const own =
    /\b(?:your|you have|the) (?:(?:last )?(?:menstrual )?periods?\b(?! of)|pap smear|uterus|ovar(?:y|ies)|hysterectomy|pregnancy)|\byou(?:'re| are) (?:\d+ weeks )?pregnant|\b(?:your|the) (?:prostate|testic\w+|scrotum)/.exec(
      text,
    );
  if (
    own &&
    utterance.role === 'clinician' &&
    !/\b(?:if|no|not|could|are) you\b/.test(text.slice(Math.max(0, own.index - 12), own.index + 4))
  )
    found.sexes.push(
      spoken(
        /prostate|testic|scrotum/.test(own[0]) ? ('male' as const) : ('female' as const),
        utterance,
        own.index,
        own[0].length,
      ),
    );
}

/** "he is a 58-year-old", "she presents": of the patient; a parent who speaks of the child. Elsewhere he and she may be anyone. */
function readPronouns(text: string, utterance: Utterance, at: number, found: SpokenIdentity): void {
  const add = (pattern: RegExp, most: number): void => {
    for (const match of [...text.matchAll(pattern)].slice(0, most)) {
      if (isOfRelative(text, match.index) || relativesIn(text.slice(Math.max(0, match.index - 80), match.index)))
        continue;
      found.pronouns.push(
        spoken(
          match[0].startsWith('s') ? ('female' as const) : ('male' as const),
          utterance,
          match.index,
          match[0].length,
        ),
      );
    }
  };
  if (utterance.role === 'clinician' && at < 14)
    add(/\b(?:he|she)(?:'s| is| has| was)? (?:a |an |here|presents?|presenting|comes?|coming|complain\w*|\d)/g, 3);
  if (utterance.role === 'other' && at < 20) add(/\b(?:he|she)(?:'s|\b)/g, 2);
}

const relativesIn = (text: string): boolean => text.split(/[^a-z']+/).some((word) => relativeOf(word) !== undefined);
