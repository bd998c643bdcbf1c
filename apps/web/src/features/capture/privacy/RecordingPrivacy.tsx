import { useQuery } from '@tanstack/react-query';
import { Delayed } from '../../../ui/Delayed.tsx';
import { ErrorState } from '../../../ui/ErrorState.tsx';
import { SettingsSection } from '../../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../../ui/Skeletons.tsx';
import { ConsentTextSettings } from './ConsentTextSettings.tsx';
import { privacyQuery } from './privacy.api.ts';
import { t } from './privacy.texts.ts';
import { RetentionSettings } from './RetentionSettings.tsx';

/** What is kept and for how long, and what patients are asked. */
export function RecordingPrivacy() {
  const { data, isPending, isError, error, refetch } = useQuery({ ...privacyQuery, staleTime: 0 });
  if (data)
    return (
      <>
        <RetentionSettings settings={data} />
        <ConsentTextSettings settings={data} />
      </>
    );
  return (
    <SettingsSection title={t('retention')}>
      {isPending && (
        <Delayed>
          <SkeletonText lines={12} />
        </Delayed>
      )}
      {isError && <ErrorState small title={t('notLoaded')} error={error} onRetry={() => void refetch()} />}
    </SettingsSection>
  );
}
