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

/** Below this share of seeded errors caught in one category, or above this share of clean sentences flagged, notes carry a warning. */
export const selfTestBounds = { caught: 0.95, falseAlarms: 0.05 };

/** What a self-test finds wanting: the categories that miss too much, and whether too much is flagged that is right. */
export function wantingIn(suite: Suite): { categories: string[]; falseAlarms: boolean } {
  return {
    categories: suite.categories
      .filter(({ seeded, caught }) => seeded > 0 && caught / seeded < selfTestBounds.caught)
      .map(({ kind }) => kind),
    falseAlarms: suite.cleanSentences > 0 && suite.falseAlarms / suite.cleanSentences > selfTestBounds.falseAlarms,
  };
}
