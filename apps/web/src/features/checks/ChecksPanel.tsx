import type { AnswerCheck, NoteCheck } from '@clinical/contract/checks/checks.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { formatTime } from '../../lib/format.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { AnsweredList } from './AnsweredList.tsx';
import { CheckCard } from './CheckCard.tsx';
import { listChecks } from './checks-list.ts';
import classes from './ChecksPanel.module.css';
import { t } from './checks.texts.ts';
import { ChecksVerdict } from './ChecksVerdict.tsx';
import { useEntryChecks } from './entry-checks.ts';
import { useGiveAnswer } from './use-give-answer.ts';

const none = { checks: [] };

function cardsIn(panel: HTMLElement | null): HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[data-check]') ?? [])];
}

/** Everything that was found in a note, the weightiest first, each with what can be done about it. */
export function ChecksPanel({ entry }: { entry: Transcript }) {
  const found = useEntryChecks();
  const checks = found?.checks ?? null;
  const list = listChecks(checks ?? none);
  const panel = useRef<HTMLDivElement>(null);
  const goTo = useRef<number | null>(null);
  const { give, takeBack, undoLast, busy } = useGiveAnswer(entry);

  useEffect(() => {
    // who opened it wants the first
    if (document.activeElement?.matches('[data-checks-open]')) goTo.current = 0;
  }, []);
  useEffect(() => {
    if (goTo.current === null || checks === null) return;
    const all = cardsIn(panel.current);
    (all[Math.min(goTo.current, all.length - 1)] ?? panel.current)?.focus();
    goTo.current = null;
  }, [checks]);

  const answer = (check: NoteCheck, given: AnswerCheck) => {
    const at = cardsIn(panel.current).findIndex((card) => card.dataset['check'] === check.key);
    give(check, given, () => {
      goTo.current = Math.max(0, at);
    });
  };
  const press = (act: string) => {
    const card = document.activeElement?.closest('[data-check]');
    if (card && panel.current?.contains(card)) card.querySelector<HTMLElement>(`[data-act="${act}"]`)?.click();
  };
  useShortcut('i', t('keyInsert'), () => press('insert'));
  useShortcut('d', t('keyDismiss'), () => press('dismiss'));
  useShortcut('u', t('keyUndo'), undoLast);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a pane that scrolls must be reachable by keyboard
    <div
      ref={panel}
      className={classes.panel}
      role="region"
      aria-label={t('checksOf', { time: formatTime(entry.createdAt) })}
      tabIndex={0}
    >
      {found?.query.isPending && entry.version > 0 && (
        <Delayed>
          <SkeletonText lines={4} />
        </Delayed>
      )}
      {found?.query.isError && !found.query.data && (
        <ErrorState error={found.query.error} title={t('notChecked')} onRetry={() => void found.query.refetch()} />
      )}
      <ChecksVerdict entry={entry} list={list} />
      {list.groups.map((group) => (
        <section key={group.severity} aria-label={t(group.severity)}>
          <h3 className={classes.severity}>{t(group.severity)}</h3>
          <ul className={classes.cards}>
            {group.checks.map((check) => (
              <CheckCard
                key={check.key}
                entry={entry}
                check={check}
                mayAnswer={checks?.abilities.answer ?? false}
                busy={busy === check.key}
                onAnswer={(given) => answer(check, given)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.answered.length > 0 && (
        <AnsweredList
          answered={list.answered}
          mayAnswer={checks?.abilities.answer ?? false}
          onTakeBack={(check) => takeBack(check.key)}
        />
      )}
      {found?.run.isError && (
        <div className={classes.again}>
          <p role="alert">{found.run.error.message}</p>
          <Button variant="default" size="compact-sm" onClick={() => found.run.mutate()}>
            {t('runAgain')}
          </Button>
        </div>
      )}
    </div>
  );
}
