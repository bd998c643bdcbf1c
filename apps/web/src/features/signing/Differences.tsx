import type { Reconciliation } from '@clinical/contract/signing/reconciliation.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDate } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Differences.module.css';
import { reconciliationQuery, usePickFact } from './signing.api.ts';
import { t } from './signing.texts.ts';

type Conflict = Reconciliation['conflicts'][number];

/** Where precharts, today's visit and the last signed note say otherwise: quotes side by side, and a pick. Nothing when they agree. */
export function Differences({ entry }: { entry: Transcript }) {
  const found = useQuery(reconciliationQuery(entry));
  const conflicts = found.data?.conflicts ?? [];
  if (conflicts.length === 0) return null;
  const open = conflicts.filter(({ picked }) => picked === null).length;
  return (
    <details className={classes.differences} open={open > 0}>
      <summary className={classes.summary}>
        <Icon name={open > 0 ? 'swap' : 'circle-check'} size={16} />
        {open > 0 ? t('differ', { n: open }) : t('settled', { n: conflicts.length })}
      </summary>
      <ul className={classes.conflicts}>
        {conflicts.map((conflict) => (
          <DifferenceRow
            key={conflict.key}
            entry={entry}
            conflict={conflict}
            mayPick={found.data?.abilities.pick ?? false}
          />
        ))}
      </ul>
    </details>
  );
}

function DifferenceRow({ entry, conflict, mayPick }: { entry: Transcript; conflict: Conflict; mayPick: boolean }) {
  const pick = usePickFact(entry);
  const title = titleOf(conflict);
  return (
    <li aria-label={title}>
      <h4 className={classes.title}>{title}</h4>
      <ul className={classes.sides}>
        {conflict.sides.map(({ source, at, value, quote, chosen }) => (
          <li key={source} className={classes.side} data-chosen={chosen ?? undefined}>
            <span className={classes.source}>{t('sourceAt', { source: t(source), date: formatDate(at) })}</span>
            <span className={classes.value}>{value}</span>
            <q className={classes.quote}>{quote}</q>
            {chosen === true && (
              <StatusBadge tone="ok" icon="check">
                {t('taken')}
              </StatusBadge>
            )}
            {chosen === false && <StatusBadge>{t('notTaken')}</StatusBadge>}
            {mayPick && chosen !== true && (
              <Button
                size="compact-sm"
                variant="default"
                aria-label={t('pickOf', { source: t(source), value })}
                loading={pick.isPending && pick.variables.source === source}
                onClick={() =>
                  pick.mutate(
                    { key: conflict.key, source },
                    { onError: (error) => toast.error(messageOf(error), { title: t('notPicked') }) },
                  )
                }
              >
                {t('pick')}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

function titleOf({ about, subject }: Conflict): string {
  if (about === 'smoking') return t('smoking');
  return about === 'dose' ? t('doseOf', { drug: subject }) : t('allergyTo', { what: subject });
}
