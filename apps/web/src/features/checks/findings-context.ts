import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { createContext, use, useMemo, useState } from 'react';
import type { EntryChecks } from './entry-checks.ts';
import { listChecks } from './checks-list.ts';

export type Findings = {
  /** What nobody has answered, in the order of the note. */
  open: readonly NoteCheck[];
  /** The one whose card is unfolded. */
  active: NoteCheck | null;
  activate: (key: string) => void;
};

const none: Findings = { open: [], active: null, activate: () => undefined };

/** The open findings of the entry around, and which of them is in hand. */
export const FindingsContext = createContext<Findings>(none);

export function useOpenFindings(): Findings {
  return use(FindingsContext);
}

/** The first finding is in hand until another one is taken; after an answer it is the one that follows. */
export function useFindings(entry: Pick<Transcript, 'sections' | 'sentences'>, { checks }: EntryChecks): Findings {
  const [taken, setTaken] = useState<{ key: string; place: number } | null>(null);
  const { sections, sentences } = entry;
  const open = useMemo(
    () => (checks ? listChecks(checks, { sections, sentences }).open : none.open),
    [checks, sections, sentences],
  );
  return useMemo(() => {
    const place = Math.min(taken?.place ?? 0, open.length - 1);
    return {
      open,
      active: open.find(({ key }) => key === taken?.key) ?? open[place] ?? null,
      activate: (key) =>
        setTaken({
          key,
          place: Math.max(
            0,
            open.findIndex((check) => check.key === key),
          ),
        }),
    };
  }, [open, taken]);
}
