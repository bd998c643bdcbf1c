import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { currentSession } from '../../lib/session/session.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { SettingsSection } from '../../ui/SettingsSection.tsx';
import { SkeletonText } from '../../ui/Skeletons.tsx';
import { workspaceUsersQuery } from '../teams/public.ts';
import { bookingHoursQuery } from './availability.api.ts';
import { t } from './availability.texts.ts';
import { BookingHoursForm } from './BookingHoursForm.tsx';
import { visitTypesQuery } from './schedules.api.ts';
import classes from './VisitSettings.module.css';

/** When somebody can be booked: everybody sets their own hours, and admins those of all. */
export function BookingHoursSettings() {
  const [chosen, setChosen] = useState<string | null>(null);
  const clinicianId = chosen ?? currentSession()?.user.id ?? '';
  const setsAll = useQuery(visitTypesQuery).data?.abilities.edit ?? false;
  const people = useQuery({ ...workspaceUsersQuery, enabled: setsAll }).data ?? [];
  const hours = useQuery({ ...bookingHoursQuery(clinicianId), enabled: clinicianId !== '' });
  return (
    <SettingsSection title={t('hours')} lead={t('hoursLead')}>
      {setsAll && people.length > 1 && (
        <NativeSelect
          className={classes.whose}
          label={t('whose')}
          value={clinicianId}
          data={people.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name }))}
          onChange={(event) => setChosen(event.currentTarget.value)}
        />
      )}
      {hours.isPending && (
        <Delayed>
          <SkeletonText lines={7} />
        </Delayed>
      )}
      {hours.isError && !hours.data && (
        <ErrorState small title={t('hoursNotLoaded')} error={hours.error} onRetry={() => void hours.refetch()} />
      )}
      {hours.data && <BookingHoursForm key={`${clinicianId} ${hours.data.version}`} hours={hours.data} />}
    </SettingsSection>
  );
}
