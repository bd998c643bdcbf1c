import type { CheckSeverity, NoteCheck, TranscriptChecks } from '@clinical/contract/checks/checks.schemas';

export type CheckList = {
  /** By severity, what differs before what is missing, in the order of the note; groups without any are left out. */
  groups: { severity: CheckSeverity; checks: NoteCheck[] }[];
  answered: NoteCheck[];
  open: number;
  flagged: number;
  missing: number;
  worst: CheckSeverity | null;
};

const bySeverity: readonly CheckSeverity[] = ['major', 'moderate', 'minor'];

/** What a person still has to look at, and what they have answered. */
export function listChecks({ checks }: Pick<TranscriptChecks, 'checks'>): CheckList {
  const open = checks.filter(({ answer }) => answer === null);
  const groups = bySeverity
    .map((severity) => ({
      severity,
      checks: open.filter((check) => check.severity === severity).toSorted((a, b) => placeOf(a) - placeOf(b)),
    }))
    .filter((group) => group.checks.length > 0);
  const missing = open.filter(({ kind }) => kind === 'missing').length;
  return {
    groups,
    answered: checks.filter(({ answer }) => answer !== null),
    open: open.length,
    flagged: open.length - missing,
    missing,
    worst: groups[0]?.severity ?? null,
  };
}

const placeOf = ({ sentence }: NoteCheck): number => sentence ?? Number.MAX_SAFE_INTEGER;
