import type { EngineArea } from '@clinical/contract/operations/operations.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime, formatNumber } from '../../lib/format.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { engineSuccessesQuery, useTestEngine } from './engine-tests.api.ts';
import classes from './EnginesSettings.module.css';
import { t } from './operations.texts.ts';

type Props = { area: EngineArea; name: string };

/** When an engine last did work here, and a test of it. Before a test nothing is claimed of its state. */
export function EngineStatus({ area, name }: Props) {
  const successes = useQuery(engineSuccessesQuery);
  const test = useTestEngine(area);
  const needsServer = useNeedsServer();
  const last = successes.data?.find((each) => each.area === area)?.lastSuccessAt;
  const said = successes.isError
    ? t('successUnknown')
    : last
      ? t('lastSuccess', { at: formatDateTime(last) })
      : t(last === null ? 'noSuccess' : 'successLoading');
  const { tone, word, message } = outcomeOf(test);
  return (
    <div className={classes.status}>
      <span className={classes.reason}>{said}</span>
      <div className={classes.test}>
        <Button
          size="xs"
          variant="default"
          loading={test.isPending}
          aria-label={t('testOf', { name })}
          onClick={() => test.mutate()}
          {...needsServer}
        >
          {t('test')}
        </Button>
        <span role="status" className={classes.result}>
          <StatusBadge tone={tone}>{word}</StatusBadge>
          {message && <span className={classes.reason}>{message}</span>}
        </span>
      </div>
    </div>
  );
}

type Outcome = { tone: Tone; word: string; message?: string };

function outcomeOf({ isPending, isError, error, data }: ReturnType<typeof useTestEngine>): Outcome {
  if (isPending) return { tone: 'neutral', word: t('testing') };
  if (isError) return { tone: 'neutral', word: t('notTested'), message: messageOf(error) };
  if (!data) return { tone: 'neutral', word: t('notTested') };
  const { answered, message, ms } = data;
  if (!answered) return { tone: 'danger', word: t('testFailed'), message };
  const seconds = formatNumber(Math.max(0.1, Math.round(ms / 100) / 10));
  return { tone: 'ok', word: t('testAnswered'), message: t('testTook', { message, seconds }) };
}
