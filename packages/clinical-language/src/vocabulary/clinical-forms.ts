import { months, weekdays } from './calendar.ts';
import { tradeNames } from './drugs.ts';
import forms from '../../lexicon/written-forms.json' with { type: 'json' };

/** Lower-case words and how they are written. */
export const acronyms: Readonly<Record<string, string>> = Object.fromEntries(
  forms.acronyms.map((form) => [form.toLowerCase(), form]),
);

// "march" and "may" are everyday words as well
const surelyMonths = months.filter((month) => month !== 'march' && month !== 'may');

/** Words written with a capital: days, months, brand names, eponyms. */
export const properNames: ReadonlySet<string> = new Set([
  ...weekdays,
  ...surelyMonths,
  ...tradeNames,
  ...forms.properNames,
]);
