import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { type RefObject, useEffect, useMemo, useState } from 'react';
import { toast } from '../../../ui/toast.ts';
import { t } from './correcting.texts.ts';
import { leftLines, type TypedLine } from './kept-lines.ts';
import { lineName } from './line-name.ts';

/** A line that is being corrected. `left`: what is typed in it comes from an earlier visit. */
export type OpenLine = { begun: TypedLine | null; left: boolean };

/** What the lines of a source do to be corrected. The same object for as long as the source is shown. */
export type LineCorrections = {
  open: (utterance: Utterance) => void;
  leave: (utterance: Utterance, typed: TypedLine | null) => void;
  saved: (utterance: Utterance, change: { before: string; after: string }) => void;
  putAwayOffer: () => void;
};

type State = { open: ReadonlyMap<string, OpenLine>; offer: { line: string; word: string } | null };

const typeOnFor = 10_000;

/** Which lines of a source are being corrected, by their names, and what is offered afterwards. */
export function useLineCorrections(entryId: string, list: RefObject<HTMLElement | null>) {
  const [{ open, offer }, setState] = useState<State>({ open: new Map(), offer: null });

  useEffect(() => {
    let gone = false;
    const takeUp = async () => {
      const left = await leftLines(entryId);
      if (gone || left.length === 0) return;
      const found = left.map(([line, begun]) => [line, { begun, left: true }] as const);
      setState((state) => ({ ...state, open: new Map([...found, ...state.open]) }));
    };
    // without a store nothing is left on the device
    void takeUp().catch(() => undefined);
    return () => {
      gone = true;
    };
  }, [entryId]);

  const corrections = useMemo((): LineCorrections => {
    const openLine = (line: string, begun: TypedLine | null) =>
      setState((state) => ({ offer: null, open: new Map([...state.open, [line, { begun, left: false }]]) }));
    const close = (line: string) => {
      setState((state) => ({ ...state, open: new Map([...state.open].filter(([other]) => other !== line)) }));
      // the field is gone by then, and the button that opened it is there again
      requestAnimationFrame(() =>
        list.current
          ?.querySelector<HTMLElement>(`[data-line="${CSS.escape(line)}"] [data-correct]`)
          ?.focus({ preventScroll: true }),
      );
    };
    return {
      open: (utterance) => openLine(lineName(utterance), null),
      leave: (utterance, typed) => {
        const line = lineName(utterance);
        close(line);
        if (!typed) return;
        toast.info(t('droppedText'), {
          id: `line-${entryId}-${line}`,
          title: t('droppedTitle'),
          duration: typeOnFor,
          action: { label: t('typeOn'), run: () => openLine(line, typed) },
        });
      },
      saved: (utterance, { before, after }) => {
        const line = lineName(utterance);
        close(line);
        // which word that is needs the names of drugs, and nobody waits for it
        void import('./word-to-learn.ts').then(({ wordToLearn }) => {
          const word = wordToLearn(before, after);
          setState((state) => ({ ...state, offer: word === null ? null : { line, word } }));
        });
      },
      putAwayOffer: () => setState((state) => ({ ...state, offer: null })),
    };
  }, [entryId, list]);
  return { corrections, open, offer };
}
