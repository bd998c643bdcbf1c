import type { EhrPush } from '@clinical/contract/ehr/ehr.schemas';
import { formatDateTime } from '../../lib/format.ts';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './Ehr.module.css';
import { t } from './ehr.texts.ts';
import { isWrongThere, pushRemark, pushTones } from './push-words.ts';

/** What was sent of an entry, newest first, and how each stands. */
export function Pushes({ pushes }: { pushes: readonly EhrPush[] }) {
  return (
    <section className={classes.block} aria-label={t('history')}>
      <h3 className={classes.heading}>{t('history')}</h3>
      <ul className={classes.rows}>
        {pushes.map((push) => (
          <li key={push.id} className={classes.row}>
            <div className={classes.who}>
              <span role="status" className={classes.badges}>
                <StatusBadge tone={pushTones[push.state]}>{t(push.state)}</StatusBadge>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
