import { frequenciesOf, sameFrequency } from '../reading/frequencies.ts';
import { drugOf } from '../tables/drug-names.ts';
import { unitOf } from '../../vocabulary/units.ts';
import { numbersOf } from '../reading/numbers.ts';
import { type Beside, type Otherwise, quoteOf } from './difference.ts';
import { type Heard, type Hearing, placesOf } from './hear.ts';

type Span = { value: string; days: number; name: string; heard: Heard };
const spans = new WeakMap<Hearing, Span[]>();
const vague = /^(?:few|several|couple|a)$/;

/** A length of time whose unit is another's: weeks where months were said. */
export function compareSpans({ written, hearing, linked }: Beside): Otherwise[] {
  const told = spans.get(hearing) ?? hearing.heard.flatMap((heard) => spansIn(heard));
  spans.set(hearing, told);
  for (const own of spansIn(written)) {
    if (own.value === '1' || own.value === 'a') {
      if (told.some(({ days }) => days === own.days)) continue;
    }
    if (told.some((one) => isSame(one, own))) continue;
    const other = told.find(
      (one) =>
        one.value === own.value && one.name !== own.name && (linked.has(one.heard.u) || isAlike(one.heard, written)),
    );
    if (other)
      return [
        { kind: 'unit', said: `${other.value} ${other.name}`, written: `${own.value} ${own.name}`, heard: other.heard },
      ];
  }
  return [];
}

/** Whether two sentences share a word of weight. */
const isAlike = (a: Heard, b: Heard): boolean => a.stems.some((stem) => stem.length > 3 && b.stems.includes(stem));

const isSame = (a: Span, b: Span): boolean =>
  (a.value === b.value && a.name === b.name) ||
  (a.days > 0 && Math.abs(a.days - b.days) <= 0.1 * Math.max(a.days, b.days));

function spansIn(heard: Heard): Span[] {
  const { written, loose } = numbersOf(heard.words);
  const out = [...written, ...loose].flatMap(({ value, unit }): Span[] =>
    unit?.dimension === 'time' ? [{ value: String(value), days: value * unit.factor, name: unit.name, heard }] : [],
  );
  for (const [at, word] of heard.words.entries()) {
    if (!vague.test(word)) continue;
    const unit = unitOf(heard.words[at + (heard.words[at + 1] === 'of' ? 2 : 1)] ?? '');
    if (unit?.dimension === 'time') out.push({ value: word, days: 0, name: unit.name, heard });
  }
  return out;
}

/** How often something is taken, where the visit has no such rate, or another for that drug. */
export function compareRates({ written, hearing }: Beside): Otherwise[] {
  const rates = frequenciesOf(written.words);
  for (const { perDay, text, at } of rates) {
    if (
      / (?:than|of|for) $/.test(` ${written.words[at - 1] ?? ''} `) ||
      / (?:daily|everyday) (?:living|activit|life|routine)/.test(written.text)
    )
      continue;
    const drug = written.words
      .slice(0, at)
      .map(drugOf)
      .findLast((one) => one !== undefined);
    const places = drug === undefined ? [] : placesOf(hearing, drug);
    const near = places.flatMap(({ heard }) =>
      [heard, hearing.heard[heard.at + 1]].flatMap((one) =>
        one ? frequenciesOf(one.words).map((rate) => ({ rate, heard: one })) : [],
      ),
    );
    const all = near.length > 0 ? near : ratesIn(hearing);
    if (all.some(({ rate }) => sameFrequency(rate.perDay, perDay))) continue;
    const [first] = near;
    if (drug === undefined && all.length === 0) continue;
    return [
      {
        kind: 'frequency',
        said: first?.rate.text ?? quoteOf(places[0]?.heard, places[0]?.at),
        written: text,
        heard: first?.heard ?? places[0]?.heard,
      },
    ];
  }
  return [];
}

type Rate = { rate: { perDay: number; text: string }; heard: Heard };
const rates = new WeakMap<Hearing, Rate[]>();
function ratesIn(hearing: Hearing): Rate[] {
  const known =
    rates.get(hearing) ?? hearing.heard.flatMap((heard) => frequenciesOf(heard.words).map((rate) => ({ rate, heard })));
  rates.set(hearing, known);
  return known;
}
