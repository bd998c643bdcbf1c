import type { CheckAction, CheckKind, CheckSeverity } from './checks.schemas.ts';

/** Shortest reason for letting a major flag stand, in characters. */
export const acceptReasonMin = 10;

/**
 * What a person may do about a thing found, besides mending the text. What is missing is inserted or dismissed; a major flag stands
 * only with a typed reason; a smaller one may be dismissed, too.
 */
export function answersTo(check: { kind: CheckKind; severity: CheckSeverity }): CheckAction[] {
  if (check.kind === 'missing') return ['insert', 'dismiss'];
  return check.severity === 'major' ? ['accept'] : ['accept', 'dismiss'];
}

type Suite = {
  categories: readonly { kind: string; seeded: number; caught: number }[];
  cleanSentences: number;
  falseAlarms: number;
};

/** Below this share of seeded errors caught in one category without a bound of its own, or above this share of clean sentences flagged, notes carry a warning. */
export const selfTestBounds = { caught: 0.95, falseAlarms: 0.05 };

/** Kinds of error that words alone tell less surely: what is asked of the checker there. */
const lowerBounds: Readonly<Record<string, number>> = {
  madeNegative: 0.9,
  bothSides: 0.85,
  bodyPart: 0.8,
  course: 0.8,
  direction: 0.85,
  family: 0.8,
};

/** The share of seeded errors of a kind that must be caught. */
export const boundOf = (kind: string): number => lowerBounds[kind] ?? selfTestBounds.caught;

/** What a self-test finds wanting: the categories that miss too much, and whether too much is flagged that is right. */
export function wantingIn(suite: Suite): { categories: string[]; falseAlarms: boolean } {
  return {
    categories: suite.categories
      .filter(({ kind, seeded, caught }) => seeded > 0 && caught / seeded < boundOf(kind))
      .map(({ kind }) => kind),
    falseAlarms: suite.cleanSentences > 0 && suite.falseAlarms / suite.cleanSentences > selfTestBounds.falseAlarms,
  };
}
