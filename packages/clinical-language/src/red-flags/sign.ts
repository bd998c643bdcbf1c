import type { Locale } from './locale.ts';

/** Something that a person has, does or was exposed to. A question asks for it by its name; answers say it in these patterns. */
export type Sign = {
  name: Readonly<Record<Locale, string>>;
  says: Readonly<Record<Locale, readonly string[]>>;
};
export type Signs = Readonly<Record<string, Sign>>;

/** A row of the table: names and patterns in both languages. */
export const sign = (en: string, es: string, saysEn: readonly string[], saysEs: readonly string[]): Sign => ({
  name: { en, es },
  says: { en: saysEn, es: saysEs },
});
