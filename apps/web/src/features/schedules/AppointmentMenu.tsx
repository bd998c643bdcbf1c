import type { Appointment, AppointmentStatus } from '@clinical/contract/schedules/schedules.schemas';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { toast } from '../../ui/toast.ts';
import { useSchedules } from './schedules.api.ts';
import { t } from './schedules.texts.ts';
import { useOpenVisit } from './use-open-visit.ts';
import { useWaitlist } from './waitlist.api.ts';
import { t as tw } from './waitlist.texts.ts';

type Props = {
  visit: Appointment;
  target: ReactElement;
  onChange: () => void;
  /** Also what a row of the list has as buttons. */
  withChart?: boolean;
};

const states = [
  { status: 'booked', label: t('markBooked'), icon: 'clock' },
  { status: 'fulfilled', label: t('markDone'), icon: 'circle-check' },
  { status: 'noshow', label: t('markNoshow'), icon: 'x' },
] as const satisfies readonly { status: AppointmentStatus; label: string; icon: string }[];

/** What can be done with one appointment; open from the start, since it is drawn when it is asked for. */
export function AppointmentMenu({ visit, target, onChange, withChart = false }: Props) {
  const { open, begin } = useOpenVisit(visit);
  const { change, cancel } = useSchedules();
  const { waitForEarlier } = useWaitlist();
  const needsServer = useNeedsServer();
  const onError = (error: Error) => toast.error(messageOf(error));
  const { id } = visit;
  const cancelled = () =>
    toast.success(t('cancelled'), {
      duration: 8000,
      action: { label: t('undo'), run: () => change.mutate({ id, status: 'booked', evenClosed: true }, { onError }) },
    });
  return (
    <OpenedMenu width={220} target={target}>
      <Menu.Dropdown>
        {withChart && visit.status === 'booked' && (
          <Menu.Item leftSection={<Icon name="microphone" size={16} />} onClick={begin} {...needsServer}>
            {t('startSession')}
          </Menu.Item>
        )}
        {withChart && (
          <Menu.Item leftSection={<Icon name="file-text" size={16} />} onClick={open}>
            {t('openChart')}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<Icon name="pencil" size={16} />} onClick={onChange} {...needsServer}>
          {t('change')}
        </Menu.Item>
        {states
          .filter(({ status }) => status !== visit.status)
          .map(({ status, label, icon }) => (
            <Menu.Item
              key={status}
              leftSection={<Icon name={icon} size={16} />}
              onClick={() => change.mutate({ id, status }, { onError })}
              {...needsServer}
            >
              {label}
            </Menu.Item>
          ))}
        {visit.status === 'booked' && (
          <Menu.Item
            leftSection={<Icon name="calendar" size={16} />}
            onClick={() => waitForEarlier.mutate(id, { onSuccess: () => toast.success(tw('waitsNow')), onError })}
            {...needsServer}
          >
            {tw('wantsEarlier')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item
          color="red"
          leftSection={<Icon name="trash" size={16} />}
          onClick={() => cancel.mutate(id, { onSuccess: cancelled, onError })}
          {...needsServer}
        >
          {t('cancelVisit')}
        </Menu.Item>
      </Menu.Dropdown>
    </OpenedMenu>
  );
}
