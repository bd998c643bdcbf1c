import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useRef } from 'react';
import { formatDay } from '../../lib/format.ts';
import { useShortcut } from '../../lib/shortcuts/shortcuts.ts';
import { t as checkTexts } from '../../features/checks/checks.texts.ts';
import { walkChecks } from '../../features/checks/walk-checks.ts';
import { EntryCard } from '../entry/EntryCard.tsx';
import { pressInEntry } from '../../features/signing/go-to.ts';
import { t as signTexts } from '../../features/signing/signing.texts.ts';
import { t } from '../chart.texts.ts';
import { ComingEntry } from './ComingEntry.tsx';
import { groupByDay } from '../../features/transcripts/thread/group-by-day.ts';
import classes from './Thread.module.css';
import { useNewestInView } from './use-newest-in-view.ts';
import type { OpenEntries } from './use-open-entries.ts';

type Props = {
  entries: readonly Transcript[];
  /** Known of and not loaded yet. */
  coming: readonly ThreadLine[];
  open: OpenEntries;
};

/** Entries from the oldest to the newest, under the day they belong to. */
export function Thread({ entries, coming, open }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useNewestInView(entries.at(-1)?.id);
  const step = (by: 1 | -1) => {
    const toggles = [...(list.current?.querySelectorAll<HTMLElement>('[data-entry-toggle]') ?? [])];
    const here = document.activeElement?.closest('article');
    const at = toggles.findIndex((toggle) => toggle.closest('article') === here);
    const next = at < 0 ? toggles.at(-1) : toggles[Math.min(toggles.length - 1, Math.max(0, at + by))];
    next?.focus();
    next?.scrollIntoView({ block: 'nearest' });
  };
  useShortcut('j', t('keyNext'), () => step(1));
  useShortcut('k', t('keyPrevious'), () => step(-1));
  useShortcut('c', checkTexts('keyNextCheck'), () => walkChecks(list.current, 1));
  useShortcut('shift+c', checkTexts('keyPreviousCheck'), () => walkChecks(list.current, -1));
  useShortcut('mod+shift+Enter', t('keyHear'), () => pressInEntry(list.current, '[data-hear]'));
  useShortcut('x', signTexts('keyNextOpen'), () => pressInEntry(list.current, '[data-next-open]'));
  useShortcut('s', signTexts('keySign'), () => pressInEntry(list.current, '[data-sign]'));
  if (entries.length === 0) return null;
  return (
    <div ref={list} role="region" aria-label={t('thread')} className={classes.thread}>
      {groupByDay([...coming, ...entries]).map(({ day, entries: own }) => (
        <section key={day} aria-label={formatDay(day)} data-day={day}>
          <h2 className={classes.day}>
            <time dateTime={day}>{formatDay(day)}</time>
          </h2>
          <div className={classes.entries}>
            {own.map((entry) =>
              'sections' in entry ? (
                <EntryCard key={entry.id} entry={entry} open={open.isOpen(entry.id)} onToggle={open.toggle} />
              ) : (
                <ComingEntry key={entry.id} line={entry} />
              ),
            )}
          </div>
        </section>
      ))}
    </div>
  );
}
