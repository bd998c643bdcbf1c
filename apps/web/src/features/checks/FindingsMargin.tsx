import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useEffect, useRef, useState } from 'react';
import { formatTime } from '../../lib/format.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { useEntryChecks } from './entry-checks.ts';
import { FindingCard } from './FindingCard.tsx';
import classes from './FindingsMargin.module.css';
import { useOpenFindings } from './findings-context.ts';
import { t } from './checks.texts.ts';
import { MarginFoot } from './MarginFoot.tsx';
import { useCardPlaces } from './use-card-places.ts';
import { useGiveAnswer } from './use-give-answer.ts';

/** Everything that was found in a note, each beside its sentence. */
export function FindingsMargin({ entry }: { entry: Transcript }) {
  const mayAnswer = useEntryChecks()?.checks?.abilities.answer ?? false;
  const { open, active, activate } = useOpenFindings();
  const margin = useRef<HTMLDivElement>(null);
  // where one of them is a line above the bar: unfolded while it is used
  const [unfolded, setUnfolded] = useState(false);
  const follow = useRef<string | null>(null);
  const { give, insertAll, takeBack, undoLast, busy } = useGiveAnswer(entry);
  const missing = open.filter(({ kind }) => kind === 'missing');
  useCardPlaces(margin, `${active?.key} ${open.map(({ key }) => key).join()}`);

  // after an answer the next one is in hand, also for the keyboard
  useEffect(() => {
    if (!follow.current || open.some(({ key }) => key === follow.current)) return;
    follow.current = null;
    const next = margin.current?.querySelector<HTMLElement>('[data-check][data-active]');
    (next ?? margin.current)?.focus({ preventScroll: next === null });
  }, [open]);

  const answer = async (check: NoteCheck, given: AnswerCheck) => {
    activate(check.key);
    follow.current = check.key;
    if (!(await give(check, given))) follow.current = null;
  };
  // the keys are for the entry in use, else for the one in view
  const press = (act: string) => {
    const article = margin.current?.closest('article');
    const here = document.activeElement?.closest('article');
    if (here && here !== article) return;
    margin.current?.querySelector<HTMLElement>(`[data-active] [data-act="${act}"]`)?.click();
  };
  useShortcut('i', t('keyInsert'), () => press('insert'));
  useShortcut('a', t('keyAccept'), () => press('accept'));
  useShortcut('d', t('keyDismiss'), () => press('dismiss'));
  useShortcut('u', t('keyUndo'), undoLast);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys come with the focus
    <div
      ref={margin}
      className={classes.margin}
      role="region"
      aria-label={t('checksOf', { time: formatTime(entry.createdAt) })}
      tabIndex={-1}
      data-findings={open.length > 0 ? (unfolded ? 'unfolded' : 'folded') : undefined}
      onFocus={() => setUnfolded(true)}
      onClick={() => setUnfolded(true)}
      onBlur={(event) => event.currentTarget.contains(event.relatedTarget) || setUnfolded(false)}
    >
      <ul className={classes.cards}>
        {open.map((check) => (
          <FindingCard
            key={check.key}
            entry={entry}
            check={check}
            active={check.key === active?.key}
            mayAnswer={mayAnswer}
            busy={busy.has(check.key)}
            onActivate={() => activate(check.key)}
            onAnswer={(given) => void answer(check, given)}
            onInsertAll={missing.length > 1 ? () => void insertAll(missing) : null}
          />
        ))}
      </ul>
      <MarginFoot entry={entry} mayAnswer={mayAnswer} onTakeBack={takeBack} />
    </div>
  );
}
