import type { RedFlag } from './find-red-flags.ts';
import { type Level, rules } from './rules.data.ts';

const order: readonly Level[] = ['urgent', 'emergency', 'crisis'];
const higher = (a: Level, b: Level): Level => (order.indexOf(a) >= order.indexOf(b) ? a : b);

/** All flags of both lists. A flag is never removed, and its level and quotes only grow. */
export function mergeFlags(raised: readonly RedFlag[], found: readonly RedFlag[]): RedFlag[] {
  const merged = new Map(raised.map((flag) => [flag.rule, flag]));
  for (const flag of found) {
    const before = merged.get(flag.rule);
    const added = flag.quotes.filter(
      ({ answer, quote }) => !before?.quotes.some((each) => each.answer === answer && each.quote === quote),
    );
    merged.set(
      flag.rule,
      before ? { ...before, level: higher(before.level, flag.level), quotes: [...before.quotes, ...added] } : flag,
    );
  }
  return [...merged.values()];
}

const mostReadings = 50;

/**
 * Adds what a model reports, `[{rule, answer, quote}]`, to raised flags. A report counts only if its rule is known and its quote stands in
 * that answer. Whatever else a reply holds is ignored, so that no reply can remove or lower a flag.
 */
export function addModelFlags(raised: readonly RedFlag[], reply: unknown, answers: readonly string[]): RedFlag[] {
  const reports = Array.isArray(reply) ? reply.slice(0, mostReadings) : [];
  return mergeFlags(
    raised,
    reports.flatMap((report: unknown) => readReport(report, answers)),
  );
}

function readReport(report: unknown, answers: readonly string[]): RedFlag[] {
  if (typeof report !== 'object' || report === null) return [];
  const { rule: id, answer, quote } = report as Record<string, unknown>;
  const rule = rules.find((each) => each.id === id);
  if (!rule || typeof answer !== 'number' || typeof quote !== 'string' || quote.trim() === '') return [];
  if (!answers[answer]?.includes(quote)) return [];
  return [{ rule: rule.id, level: rule.level, by: 'model', quotes: [{ answer, quote }] }];
}
