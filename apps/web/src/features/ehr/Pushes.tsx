import type { EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import { Button } from '@mantine/core';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Ehr.module.css';
import { useEhr } from './ehr.api.ts';
import { t } from './ehr.texts.ts';
import { isWrongThere, pushRemark, pushTones, stateWord } from './push-words.ts';

/** What was sent of an entry, newest first, and how each stands. */
export function Pushes({ pushes }: { pushes: readonly EhrPush[] }) {
  const { cancel } = useEhr();
  const needsServer = useNeedsServer();
  return (
    <section className={classes.block} aria-label={t('history')}>
      <h3 className={classes.heading}>{t('history')}</h3>
      <ul className={classes.rows}>
        {pushes.map((push) => (
          <li key={push.id} className={classes.row}>
            <div className={classes.who}>
              <span role="status" className={classes.badges}>
                <StatusBadge tone={pushTones[push.state]}>{stateWord(push)}</StatusBadge>
                {push.draft && <StatusBadge>{t('asDraft')}</StatusBadge>}
              </span>
              <span className={classes.quiet}>
                {[
                  push.system.name,
                  formatDateTime(push.changedAt),
                  push.documentId === null ? '' : t('documentId', { id: push.documentId }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {pushRemark(push) && (
                <p className={classes.notice} data-tone={isWrongThere(push) ? 'danger' : undefined}>
                  {pushRemark(push)}
                </p>
              )}
            </div>
            {push.state === 'prepared' && !push.handedOver && (
              <Button
                size="xs"
                variant="default"
                aria-label={t('cancelNamed', { at: formatDateTime(push.createdAt) })}
                loading={cancel.isPending && cancel.variables === push.id}
                onClick={() => cancel.mutate(push.id)}
                {...needsServer}
              >
                {t('cancel')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FormFailure message={cancel.error && messageOf(cancel.error)} />
    </section>
  );
}
