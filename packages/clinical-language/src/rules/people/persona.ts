import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { calledFor, sexFromCaller } from './kinship.ts';
import { femaleNames, maleNames } from '../../vocabulary/first-names.ts';

export type Sex = 'male' | 'female';

/** Stands for the subject while the sex is unknown; becomes "the patient" or "they" when a sentence is finished. Its verbs are singular. */
export const unnamed = 'they_';

/** How the patient is written about: words for "he", "him", "his", "himself", and a name when it was said. */
export type Persona = {
  sex: Sex | undefined;
  name: string | undefined;
  title: string | undefined;
  subject: string;
  object: string;
  possessive: string;
  reflexive: string;
};

/** What is known of the patient from the chart. */
export type KnownPatient = { name?: string | undefined; sex?: string | undefined; birthYear?: number | undefined };

export function personaOf(sex: Sex | undefined, name?: string, title?: string): Persona {
  if (sex === 'male')
    return { sex, name, title, subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' };
  if (sex === 'female')
    return { sex, name, title, subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' };
  return { sex, name, title, subject: unnamed, object: 'them', possessive: 'their', reflexive: 'themselves' };
}

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Finds name and sex from the chart, else from the words of the visit: titles, "62-year-old male", pronouns of an introduction, a first name. */
export function findPersona(utterances: readonly Utterance[], known?: KnownPatient): Persona {
  const clinician = utterances
    .filter((utterance) => utterance.role !== 'patient' && calledFor(utterance) === undefined)
    .map((utterance) => utterance.text.toLowerCase());
  const opening = clinician.slice(0, 8).join(' \n ').slice(0, 4000);
  const name = known?.name ? known.name.trim().split(/[\s,]+/)[0] : firstNameIn(opening);
  const title = /\b(mr|mrs|ms|miss)\s?\.? ([a-z]{3,})/.exec(opening)?.[1];
  const sex = chartSex(known?.sex) ?? sexFromCaller(utterances);
  return personaOf(sex ?? spokenSex(clinician.join(' \n '), opening, title, name), name, title);
}

function chartSex(sex: string | undefined): Sex | undefined {
  const value = sex?.trim().toLowerCase() ?? '';
  if (value === 'm' || value === 'male' || value === 'man') return 'male';
  if (value === 'f' || value === 'female' || value === 'woman') return 'female';
  return undefined;
}

function spokenSex(all: string, opening: string, title: string | undefined, name: string | undefined): Sex | undefined {
  const stated =
    /\b(?:year[- ]old|pleasant|y\/o)\s(?:[a-z-]+ ){0,3}?(male|female|man|woman|gentleman|lady|boy|girl)\b/.exec(
      opening,
    )?.[1];
  if (stated) return /^(?:male|man|gentleman|boy)$/.test(stated) ? 'male' : 'female';
  if (title) return title === 'mr' ? 'male' : 'female';
  if (
    /\byour (?:last |menstrual |monthly )?periods?\b|\byour (?:last )?(?:smear|pap)\b|\byou(?: are| could be| might be)? pregnant\b/.test(
      all,
    )
  )
    return 'female';
  if (/\bsir\b/.test(all)) return 'male';
  if (/\bma'?am\b/.test(all)) return 'female';
  const lower = name?.toLowerCase();
  if (lower && maleNames.has(lower)) return 'male';
  if (lower && femaleNames.has(lower)) return 'female';
  const he = count(opening.slice(0, 900), /\b(?:he|his|him)\b/g);
  const she = count(opening.slice(0, 900), /\b(?:she|her)\b/g);
  if (he >= 2 && he > she * 2) return 'male';
  if (she >= 2 && she > he * 2) return 'female';
  if (/\b(?:pap smear|menstrual|your period|pregnan|hysterectomy|menopaus|uterus|ovar)/.test(all)) return 'female';
  if (/\b(?:prostate|testic|vasectomy)/.test(all)) return 'male';
  return undefined;
}

function firstNameIn(opening: string): string | undefined {
  for (const match of opening.matchAll(/\b[a-z]{3,}\b/g)) {
    const word = match[0];
    if (!maleNames.has(word) && !femaleNames.has(word)) continue;
    if (/\b(?:dr|doctor)\s?\.?\s?$/.test(opening.slice(Math.max(0, match.index - 10), match.index))) continue;
    // "x-ray", "don't", "max dose", "frank blood" hold no name
    const before = opening[match.index - 1] ?? ' ';
    const after = opening.slice(match.index + word.length);
    if (before === '-' || /\bx $/.test(opening.slice(Math.max(0, match.index - 3), match.index))) continue;
    if (/^['’]?t\b|^ (?:dose|dosage|blood|pus|hematuria|discharge)\b/.test(after)) continue;
    return word[0]!.toUpperCase() + word.slice(1);
  }
  return undefined;
}
