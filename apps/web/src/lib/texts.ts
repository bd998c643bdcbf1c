import { formatNumber } from './format.ts';
import { formatters } from './formatters.ts';
import { currentLocale } from './locale.ts';

const pluralRules = formatters<Intl.PluralRulesOptions, Intl.PluralRules>(Intl.PluralRules);

/** Marks every text that came through here, so that a test finds those that did not. */
export const pseudoLocale = 'en-XA';

/** A text, or its forms by number; `{name}` is filled from the parameters, numbers in the reader's form (1,000); `n` picks the form. */
type Entry = string | { one: string; other: string };
type Placeholders<T> = T extends `${string}{${infer Name}}${infer Rest}` ? Name | Placeholders<Rest> : never;
type FormsOf<T> = T extends string ? T : T extends { one: infer One; other: infer Other } ? One | Other : never;
type Params<T> = T extends string ? Placeholders<T> : Placeholders<FormsOf<T>> | 'n';
type Args<T> = [Params<T>] extends [never] ? [] : [params: Record<Params<T>, string | number>];

export type Texts<Catalogue> = <Key extends keyof Catalogue & string>(
  key: Key,
  ...args: Args<Catalogue[Key]>
) => string;

/**
 * The words of one feature: `const t = texts({ hello: 'Hello {name}' })`, then `t('hello', { name })`.
 * Other languages are given by locale and may lack entries; English then stands in.
 */
export function texts<const Catalogue extends Record<string, Entry>>(
  english: Catalogue,
  others: Record<string, Partial<Record<keyof Catalogue, Entry>>> = {},
): Texts<Catalogue> {
  return (key, ...args) => {
    const locale = currentLocale();
    const entry = others[locale]?.[key] ?? others[locale.split('-')[0] ?? '']?.[key] ?? (english[key] as Entry);
    const params = (args[0] ?? {}) as Record<string, string | number>;
    const template = typeof entry === 'string' ? entry : entry[formFor(locale, Number(params.n))];
    const filled = template.replace(/\{(\w+)\}/g, (whole, name: string) => say(params[name] ?? whole));
    return locale === pseudoLocale ? `⟦${filled}⟧` : filled;
  };
}

const say = (value: string | number): string => (typeof value === 'number' ? formatNumber(value) : value);

function formFor(locale: string, n: number): 'one' | 'other' {
  return pluralRules({}, locale).select(n) === 'one' ? 'one' : 'other';
}
