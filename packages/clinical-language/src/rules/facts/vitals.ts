import { digitise } from '../../text/numbers.ts';

type Vital = { name: string; pattern: RegExp; write: (value: string, second: string | undefined) => string };

const near = String.raw`(?:\W+(?!(?:blood|pressure|pulse|heart|respiratory|temperature|oxygen|weight)\b)[a-z']+){0,7}?\W+`;
const within = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Measured signs with what a note writes of them; a value outside of what a body can have is none. */
const vitals: readonly (Vital & { least: number; most: number })[] = [
  {
    name: 'blood pressure',
    pattern: /\b(\d{2,3}) (?:over|\/) (\d{2,3})\b/,
    write: (systolic, diastolic) => `${systolic}/${diastolic}`,
    least: 50,
    most: 280,
  },
  {
    name: 'heart rate',
    pattern: new RegExp(`\\b(?:heart rate|pulse(?: rate)?)\\b${near}(\\d{2,3})\\b`),
    write: (rate) => rate,
    least: 20,
    most: 260,
  },
  {
    name: 'respiratory rate',
    pattern: new RegExp(`\\b(?:respiratory rate|respirations?|breathing rate)\\b${near}(\\d{1,2})\\b`),
    write: (rate) => rate,
    least: 5,
    most: 70,
  },
  {
    name: 'temperature',
    pattern: new RegExp(`\\btemp(?:erature)?\\b${near}(\\d{2,3}(?:\\.\\d)?)\\b`),
    write: (degrees) => degrees,
    least: 30,
    most: 110,
  },
  {
    name: 'oxygen saturation',
    pattern: new RegExp(
      `\\b(?:oxygen(?:ation)?(?: saturation| level)?|o2(?: sat\\w*)?|satting|sats?|saturation|pulse ox)\\b${near}(\\d{2,3}) ?%`,
    ),
    write: (percent) => `${percent}%`,
    least: 40,
    most: 100,
  },
];

/** Of another day or place: "it was high in the emergency room". */
const elsewhere =
  /\b(?:in|at) the (?:emergency|er|ed|hospital|ambulance|urgent care)\b|\b(?:last (?:week|month|year|time|visit)|yesterday|when you (?:were|came|went|got) (?:there|to the|in the|admitted))\b/;

/** The measured signs of a clinician's words, each as "name value"; the words must speak of a measurement that was taken. */
export function vitalsIn(words: readonly string[]): string[][] {
  const text = digitise(words)
    .join(' ')
    .replaceAll(' percent', ' %')
    .replace(/(\d) %/g, '$1%')
    .replace(/\b(\d{2,3}) (?:\.|point) (\d)\b/g, '$1.$2');
  if (planned.test(text) || elsewhere.test(text)) return [];
  return vitals.flatMap(({ name, pattern, write, least, most }) => {
    const found = pattern.exec(text);
    if (!found || !within(Number(found[1]), least, most)) return [];
    return [[...name.split(' '), write(found[1]!, found[2])]];
  });
}

const planned =
  /\b(?:should|would like|goal|target|below|less than|greater than|under|want (?:it|your|that)|if (?:it|your)|call (?:me|us)|at home)\b/;
