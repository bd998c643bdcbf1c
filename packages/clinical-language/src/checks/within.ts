import type { NoteSentence } from '@clinical/contract/transcripts/note-body.schemas';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isDoseUnit } from '../vocabulary/units.ts';
import type { Visit } from './evidence.ts';
import type { Reading } from './reading/read-text.ts';
import { sidesIn } from './second/second-reader.ts';
import { isAmong } from './tables/parts.ts';
import { writtenOut } from './tables/short-forms.ts';

/** A sentence of a note that another contradicts: what that one says, and what this one does. */
export type Within = { at: number; other: string; written: string };

type Claim = { at: number; about: string; value: string; text: string; favoured: boolean };

/** Sides of one part of the body, doses of one drug, and what is to be done with it, that differ between the sentences of a note. */
export function differencesWithin(
  sentences: readonly NoteSentence[],
  readings: readonly Reading[],
  visit: Visit,
): Within[] {
  const sides = sentences.flatMap((sentence, at) => sidesOfSentence(sentence, at, visit.utterances));
  const amounts = readings.flatMap((reading, at) => dosesIn(reading, at, visit));
  const acts = readings.flatMap((reading, at) => actsIn(reading, at));
  return [
    ...odd(sides, (a, b) => isAmong(a, [b])),
    ...odd(amounts, (a, b) => a === b),
    ...odd(acts, (a, b) => a === b),
  ];
}

/** Of claims about one thing that differ, those that fewer sentences make and the visit does not speak for. */
function odd(claims: readonly Claim[], isSame: (a: string, b: string) => boolean): Within[] {
  return claims.flatMap((claim): Within[] => {
    if (claim.favoured) return [];
    const others = claims.filter((one) => one.at !== claim.at && isSame(one.about, claim.about));
    const against = others.filter((one) => one.value !== claim.value);
    const like = others.length - against.length;
    const first = against.find((one) => one.favoured) ?? against[0];
    const later = against.length === like + 1 && first !== undefined && claim.at > first.at;
    return first && (against.length > like + 1 || later)
      ? [{ at: claim.at, other: first.text, written: claim.text }]
      : [];
  });
}

const sidesOfSentence = ({ text, links }: NoteSentence, at: number, utterances: readonly Utterance[]): Claim[] =>
  sidesIn(writtenOut(text), links, utterances).map(({ side, part, favoured }) => ({
    at,
    about: part,
    value: side,
    text: `${side} ${part}`,
    favoured,
  }));

const changes =
  /^(?:increase|increased|decrease|decreased|from|was|were|previously|changed?|taper|titrate|instead|then|reduce|reduced|raise|former|formerly|had|up|down|or|if|max|maximum)$/;

/** Doses of drugs where no change of them is told; `favoured` when the visit has that dose of that drug. */
function dosesIn(reading: Reading, at: number, visit: Visit): Claim[] {
  if (reading.words.some((word) => changes.test(word))) return [];
  return reading.drugs.flatMap(({ drug, at: place }, i): Claim[] => {
    const end = Math.min(reading.drugs[i + 1]?.at ?? Infinity, place + 6);
    const dose = reading.numbers.find(({ from, unit }) => from > place && from < end && isDoseUnit(unit));
    if (!dose?.unit || dose.unit.dimension !== 'mass') return [];
    const said = (visit.byStem.get(drug) ?? []).some(({ reading: heard }) =>
      [...heard.numbers, ...heard.looseNumbers].some(({ value }) => value === dose.value),
    );
    const value = String(dose.value * dose.unit.factor);
    return [{ at, about: drug, value, text: `${drug} ${dose.words} ${dose.unit.name}`, favoured: said }];
  });
}

const ends = /^(?:stop|discontinue|hold)$/;
const goes = /^(?:start|continue|begin|initiate|resume|refill)$/;

/** What is to be done with each drug: ended, or begun and kept. */
const actsIn = (reading: Reading, at: number): Claim[] =>
  reading.drugs.flatMap(({ drug, at: place }): Claim[] => {
    const verb = reading.words
      .slice(Math.max(0, place - 4), place)
      .findLast((word) => ends.test(word) || goes.test(word));
    if (verb === undefined || reading.words.includes('if') || reading.words.includes('then')) return [];
    return [{ at, about: drug, value: ends.test(verb) ? 'ends' : 'goes', text: `${verb} ${drug}`, favoured: false }];
  });
