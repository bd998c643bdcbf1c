import { boundOf, selfTestBounds } from '@clinical/contract/checks/checks.rules';
import type { SelfTest } from '@clinical/contract/checks/checks.schemas';
import { useQuery } from '@tanstack/react-query';
import { formatDateTime, formatPercent } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { categoryName } from './category-name.ts';
import { selfTestQuery } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './SelfTestPage.module.css';

/** How well the checker does on seeded errors, by kind, with date and version. */
export function SelfTestPage() {
  const state = useQuery(selfTestQuery());
  const last = state.data?.last;
  return (
    <div className={classes.page}>
      <PageHeader title={t('selfTest')} description={t('selfTestLead')} />
      {state.isPending && (
        <Delayed>
          <SkeletonRows rows={18} table />
        </Delayed>
      )}
      {state.isError && (
        <ErrorState error={state.error} title={t('couldNotLoadSelfTest')} onRetry={() => void state.refetch()} />
      )}
      {last && <Result last={last} />}
    </div>
  );
}

function Result({ last }: { last: SelfTest }) {
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
                      good={caught / seeded >= boundOf(kind)}
                      word={t('tooFew', { bound: formatPercent(boundOf(kind)) })}
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
