import { returning } from '../../rules/facts/patterns.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import type { Said, Visit } from '../evidence.ts';
import type { NumberMention } from '../reading/numbers.ts';
import type { Reading } from '../reading/read-text.ts';
import { isDoseUnit } from '../../vocabulary/units.ts';
import type { PieceInText } from './pieces.ts';

const measures: [string, RegExp][] = [
  ['blood pressure', /\b(?:blood pressures?|pressures?|bp|systolic|diastolic)\b/],
  ['pulse', /\b(?:pulse|heart rate)\b/],
  ['temperature', /\b(?:temp|temperature|fever)\b/],
  ['respirations', /\b(?:respiratory rate|respirations?)\b/],
  ['oxygen', /\b(?:oxygen|saturation|sats?|o2|pulse ox)\b/],
  ['weight', /\b(?:weight|weighs?|weighing|pounds|bmi)\b/],
  ['a1c', /\b(?:a1c|hba1c)\b/],
  ['glucose', /\b(?:sugars?|glucose)\b/],
  ['ejection', /\bejection fraction\b|\bpumping function\b/],
  [
    'laboratory',
    /\b(?:cholesterol|ldl|hdl|triglycerides|creatinine|hemoglobin|potassium|sodium|tsh|psa|platelets|white (?:blood )?count|alt|ast|egfr|gfr|inr|bnp|troponin|level|phq-?\d?|gad-?\d?|score)\b/,
  ],
  ['pain', /\b(?:out of (?:ten|10)|scale)\b/],
  ['strength', /\bstrength\b/],
  ['grade', /\bmurmur\b|\bgrade\b/],
];
const asksFor = /\b(?:how (?:old|long|often|many|much|bad|far)|when|scale|rate|what (?:dose|time|year))\b/;
const smallTalk =
  /\b(?:traffic|weather|game|score[ds]? (?:a|the)|movie|restaurant|bowling|vacation|holiday|miles away|mortgage|channel|football|lanes?|twin|wedding)\b/;

/** Numbers of weight: what was measured, how long, how often, how much, and when to come back; those of small talk are passed over. */
export function numberFacts(said: Said, visit: Visit): PieceInText[] {
  const { reading, clause } = said;
  const text = reading.words.join(' ');
  if (smallTalk.test(text)) return [];
  const question = said.asked === undefined ? '' : visit.said[said.asked]!.reading.words.join(' ');
  const back = clause.role === 'clinician' && returning.test(text);
  const clinical = clinicalWords(reading.words) > 0;
  const context = [...said.stems].slice(0, 14);
  return spokenNumbers(reading).flatMap((number): PieceInText[] => {
    const measure = measures.find(([, pattern]) => pattern.test(text) || pattern.test(question));
    const pressure = /\b\d{2,3}\/\d{2,3}\b|\bover\b/.test(around(reading, number));
    const dose = number.unit?.dimension === 'mass' || number.unit?.dimension === 'activity';
    const told = isTold(number, clinical || back, asksFor.test(question), clause.role === 'clinician' && !back);
    if (!measure && !pressure && !dose && !told) return [];
    const about = pressure ? 'blood pressure' : (measure?.[0] ?? number.unit?.name ?? '');
    return [
      {
        category: dose ? 'dose' : back && number.unit?.dimension === 'time' ? 'promise' : 'number',
        severity: dose ? 'major' : measure || pressure || back ? 'moderate' : 'minor',
        name: `number ${about} ${number.value}`,
        stems: pressure ? [] : context,
        value: number.value,
        unit: number.unit?.name,
        denied: false,
      },
    ];
  });
}

/** "one thirty-four over eighty-six" is 134 over 86; a date is no number. Doses that follow their drug are counted there. */
function spokenNumbers(reading: Reading): NumberMention[] {
  const joined = reading.looseNumbers.filter((one) => one.value >= 100 && one.value < 2100 && one.words.includes(' '));
  const parts = reading.numbers.filter(
    (number) =>
      !joined.some((one) => number.from >= one.from && number.to <= one.to) &&
      !/^\d+[/-]\d+[/-]\d+$/.test(reading.words[number.from]!) &&
      !(isDoseUnit(number.unit) && reading.drugs.some(({ at }) => at < number.from && number.from - at < 8)),
  );
  return [...joined, ...parts];
}

const around = (reading: Reading, number: NumberMention): string =>
  reading.words.slice(Math.max(0, number.from - 2), number.to + 2).join(' ');

/** A length of time, an age, a size, a share or a year in the telling of something clinical. */
function isTold(number: NumberMention, clinical: boolean, asked: boolean, ofClinician: boolean): boolean {
  const unit = number.unit;
  if (!unit) return asked || (number.value >= 1950 && number.value < 2100);
  if (!clinical && !asked) return unit.dimension === 'count';
  if (ofClinician && unit.dimension === 'time')
    return unit.name === 'years' || unit.name === 'weeks' || unit.name === 'days';
  return true;
}
