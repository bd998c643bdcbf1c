import type { Integration } from '@clinical/contract/operations/integrations.schemas';
import { useQuery } from '@tanstack/react-query';
import { enginesQuery } from '../../lib/engines.api.ts';
import { formatDateTime } from '../../lib/format.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge, type Tone } from '../../ui/StatusBadge.tsx';
import { integrationsQuery } from './integrations.api.ts';
import classes from './IntegrationsSettings.module.css';
import { IntegrationTest } from './IntegrationTest.tsx';
import { t } from './operations.texts.ts';

const tones: Record<Integration['state'], Tone> = { connected: 'neutral', local: 'neutral', off: 'warn' };

/** Those of which nothing is stored that says when they last worked. */
const untold: ReadonlySet<Integration['name']> = new Set(['mail', 'video', 'literature']);

/** What does the work in this workspace: models, speech, mail, fax, video; why it is them, when they last worked, and a test of each. */
export function IntegrationsSettings() {
  const { data, isPending, isError, error, refetch } = useQuery(integrationsQuery);
  return (
    <SettingsSection title={t('integrations')} lead={t('integrationsLead')}>
      {isPending && (
        <Delayed>
          <SkeletonText lines={8} />
        </Delayed>
      )}
      {isError && <ErrorState small title={t('integrationsNotLoaded')} error={error} onRetry={() => void refetch()} />}
      {data && (
        <ul className={classes.rows}>
          {data.map((integration) => (
            <Row key={integration.name} integration={integration} />
          ))}
        </ul>
      )}
    </SettingsSection>
  );
}

function Row({ integration: { name, label, state, reason, lastSuccessAt } }: { integration: Integration }) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <span className={classes.name}>{t(name)}</span>
        <span className={classes.label}>
          {label}
          <StatusBadge tone={tones[state]}>{t(state)}</StatusBadge>
        </span>
        <span className={classes.muted}>{reason}</span>
        {!untold.has(name) && state !== 'off' && (
          <span className={classes.muted}>
            {lastSuccessAt ? t('lastSuccess', { at: formatDateTime(lastSuccessAt) }) : t('noSuccess')}
          </span>
        )}
        {name === 'models' && <Models />}
      </div>
      {state !== 'off' && <IntegrationTest name={name} />}
    </li>
  );
}

/** Which model of a vendor stands behind each name of the picker, where any is connected. */
function Models() {
  const engines = useQuery(enginesQuery);
  const notes = engines.data?.find(({ area }) => area === 'notes');
  const models = notes?.engine === 'local' ? [] : (notes?.models?.filter(({ served }) => served) ?? []);
  if (models.length === 0) return null;
  return (
    <ul className={classes.models}>
      {models.map(({ key, label }) => (
        <li key={key}>
          {key}
          <span className={classes.muted}>{label}</span>
        </li>
      ))}
    </ul>
  );
}
