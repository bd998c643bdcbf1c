/** One value of something that is measured again and again, e.g. HbA1c. */
export type Measure = { name: string; value: string };

const number = String.raw`(\d{1,4}(?:[.,]\d{1,2})?)`;
const until = String.raw`(?:\s+(?:level|value|count|rate))?(?:\s+(?:today|now|in clinic|at home))?\s*(?:is|was|of|at|:|=|to)?\s*`;

const kinds: readonly [name: string, pattern: RegExp, unit: string][] = [
  [
    'HbA1c',
    new RegExp(String.raw`\b(?:hb\s?a1c|hemoglobin a1c|haemoglobin a1c|a1c)\b${until}${number}\s*(?:%|percent)?`, 'i'),
    '%',
  ],
  [
    'Weight',
    new RegExp(String.raw`\bweigh(?:t|s|ed)\b${until}${number}\s*(kg|kilograms?|kilos?|lbs?|pounds?)`, 'i'),
    '',
  ],
  ['Glucose', new RegExp(String.raw`\b(?:fasting )?(?:blood )?(?:glucose|sugars?)\b${until}${number}`, 'i'), ''],
  ['LDL', new RegExp(String.raw`\bldl\b(?: cholesterol)?${until}${number}`, 'i'), ''],
  ['Creatinine', new RegExp(String.raw`\bcreatinine\b${until}${number}`, 'i'), ''],
  ['eGFR', new RegExp(String.raw`\be?gfr\b${until}${number}`, 'i'), ''],
  ['TSH', new RegExp(String.raw`\btsh\b${until}${number}`, 'i'), ''],
  ['Hemoglobin', new RegExp(String.raw`\b(?:hemoglobin|haemoglobin)\b(?! a1c)${until}${number}`, 'i'), ''],
  ['Potassium', new RegExp(String.raw`\bpotassium\b${until}${number}`, 'i'), ''],
  ['Heart rate', new RegExp(String.raw`\b(?:heart rate|pulse|hr)\b${until}${number}`, 'i'), ''],
  [
    'Oxygen saturation',
    new RegExp(String.raw`\b(?:oxygen saturation|saturation|spo2|o2 sat)\b${until}${number}\s*(?:%|percent)?`, 'i'),
    '%',
  ],
  ['Peak flow', new RegExp(String.raw`\bpeak flow\b${until}${number}`, 'i'), ''],
  ['Pain', new RegExp(String.raw`\bpain\b[^.;]{0,40}?\b(\d{1,2})\s*(?:\/|out of|of)\s*10\b`, 'i'), '/10'],
];
const pressure = /\b(?:blood pressure|bp)\b[^.;\d]{0,25}(\d{2,3})\s*(?:\/|over)\s*(\d{2,3})\b/i;

/** The measured values that a line names, with their units. A dose is none: it has no name of a measurement before it. */
export function measuresIn(text: string): Measure[] {
  const found: Measure[] = [];
  const bp = pressure.exec(text);
  if (bp) found.push({ name: 'Blood pressure', value: `${bp[1]}/${bp[2]}` });
  for (const [name, pattern, unit] of kinds) {
    const match = pattern.exec(text);
    if (!match) continue;
    const own = match[2] ? ` ${match[2].toLowerCase()}` : '';
    found.push({ name, value: `${match[1]!.replace(',', '.')}${own || unit}` });
  }
  return found;
}
