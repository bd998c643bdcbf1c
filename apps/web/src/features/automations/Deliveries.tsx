import type { DeliveryState, GridhookDelivery } from '@clinical/contract/automations/gridhook.schemas';
import { formatDateTime } from '../../lib/format.ts';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import classes from './Automations.module.css';
import { FoldedLog } from './FoldedLog.tsx';
import { deliveriesQuery } from './gridhook.api.ts';
import { t } from './gridhook.texts.ts';

const tones: Record<DeliveryState, Tone> = {
  queued: 'info',
  delivered: 'ok',
  failed: 'danger',
  cancelled: 'neutral',
};

/** What was sent to my gridhook, newest first. */
export function Deliveries() {
  return (
    <FoldedLog
      title={t('log')}
      words={{ show: t('showLog'), hide: t('hideLog'), empty: t('logEmpty'), notLoaded: t('logNotLoaded') }}
      query={deliveriesQuery}
      renderRow={(delivery) => <Delivery delivery={delivery} />}
    />
  );
}

function Delivery({ delivery }: { delivery: GridhookDelivery }) {
  const { event, state, reason, tries, createdAt, nextAt } = delivery;
  return (
    <>
      <div className={classes.words}>
        <p>{t(event === 'test' ? 'testEvent' : event)}</p>
        <p className={classes.small}>
          {[
            formatDateTime(createdAt),
            tries > 0 && t('tries', { n: tries }),
            nextAt !== null && t('next', { at: formatDateTime(nextAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {reason !== null && <p className={classes.small}>{reason}</p>}
      </div>
      <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
    </>
  );
}
