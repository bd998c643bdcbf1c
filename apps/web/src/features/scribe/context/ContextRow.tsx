import { truncate } from '@clinical/contract/validation/texts';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Checkbox } from '@mantine/core';
import { formatDateTime, formatNumber } from '../../../lib/format.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { firstWords } from '../../transcripts/public.ts';
import { contextSize } from './context-candidates.ts';
import { t } from './context.texts.ts';
import classes from './ContextManager.module.css';

type Props = { entry: Transcript; template: string; chosen: boolean; onChange: (chosen: boolean) => void };

/** One entry: when, what it begins with, how it is tagged, what wrote it, whether it is signed and how long it is. */
export function ContextRow({ entry, template, chosen, onChange }: Props) {
  const size = contextSize(entry);
  return (
    <li className={classes.row}>
      <Checkbox
        classNames={{ body: classes.body, labelWrapper: classes.label }}
        checked={chosen}
        onChange={(event) => onChange(event.currentTarget.checked)}
        label={
          <span className={classes.words}>
            <span className={classes.when}>
              <time dateTime={entry.createdAt}>{formatDateTime(entry.createdAt)}</time>
              {entry.tag !== '' && <StatusBadge>{entry.tag}</StatusBadge>}
              {entry.signature && (
                <StatusBadge tone="ok" icon="lock">
                  {t('signed')}
                </StatusBadge>
              )}
            </span>
            <span className={classes.first}>{truncate(firstWords(entry))}</span>
            <span className={classes.about}>
              {[template, t('characters', { n: formatNumber(size) })].filter(Boolean).join(' · ')}
            </span>
          </span>
        }
      />
    </li>
  );
}
