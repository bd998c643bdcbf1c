import type { EngineArea, EngineInfo } from '@clinical/contract/operations/operations.schemas';
import { useQuery } from '@tanstack/react-query';
import { enginesQuery } from '../../lib/engines.api.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import classes from './EnginesSettings.module.css';
import { EngineStatus } from './EngineStatus.tsx';
import { t } from './operations.texts.ts';

const areas = ['notes', 'speech', 'mail'] as const;

/** Mail has no test: a mail reaches a person. */
const isTestable = (engine: EngineInfo): engine is EngineInfo & { area: EngineArea } =>
  engine.engine !== 'none' && (engine.area === 'notes' || engine.area === 'speech');

/** Who writes notes, who transcribes, who sends mail, and why it is them. */
export function EnginesSettings() {
  const engines = useQuery(enginesQuery);
  return (
    <SettingsSection title={t('engines')} lead={t('enginesLead')}>
      {engines.isPending && (
        <Delayed>
          <SkeletonText lines={6} />
        </Delayed>
      )}
      {engines.isError && (
        <ErrorState small title={t('enginesNotLoaded')} error={engines.error} onRetry={() => void engines.refetch()} />
      )}
      {engines.data && (
        <dl className={classes.engines}>
          {areas.map((area) => (
            <Engine key={area} name={t(area)} engine={engines.data.find((each) => each.area === area)} />
          ))}
        </dl>
      )}
    </SettingsSection>
  );
}

function Engine({ name, engine }: { name: string; engine: EngineInfo | undefined }) {
  const models = engine?.models?.filter(({ served }) => served) ?? [];
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={classes.label}>
          {engine?.label ?? t('engineUnknown')}
          {engine?.engine === 'none' && <StatusBadge tone="warn">{t('engineMissing')}</StatusBadge>}
        </span>
        {engine && <p className={classes.reason}>{engine.reason}</p>}
        {engine && isTestable(engine) && <EngineStatus area={engine.area} name={name} />}
        {engine?.engine !== 'local' && models.length > 0 && (
          <ul className={classes.models}>
            {models.map(({ key, label }) => (
              <li key={key}>
                {key}
                <span className={classes.reason}>{label}</span>
              </li>
            ))}
          </ul>
        )}
      </dd>
    </div>
  );
}
