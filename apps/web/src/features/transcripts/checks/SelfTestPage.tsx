import { selfTestBounds } from '@clinical/contract/transcripts/checks.rules';
import type { SelfTest } from '@clinical/contract/transcripts/checks.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../../lib/form-errors.ts';
import { formatDateTime, formatPercent } from '../../../lib/format.ts';
import { Delayed } from '../../../ui/Delayed.tsx';
import { EmptyState } from '../../../ui/EmptyState.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { PageHeader } from '../../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../../ui/Skeletons.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { toast } from '../../../ui/toast.ts';
import { categoryName } from './category-name.ts';
import { selfTestQuery, useRunSelfTest } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './SelfTestPage.module.css';

/** How well the checker does on seeded errors, by kind, with date and version. */
export function SelfTestPage() {
  const state = useQuery(selfTestQuery());
  const run = useRunSelfTest();
  const last = state.data?.last ?? null;
  const start = (
    <Button
      loading={run.isPending}
      onClick={() =>
        run.mutate(undefined, {
          onError: (error) => toast.error(messageOf(error), { title: t('selfTestNotRun') }),
        })
      }
    >
      {t('runSelfTest')}
    </Button>
  );
  return (
    <div className={classes.page}>
      <PageHeader title={t('selfTest')} description={t('selfTestLead')} actions={last && start} />
      {state.isPending && (
        <Delayed>
          <SkeletonRows rows={11} table />
        </Delayed>
      )}
      {state.isError && (
        <ErrorState error={state.error} title={t('couldNotLoadSelfTest')} onRetry={() => void state.refetch()} />
      )}
      {state.isSuccess && !last && (
        <EmptyState drawing="soon" title={t('neverRun')} action={start}>
          {t('neverRunText')}
        </EmptyState>
      )}
      {last && <Result last={last} now={state.data?.checkerVersion ?? last.version} />}
    </div>
  );
}

function Result({ last, now }: { last: SelfTest; now: string }) {
  const clean = last.cleanSentences === 0 ? 0 : last.falseAlarms / last.cleanSentences;
  return (
    <>
      <p className={classes.verdict}>
        {last.degraded ? (
          <StatusBadge tone="warn" icon="alert-triangle">
            {t('degraded')}
          </StatusBadge>
        ) : (
          <StatusBadge tone="ok" icon="circle-check">
            {t('healthy')}
          </StatusBadge>
        )}
        <span className={classes.when}>{t('testedAt', { version: last.version, time: formatDateTime(last.at) })}</span>
      </p>
      {last.version !== now && <p role="status">{t('olderVersion', { old: last.version, now })}</p>}
      <div className={classes.frame}>
        <table className={classes.table} aria-label={t('results')}>
          <thead>
            <tr>
              <th scope="col">{t('kindOfError')}</th>
              <th className={classes.number}>{t('seeded')}</th>
              <th className={classes.number}>{t('caught')}</th>
              <th className={classes.number}>{t('catchRate')}</th>
              <th>{t('grade')}</th>
            </tr>
          </thead>
          <tbody>
            {last.categories.map(({ kind, seeded, caught }) => (
              <tr key={kind}>
                <th scope="row">{categoryName(kind)}</th>
                <td className={classes.number}>{seeded}</td>
                <td className={classes.number}>{caught}</td>
                <td className={classes.number}>{seeded === 0 ? '' : formatPercent(caught / seeded)}</td>
                <td>
                  {seeded > 0 && (
                    <Grade
                      good={caught / seeded >= selfTestBounds.caught}
                      word={t('tooFew', { bound: formatPercent(selfTestBounds.caught) })}
                    />
                  )}
                </td>
              </tr>
            ))}
            <tr>
              <th scope="row">{t('falseAlarms')}</th>
              <td className={classes.number} colSpan={2}>
                {t('falseAlarmsOf', { n: last.falseAlarms, all: last.cleanSentences })}
              </td>
              <td className={classes.number}>{formatPercent(clean)}</td>
              <td>
                <Grade
                  good={clean <= selfTestBounds.falseAlarms}
                  word={t('tooMany', { bound: formatPercent(selfTestBounds.falseAlarms) })}
                />
              </td>
            </tr>
          </tbody>
        </table>
      </div>
    </>
  );
}

function Grade({ good, word }: { good: boolean; word: string }) {
  return good ? (
    <StatusBadge tone="ok" icon="check">
      {t('enough')}
    </StatusBadge>
  ) : (
    <StatusBadge tone="warn" icon="alert-triangle">
      {word}
    </StatusBadge>
  );
}
