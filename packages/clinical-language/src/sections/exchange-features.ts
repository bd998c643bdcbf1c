import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { isWord, wordsOf } from '../text/words.ts';
import { stem } from '../text/stem.ts';
import { symptomSystem } from '../vocabulary/body-systems.ts';
import { isDrug } from '../vocabulary/drugs.ts';

/** Words that point to a section of the note. */
const fields: [string, RegExp][] = [
  [
    'family',
    /^(?:mother|mom|father|dad|brothers?|sisters?|parents|grand\w+|aunts?|uncles?|cousins?|siblings?|family|married|divorced|husband|wife|widowed?|children|kids)$/,
  ],
  [
    'habit',
    /^(?:smok\w*|cigar\w*|alcohol|drink\w*|drugs|beer|wine|tobacco|packs?|marijuana|cocaine|retired|job|work(?:ing)?|occupation|school|live)$/,
  ],
  [
    'surgery',
    /^(?:surg\w+|operat\w+|\w+ectomy|\w+plasty|removed|bypass|\w+otomy|appendix|tonsils|hernia|c-section|repair|implant\w*)$/,
  ],
  ['allergy', /^allerg\w*$/],
  ['drug', /^(?:medic\w+|meds|prescri\w+|milligrams?|mg|tablet\w*|pills?|dose\w*|vitamins?)$/],
  ['vaccine', /^(?:immuniz\w+|vaccin\w+|shots?|flu)$/],
  ['women', /^(?:period\w*|pregnan\w*|menstru\w*|pap|miscarriages?|abortions?|menopaus\w*|mammogram)$/],
  ['image', /^(?:x-?ray\w*|xray|mri|ct|scan\w*|ultrasound|fracture)$/],
  ['laboratory', /^(?:lab\w*|creatinine|hemoglobin|sodium|potassium|glucose|negative|positive|urine|count|test\w*)$/],
  [
    'illness',
    /^(?:diagnos\w+|impression|hypertension|diabetes|asthma|cancer|disease|copd|cholesterol|arthritis|depression|stroke)$/,
  ],
  ['next', /^(?:discharge\w*|home|follow\w*|appointment|admit\w*|weeks|refer\w*)$/],
];

const clinicianActs: [string, RegExp][] = [
  [
    'orders',
    /\b(?:i will|i'll|i'd like you to|i would like you|i'm going to|we will|we'll|let me (?:give|add|refer)|continue|make sure|i want you to|prescrib\w+|take)\b/g,
  ],
  ['asks', /\?/g],
  ['lists', /\b(?:any|have you (?:had|been|noticed)|experienc\w+|how about|what about)\b/g],
  [
    'states',
    /\b(?:shows?|showed|looks?|normal|negative|you have|report|levels?|appears?|diagnos\w+|suffers?|likely|i believe|i think)\b/g,
  ],
  ['gives', /\b(?:give (?:him|her|you|me)|nurse|i ?v|shot|injection)\b/g],
];
const patientActs: [string, RegExp][] = [
  ['no', /\b(?:no|nope|nah|none)\b/g],
  ['yes', /\b(?:yes|yeah|yep|yup)\b/g],
  ['thanks', /\b(?:thank|okay|sure)\b/g],
];

/** Features of words alone: stems, pairs, and how densely each field is named. They also describe a section of a written note. */
export function wordFeatures(texts: readonly string[]): string[] {
  const features = new Set<string>();
  const counts = new Map<string, number>();
  const seen = new Set<string>();
  let total = 0;
  for (const text of texts) {
    const words = plainWords(text);
    total += words.length;
    const stems = words.map(stem);
    for (const [i, word] of words.entries()) {
      features.add(`w ${stems[i]}`);
      if (i + 1 < words.length) features.add(`b ${stems[i]} ${stems[i + 1]}`);
      if (isDrug(word)) features.add('is drug');
      const system = symptomSystem(word);
      if (system) seen.add(system);
      for (const field of fieldsOf(word)) counts.set(field, (counts.get(field) ?? 0) + 1);
    }
  }
  for (const system of seen) features.add(`system ${system}`);
  for (const [field, count] of counts)
    features.add(`L ${field}`).add(`dense ${field} ${Math.min(4, Math.round((count * 40) / Math.max(10, total)))}`);
  const top = [...counts].toSorted((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1))[0];
  return [...features, `top ${top?.[0] ?? ''}`];
}

/** Features of a short exchange: its words, who said them, where, and what the speakers do (ask, order, state, deny). */
export function exchangeFeatures(utterances: readonly Utterance[]): string[] {
  const features = new Set(['bias', ...wordFeatures(utterances.map((utterance) => utterance.text))]);
  let total = 0;
  for (const [u, { role, text }] of utterances.entries()) {
    const words = plainWords(text);
    total += words.length;
    features.add(`speaker ${role}`);
    for (const word of words) {
      const stemmed = stem(word);
      features.add(`${role[0]} ${stemmed}`);
      if (u === 0) features.add(`first ${stemmed}`);
      if (u === utterances.length - 1) features.add(`last ${stemmed}`);
      for (const field of fieldsOf(word)) features.add(`${role[0]}L ${field}`);
    }
  }
  const systems = [...features].filter((feature) => feature.startsWith('system ')).length;
  features.add(`systems ${Math.min(6, systems)}`);
  features.add(`turns ${Math.min(8, Math.floor(Math.log2(utterances.length + 1) * 2))}`);
  features.add(`length ${Math.min(12, Math.floor(Math.log2(total + 1) * 1.5))}`);
  for (const feature of actFeatures(utterances)) features.add(feature);
  return [...features];
}

function actFeatures(utterances: readonly Utterance[]): string[] {
  const said = (clinician: boolean): string =>
    utterances
      .filter(({ role, speaker }) => (role === 'clinician' || /clinician/i.test(speaker)) === clinician)
      .map(({ text }) => text.toLowerCase())
      .join(' ');
  const clinician = said(true);
  const patient = said(false);
  const counts = new Map<string, number>();
  for (const [name, pattern] of clinicianActs) counts.set(name, clinician.match(pattern)?.length ?? 0);
  for (const [name, pattern] of patientActs) counts.set(name, patient.match(pattern)?.length ?? 0);
  const of = (name: string): number => counts.get(name) ?? 0;
  const asks = Math.min(2, of('asks'));
  return [
    ...[...counts].map(([name, count]) => `${name} ${step(count)}`),
    `orders asks ${step(of('orders'))} ${asks}`,
    `states asks ${step(of('states'))} ${asks}`,
    `no of asks ${Math.round((4 * of('no')) / Math.max(1, of('asks')))}`,
    `share ${Math.round((5 * clinician.length) / (clinician.length + patient.length + 1))}`,
    `patient words ${step(Math.floor(patient.split(' ').length / 6))}`,
    `time ${/\b(?:start\w*|ago|since|yesterday|days?|weeks?)\b/.test(patient)}`,
    `reason ${/\b(?:brings?|brought|how can i help|going on|what happened|what seems)\b/.test(clinician)}`,
  ];
}

const step = (count: number): number => (count < 3 ? count : count < 5 ? 3 : count < 8 ? 4 : 5);
const fieldsOf = (word: string): string[] => fields.flatMap(([name, pattern]) => (pattern.test(word) ? [name] : []));
const plainWords = (text: string): string[] =>
  wordsOf(text)
    .map((word) => word.text)
    .filter(isWord)
    .map((word) => (/^\d/.test(word) ? '0' : word));
