import type { Appointment, Whose } from '@clinical/contract/schedules/schedules.schemas';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { laterPart } from '../../lib/parts.ts';
import { useToday } from '../../lib/use-today.ts';
import { Delayed } from '../../ui/Delayed.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { PageHeader } from '../../ui/PageHeader.tsx';
import { SkeletonRows } from '../../ui/Skeletons.tsx';
import { DayBar } from './DayBar.tsx';
import { DayList, type VisitExtras } from './DayList.tsx';
import type { ScheduleAddress } from './schedule-address.ts';
import { FreedTimes } from './FreedTimes.tsx';
import { WaitlistButton } from './WaitlistButton.tsx';
import { dayQuery } from './schedules.api.ts';
import { t } from './schedules.texts.ts';

const AppointmentDialog = lazy(
  laterPart(() => import('./AppointmentDialog.tsx').then((module) => ({ default: module.AppointmentDialog }))),
);

type Props = {
  address: ScheduleAddress;
  onAddress: (address: ScheduleAddress) => void;
  /** What video adds to the head of the page. */
  actions?: ReactNode;
  /** What video adds to a visit. */
  extras?: VisitExtras | undefined;
};

/** The visits of one day, of the reader or of all charts that they see. */
export function SchedulesPage({ address, onAddress, actions, extras }: Props) {
  const today = useToday();
  const date = address.date ?? today;
  const whose = address.whose ?? 'mine';
  const [open, setOpen] = useState<Appointment | 'new' | null>(null);
  const needsServer = useNeedsServer();
  const book = (
    <Button leftSection={<Icon name="plus" size={16} />} onClick={() => setOpen('new')} {...needsServer}>
      {t('book')}
    </Button>
  );
  return (
    <>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {actions}
            <WaitlistButton />
            {book}
          </>
        }
      />
      <DayBar date={date} today={today} whose={whose} onAddress={onAddress} />
      <FreedTimes date={date < today ? today : date} />
      <Day date={date} whose={whose} isToday={date === today} book={book} extras={extras} onChange={setOpen} />
      <Suspense fallback={null}>
        {open !== null && (
          <AppointmentDialog
            date={date}
            appointment={open === 'new' ? null : open}
            onClose={() => setOpen(null)}
            onBooked={(day) => onAddress({ ...address, date: day === today ? undefined : day })}
          />
        )}
      </Suspense>
    </>
  );
}

type DayProps = {
  date: string;
  whose: Whose;
  isToday: boolean;
  book: ReactNode;
  extras: VisitExtras | undefined;
  onChange: (appointment: Appointment) => void;
};

function Day({ date, whose, isToday, book, extras, onChange }: DayProps) {
  const day = useQuery(dayQuery(date, whose));
  if (day.isError && !day.data)
    return <ErrorState error={day.error} title={t('notLoaded')} onRetry={() => void day.refetch()} />;
  if (!day.data) {
    return (
      <Delayed>
        <SkeletonRows />
      </Delayed>
    );
  }
  const { appointments, busy } = day.data;
  if (appointments.length + busy.length === 0) {
    return (
      <EmptyState drawing="note" title={t(whose === 'mine' ? 'emptyMine' : 'emptyClinic')} action={book}>
        {t('emptyText')}
      </EmptyState>
    );
  }
  return (
    <DayList
      appointments={appointments}
      busy={busy}
      isToday={isToday}
      withNames={whose === 'clinic'}
      extras={extras}
      onChange={onChange}
    />
  );
}
