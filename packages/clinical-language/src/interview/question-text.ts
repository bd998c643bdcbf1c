import type { Locale } from '../red-flags/locale.ts';
import { isChild } from '../red-flags/reader.ts';
import { signOf, type SignId } from '../red-flags/signs.ts';
import { listEnd, openQuestion, type QuestionRow, signQuestion } from './questions.data.ts';
import type { AskedQuestion, InterviewState } from './state.ts';

/** Staff read the questions out to the patient. */
const side = ({ answeredBy, chart }: InterviewState): 'self' | 'other' =>
  answeredBy === 'relative' || isChild(chart) ? 'other' : 'self';

/** A row of the table as it is asked. */
export function askRow(state: InterviewState, row: QuestionRow, known: readonly string[] = []): AskedQuestion {
  const isKnown = known.length > 0 && row.confirm !== undefined;
  const texts = (isKnown ? row.confirm! : row.text)[state.locale];
  return {
    id: row.id,
    text: texts[side(state)].replace('{known}', () => known.join('; ')),
    slots: [...row.slots],
    signs: [],
    choices: [],
    confirms: isKnown ? [...known] : [],
  };
}

export const askOpenly = (state: InterviewState): AskedQuestion => askRow(state, openQuestion);

/** "your chest" of somebody else is "their chest". */
const ofOther = (name: string, locale: Locale): string =>
  locale === 'en' ? name.replaceAll(/\byour\b/g, 'their').replaceAll(/\byou\b/g, 'they') : name;

/** A question for signs. */
export function askSigns(state: InterviewState, ids: readonly SignId[]): AskedQuestion {
  const { locale } = state;
  const names = ids
    .map((id) => signOf(id).name[locale])
    .map((name) => (side(state) === 'other' ? ofOther(name, locale) : name));
  const list = [names.slice(0, -1).join(', '), names.at(-1)!].filter((part) => part !== '').join(listEnd[locale]);
  return {
    id: `signs:${ids.join(',')}`,
    text: signQuestion[locale][side(state)].replace('{signs}', () => list),
    slots: ['signs'],
    signs: [...ids],
    choices: [],
    confirms: [],
  };
}
