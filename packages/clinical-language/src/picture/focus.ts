import { type Analyte, analytes } from '../measured/analytes.ts';
import { isOfClass } from '../vocabulary/order-terms.ts';
import { drugOf } from '../checks/tables/drug-names.ts';

/** What a prompt names: it narrows and orders problems, medication and values. Safety is not asked. */
export type Focus = {
  /** Whether there is anything to narrow by. */
  narrows: boolean;
  named: string[];
  /** Analytes that the prompt calls by name, whether the chart has them or not. */
  asked: Analyte[];
  onSeries: (name: string, analyte: Analyte | undefined) => boolean;
  onWords: (name: string) => boolean;
  onDrug: (name: string) => boolean;
};

const weightless = new Set(
  'about above after again against all also and any anything are ask before being below between both but chart check compare could data date days does during each every everything find first for from function get give goes have history how into just last latest level levels like list look main make many measured medical medication medications more most need needs newest note notes now number numbers only over past patient patients please problem problems recent results show since some summary tell test tests than that the their them then these they this time timeline trend trends value values view visit visits want was were what when where which while who why will with without would year years hide ignore leave out omit not don never skip'.split(
    ' ',
  ),
);
const classes: readonly [RegExp, readonly string[]][] = [
  [/\b(?:blood thinners?|anticoag\w+)\b/i, ['blood thinner']],
  [/\b(?:pain|analges\w+)\b/i, ['pain medication']],
];

export function focusOf(prompt: string): Focus {
  const text = prompt.toLowerCase().replaceAll(/\s+/g, ' ');
  const words = [...new Set((text.match(/[\p{L}\d][\p{L}\d-]{2,}/gu) ?? []).filter((word) => !weightless.has(word)))];
  const has = (form: string) =>
    new RegExp(String.raw`(?<![\w-])${form.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)}s?(?![\w-])`, 'i').test(
      text,
    );
  const asked = analytes.filter(
    ({ forms, short = [] }) => forms.some(has) || short.some((form) => form.length > 2 && has(form)),
  );
  const byTopic = analytes.filter(({ topics = [] }) => topics.some(has));
  const near = new Set([...asked, ...byTopic]);
  const groups = classes.filter(([pattern]) => pattern.test(text)).flatMap(([, names]) => names);
  const onWords = (name: string): boolean => {
    const lower = name.toLowerCase();
    return words.some((word) => lower.includes(word.length > 5 ? word.slice(0, -2) : word));
  };
  return {
    narrows: text.trim() !== '',
    named: words,
    asked,
    onSeries: (name, analyte) =>
      (analyte !== undefined && near.has(analyte)) || (analyte === undefined && onWords(name)),
    onWords,
    onDrug: (name) =>
      onWords(name) || words.some((word) => drugOf(word) === name) || groups.some((group) => isOfClass(name, group)),
  };
}
