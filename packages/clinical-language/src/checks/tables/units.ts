/** A unit of measure. Values of one dimension are compared after multiplying by `factor`. */
export type Unit = { name: string; dimension: string; factor: number };

const table: [dimension: string, name: string, factor: number, words: string][] = [
  ['mass', 'mcg', 0.001, 'mcg mcgs microgram micrograms ug µg μg'],
  ['mass', 'mg', 1, 'mg mgs milligram milligrams'],
  ['mass', 'g', 1000, 'g gm gms gram grams'],
  ['weight', 'kg', 1, 'kg kgs kilo kilos kilogram kilograms'],
  ['weight', 'lb', 0.4536, 'lb lbs pound pounds'],
  ['weight', 'oz', 0.02835, 'oz ounce ounces'],
  ['volume', 'mL', 1, 'ml mls milliliter milliliters millilitre millilitres cc ccs'],
  ['volume', 'L', 1000, 'l liter liters litre litres'],
  ['activity', 'units', 1, 'units unit iu ius'],
  ['amount', 'mEq', 1, 'meq milliequivalent milliequivalents'],
  ['share', '%', 1, '% percent'],
  ['length', 'mm', 1, 'mm millimeter millimeters millimetre millimetres'],
  ['length', 'cm', 10, 'cm centimeter centimeters centimetre centimetres'],
  ['length', 'inches', 25.4, 'inch inches'],
  ['length', 'feet', 304.8, 'feet foot ft'],
  ['length', 'miles', 1_609_344, 'mile miles'],
  ['time', 'minutes', 1, 'minute minutes min mins'],
  ['time', 'hours', 60, 'hour hours hr hrs'],
  ['time', 'days', 1440, 'day days'],
  ['time', 'weeks', 10_080, 'week weeks wk wks'],
  ['time', 'months', 43_800, 'month months mo mos'],
  ['time', 'years', 525_600, 'year years yr yrs year-old years-old yo y/o'],
  ['time', 'weeks', 10_080, 'week-old weeks-old'],
  ['time', 'months', 43_800, 'month-old months-old'],
  ['time', 'days', 1440, 'day-old days-old'],
  ['pressure', 'mmHg', 1, 'mmhg'],
  ['temperature', 'degrees', 1, 'degrees degree fahrenheit celsius'],
  ['doses', 'tablets', 1, 'tablet tablets tab tabs pill pills capsule capsules'],
  ['doses', 'puffs', 1, 'puff puffs'],
  ['doses', 'drops', 1, 'drop drops gtt gtts'],
  ['count', 'times', 1, 'times'],
  ['count', 'cups', 1, 'cups cup'],
  ['count', 'packs', 1, 'packs pack'],
  ['count', 'drinks', 1, 'drinks beers glasses'],
  ['count', 'cigarettes', 1, 'cigarettes'],
  ['concentration', 'mg/dL', 1, 'mg/dl'],
  ['concentration', 'mcg/dL', 0.001, 'mcg/dl'],
  ['concentration', 'g/dL', 1000, 'g/dl'],
  ['concentration', 'mL/dL', 0, 'ml/dl'],
];

const byWord = new Map<string, Unit>(
  table.flatMap(([dimension, name, factor, words]) =>
    words.split(' ').map((word) => [word, { name, dimension, factor }] as const),
  ),
);

/** The unit that a word in lower case names, or undefined. */
export const unitOf = (word: string): Unit | undefined => byWord.get(word);

/** Whether the unit is one that drugs are dosed in. */
export const isDoseUnit = (unit: Unit | undefined): boolean =>
  unit !== undefined && ['mass', 'volume', 'activity', 'amount', 'doses'].includes(unit.dimension);
