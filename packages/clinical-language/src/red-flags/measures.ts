import { plainText } from './said.ts';

/** Signs that figures stand for, with the words that say them. */
export type MeasuredSign = 'fever' | 'oxygen-low' | 'pressure-high' | 'sugar-low' | 'sugar-high' | 'pulse-fast';

type Measure = { id: MeasuredSign; says: RegExp; isReached: (value: number, second: number | null) => boolean };

const number = String.raw`(\d{1,3}(?:[.,]\d)?)`;
const between = String.raw`[^.;?!\d]{0,30}?`;
const measures: readonly Measure[] = [
  {
    id: 'fever',
    says: new RegExp(
      String.raw`\b(?:temp\w*|fever\w*|fiebre|calentura|burning up|hot)\b${between}\b${number}(?! ?(?:days?|weeks?|hours?|dias|horas|semanas|out of|mg|ml|/))`,
      'g',
    ),
    isReached: isFever,
  },
  {
    id: 'fever',
    says: new RegExp(String.raw`\b${number} ?(?:degrees|°|fever|temp\w*|de fiebre|grados|f\b|c\b)`, 'g'),
    isReached: isFever,
  },
  {
    id: 'oxygen-low',
    says: new RegExp(
      String.raw`\b(?:oxygen|o2|spo2|sats?|pulse ox\w*|saturation|saturating|satting|oximeter|oxigeno|saturacion|oximetro)\b${between}\b${number}`,
      'g',
    ),
    isReached: (value) => value >= 50 && value < 92,
  },
  {
    id: 'pressure-high',
    says: /\b(\d{3}) ?(?:\/|over|sobre|con|por) ?(\d{2,3})\b/g,
    isReached: (value, second) =>
      (value >= 180 && value < 320) || (second !== null && second >= 120 && second < 220 && value > second),
  },
  {
    id: 'pressure-high',
    says: /\b(?:bp|blood pressure|systolic|presion|tension)\b[^.;?!\d]{0,25}?\b(\d{3})\b/g,
    isReached: (value) => value >= 180 && value < 320,
  },
  {
    id: 'sugar-low',
    says: new RegExp(
      String.raw`\b(?:sugars?|glucose|glucosa|azucar|glucometer|meter|bg|dexcom|libre|cgm)\b${between}\b(\d{1,3}(?:\.\d)?)\b(?! ?(?:grams?|gramos|g\b|/|years?|times|days?|%))`,
      'g',
    ),
    isReached: (value) => (value >= 10 && value < 54) || (value > 1 && value < 3),
  },
  {
    id: 'sugar-high',
    says: new RegExp(
      String.raw`\b(?:sugars?|glucose|glucosa|azucar|glucometer|meter|bg|dexcom|libre|cgm)\b${between}\b(\d{3,4})\b(?! ?(?:grams?|gramos|g\b))`,
      'g',
    ),
    isReached: (value) => value >= 300 && value <= 1500,
  },
  {
    id: 'pulse-fast',
    says: /\b(?:pulse|heart rate|heart|hr|pulso|frecuencia)\b[^.;?!\d]{0,25}?\b(\d{3})\b/g,
    isReached: (value) => value >= 140 && value <= 260,
  },
];

function isFever(value: number): boolean {
  return (value >= 38 && value <= 42.9) || (value >= 100.4 && value <= 109);
}

/** The signs that figures of a sentence stand for. A limit for a figure ("call if over 103") is none. */
export function measuredSigns(sentence: string): { id: MeasuredSign; at: number }[] {
  const text = plainText(sentence);
  return measures.flatMap(({ id, says, isReached }) =>
    [...text.matchAll(says)].flatMap((match) => {
      const value = Number(match[1]!.replace(',', '.'));
      const second = match[2] === undefined ? null : Number(match[2]);
      const before = text.slice(Math.max(0, match.index - 40), match.index);
      if (/\b(?:if|unless|si|below|under|should|target|goal|when it was|last year|years ago)\b[^.,;]*$/.test(before))
        return [];
      return isReached(value, second) ? [{ id, at: match.index }] : [];
    }),
  );
}
