/** The classes of errors by which the checker is judged, in the order in which people read of them. */
export const errorClasses = [
  'drug',
  'dose',
  'unit',
  'frequency',
  'number',
  'timeUnit',
  'side',
  'bothSides',
  'bodyPart',
  'madePositive',
  'madeNegative',
  'course',
  'direction',
  'time',
  'relative',
  'family',
  'unsourced',
  'missing',
] as const;
export type ErrorClass = (typeof errorClasses)[number];
