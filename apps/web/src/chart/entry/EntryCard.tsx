import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { memo } from 'react';
import { formatDate, formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { HeardTasks } from '../../features/clinical-tasks/public.ts';
import { t as signTexts } from '../../features/signing/signing.texts.ts';
import { t } from '../chart.texts.ts';
import classes from './EntryCard.module.css';
import { CopyButton } from './CopyButton.tsx';
import { EntryMenu } from './EntryMenu.tsx';
import { hasNote } from '../../features/transcripts/entry-state.ts';
import { EntryStatus } from '../../features/transcripts/entry/EntryStatus.tsx';
import { firstWords } from '../../features/transcripts/first-words.ts';
import { kindLabel } from '../../features/transcripts/kind-label.ts';
import { NearBody } from './NearBody.tsx';
import { useEntryState } from '../../features/transcripts/use-entry-state.ts';

type Props = { entry: Transcript; open: boolean; onToggle: (id: string) => void };

/** One encounter: a head that opens and closes it, and its note and source. */
export const EntryCard = memo(function EntryCard({ entry, open, onToggle }: Props) {
  const state = useEntryState(entry);
  const time = formatTime(entry.createdAt);
  const kind = kindLabel(entry);
  // an answer to a command is as long as its words
  const visit = open && entry.kind !== 'command';
  return (
    <article
      id={`entry-${entry.id}`}
      className={classes.card}
      data-open={open || undefined}
      data-visit={visit || undefined}
      aria-label={t('entryOf', { time })}
    >
      <header className={classes.head}>
        <button
          type="button"
          className={classes.toggle}
          aria-expanded={open}
          aria-controls={`body-${entry.id}`}
          data-entry-toggle
          onClick={() => onToggle(entry.id)}
        >
          <Icon name="chevron-right" size={16} className={classes.chevron} />
          <time dateTime={entry.createdAt} className={classes.time}>
            {visit && `${formatDate(entry.createdAt)}, `}
            {time}
          </time>
          <span className={classes.kind}>
            <Icon name={kind.icon} size={16} />
            <span className={classes.kindName}>{entry.fileName ?? kind.label}</span>
          </span>
          {!open && <span className={classes.first}>{firstWords(entry)}</span>}
        </button>
        {entry.kind === 'synthetic' && (
          <StatusBadge tone="warn" icon="sparkles">
            {t('synthetic')}
          </StatusBadge>
        )}
        {entry.tag !== '' && <StatusBadge>{entry.tag}</StatusBadge>}
        {entry.signature ? (
          <StatusBadge tone="ok" icon="lock">
            {signTexts('stateSigned')}
          </StatusBadge>
        ) : (
          <EntryStatus state={state} />
        )}
        {visit && <HeardTasks entry={entry} />}
        {!visit && hasNote(entry) && <CopyButton entry={entry} />}
        <EntryMenu entry={entry} state={state} />
      </header>
      <div id={`body-${entry.id}`} className={classes.body} hidden={!open}>
        {open && <NearBody entry={entry} state={state} />}
      </div>
    </article>
  );
});
