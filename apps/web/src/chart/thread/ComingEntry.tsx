import type { ThreadLine } from '@clinical/contract/transcripts/thread.schemas';
import { Skeleton } from '@mantine/core';
import { formatTime } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import classes from '../entry/EntryCard.module.css';
import { kindLabel } from '../../features/transcripts/kind-label.ts';

/** The place of an entry that is on its way, as high as the entry when it is closed. */
export function ComingEntry({ line }: { line: ThreadLine }) {
  const kind = kindLabel(line);
  return (
    <div id={`entry-${line.id}`} className={classes.card} aria-hidden="true">
      <div className={classes.head}>
        <div className={classes.toggle}>
          <Icon name="chevron-right" size={16} className={classes.chevron} />
          <span className={classes.time}>{formatTime(line.createdAt)}</span>
          <span className={classes.kind}>
            <Icon name={kind.icon} size={16} />
            <span className={classes.kindName}>{line.fileName ?? kind.label}</span>
          </span>
          <Skeleton height={12} width="40%" />
        </div>
      </div>
    </div>
  );
}
