import type { Locale } from './locale.ts';
import { type MeasuredSign, measuredSigns } from './measures.ts';
import { compilePattern } from './pattern.ts';
import type { Reader } from './reader.ts';
import { type Statement, statementsOf } from './said.ts';
import { isSign, signOf, type SignId, signs } from './signs.ts';
import { type Status, statusAt } from './status.ts';

/** A sign that a text speaks of, how it puts it, and the sentence that says so, as it was written. */
export type Mention = { sign: SignId | MeasuredSign; status: Status; quote: string };

const both: readonly Locale[] = ['en', 'es'];
const patterns = both.map((locale) => ({
  locale,
  rows: Object.keys(signs)
    .filter(isSign)
    .flatMap((id) => signOf(id).says[locale].map((pattern) => ({ id, pattern: compilePattern(pattern, locale) }))),
}));

/** What a condition does not weaken: "if I killed myself". */
const grave: ReadonlySet<string> = new Set<SignId>(['suicidal', 'harm-others']);
/** What a person once had and still has. */
const lasting: ReadonlySet<string> = new Set<SignId>(['diabetes', 'lung-disease']);
const longestText = 20_000;

/**
 * Every sign that a text speaks of. Both languages are read, whatever the person chose; misspelt words are repaired for the chosen one.
 * Linear in the text's length; what goes beyond 20,000 characters is not read.
 */
export function readSigns(given: string, reader: Reader): Mention[] {
  const text = given.slice(0, longestText);
  const said = patterns.flatMap(({ locale, rows }) => {
    const asWritten = statementsOf(text, locale, false);
    const repaired = locale === reader.locale ? statementsOf(text, locale) : asWritten;
    return repaired.flatMap((statement, index) => {
      const plain = asWritten[index];
      const earlier = repaired
        .slice(0, index)
        .map((before) => before.text)
        .join('');
      const isSame = plain === undefined || plain.text === statement.text;
      return (isSame ? [statement] : [statement, plain]).flatMap((each) =>
        mentionsIn(each, earlier, rows, reader, locale),
      );
    });
  });
  return [...said, ...measured(text)];
}

type Row = { id: SignId; pattern: RegExp };

function mentionsIn(
  statement: Statement,
  earlier: string,
  rows: readonly Row[],
  reader: Reader,
  locale: Locale,
): Mention[] {
  return rows.flatMap(({ id, pattern }) =>
    [...statement.text.matchAll(pattern)]
      .filter(([found]) => found !== '')
      .map((match) => {
        const from = match.index;
        const status = statusAt({ statement, from, to: from + match[0].length, earlier }, reader, locale);
        const isFeared = status === 'supposed' && grave.has(id) && /(?<![^ ])(?:if|si) /.test(statement.text);
        const isLasting = status === 'past' && lasting.has(id);
        return { sign: id, status: isFeared || isLasting ? ('present' as const) : status, quote: statement.quote };
      }),
  );
}

/** Figures are read from the sentence itself, where decimals and slashes still stand. */
function measured(text: string): Mention[] {
  return text
    .split(/(?<=[.!?])\s|[;\n\r]+/)
    .flatMap((quote) =>
      measuredSigns(quote).map(({ id }) => ({ sign: id, status: 'present' as const, quote: quote.trim() })),
    );
}
