import type { IntegrationName } from '@clinical/contract/operations/integrations.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { formatNumber } from '../../lib/format.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { useTestIntegration } from './integrations.api.ts';
import classes from './IntegrationsSettings.module.css';
import { t } from './operations.texts.ts';

/** A test of an integration. Before it nothing is claimed of its state. */
export function IntegrationTest({ name }: { name: IntegrationName }) {
  const test = useTestIntegration(name);
  const needsServer = useNeedsServer();
  const { tone, word, message } = outcomeOf(test);
  return (
    <div className={classes.test}>
      <span role="status" className={classes.result}>
        <StatusBadge tone={tone}>{word}</StatusBadge>
        {message && <span className={classes.muted}>{message}</span>}
      </span>
      <Button
        size="xs"
        variant="default"
        loading={test.isPending}
        aria-label={t('testOf', { name: t(name) })}
        onClick={() => test.mutate()}
        {...needsServer}
      >
        {t('test')}
      </Button>
    </div>
  );
}

type Outcome = { tone: Tone; word: string; message?: string };

function outcomeOf({ isPending, isError, error, data }: ReturnType<typeof useTestIntegration>): Outcome {
  if (isPending) return { tone: 'neutral', word: t('testing') };
  if (isError) return { tone: 'neutral', word: t('notTested'), message: messageOf(error) };
  if (!data) return { tone: 'neutral', word: t('notTested') };
  const { answered, message, ms } = data;
  if (!answered) return { tone: 'danger', word: t('testFailed'), message };
  const seconds = formatNumber(Math.max(0.1, Math.round(ms / 100) / 10));
  return { tone: 'ok', word: t('testAnswered'), message: t('testTook', { message, seconds }) };
}
