import { Button } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import classes from './Automations.module.css';
import { useTestGridhook } from './gridhook.api.ts';
import { t } from './gridhook.texts.ts';

/** Sends an example to the stored address, and says what came back. */
export function GridhookTester() {
  const test = useTestGridhook();
  const needsServer = useNeedsServer();
  return (
    <div className={classes.stack}>
      <div className={classes.line}>
        <Button
          variant="default"
          leftSection={<Icon name="test-pipe" size={16} />}
          loading={test.isPending}
          onClick={() => test.mutate()}
          {...needsServer}
          {...refusedWhileViewing()}
        >
          {t('test')}
        </Button>
        <span className={classes.small}>{t('testHint')}</span>
      </div>
      {test.data && (
        <p role="status" className={classes.notice} data-tone={test.data.delivered ? 'ok' : 'warn'}>
          {t(test.data.delivered ? 'testOk' : 'testNotOk')}. {test.data.message}
        </p>
      )}
      <FormFailure message={test.error && `${t('testFailed')}: ${messageOf(test.error)}`} />
    </div>
  );
}
