import type { Reading } from '../reading/read-text.ts';
import type { NumberMention } from '../reading/numbers.ts';
import { clinicalWords } from '../../vocabulary/clinical-terms.ts';
import type { Piece } from './pieces.ts';

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
    /\b(?:cholesterol|ldl|hdl|triglycerides|creatinine|hemoglobin|potassium|sodium|tsh|psa|platelets|white (?:blood )?count|alt|ast|egfr|gfr|inr|bnp|troponin|level)\b/,
  ],
  ['pain', /\b(?:out of (?:ten|10)|scale)\b/],
  ['strength', /\bstrength\b/],
  ['grade', /\bmurmur\b|\bgrade\b/],
];
const fleeting = /^(?:minutes|hours|tablets|puffs|drops|feet|miles|inches)$/;

/** Numbers of weight: what was measured, how long, how often, how much; those of small talk and advice are passed over. */
export function numberFacts(reading: Reading, clinician: boolean): Omit<Piece, 'said'>[] {
  const text = reading.words.join(' ');
  return spokenNumbers(reading).flatMap((number): Omit<Piece, 'said'>[] => {
    const measure = measures.find(([, pattern]) => pattern.test(text));
    const pressure = /\b\d{2,3}\/\d{2,3}\b|\bover\b/.test(around(reading, number));
    if (!measure && !pressure && !isTold(reading, number, clinician)) return [];
    const about = measure?.[0] ?? (pressure ? 'blood pressure' : (number.unit?.name ?? ''));
    return [
      {
        category: 'number',
        severity: 'moderate',
        name: `number ${about} ${number.value}`,
        stems: [],
        value: number.value,
        denied: false,
      },
    ];
  });
}

/** "one eighteen over seventy two" is 118 over 72; a date is no number. */
function spokenNumbers(reading: Reading): NumberMention[] {
  const joined = reading.looseNumbers.filter((one) => one.value >= 100 && one.value < 1000 && one.words.includes(' '));
  const parts = reading.numbers.filter(
    (number) =>
      !joined.some((one) => number.from >= one.from && number.to <= one.to) &&
      !/^\d+[/-]\d+[/-]\d+$/.test(reading.words[number.from]!),
  );
  return [...joined, ...parts];
}

const around = (reading: Reading, number: NumberMention): string =>
  reading.words.slice(Math.max(0, number.from - 2), number.to + 2).join(' ');

/** A length of time or an amount in the patient's own telling of something clinical; of the clinician an age or a size. */
function isTold(reading: Reading, number: NumberMention, clinician: boolean): boolean {
  const unit = number.unit;
  if (!unit || unit.dimension === 'mass' || fleeting.test(unit.name)) return false;
  if (clinician)
    return (
      unit.dimension === 'length' ||
      unit.dimension === 'share' ||
      reading.words[number.to]?.startsWith('year-old') === true
    );
  return (
    clinicalWords(reading.words) > 0 &&
    (unit.dimension === 'time' || unit.dimension === 'weight' || unit.dimension === 'share')
  );
}
