import type { QuietHours } from '@clinical/contract/messaging/on-call.schemas';
import { Menu } from '@mantine/core';
import type { ReactElement } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { useNeedsServer } from '../../ui/needs-server.ts';
import { OpenedMenu } from '../../ui/OpenedMenu.tsx';
import { toast } from '../../ui/toast.ts';
import { t } from './messaging.texts.ts';
import { useSetQuietHours } from './on-call.api.ts';

/** For how long nothing but urgent messages notifies this person. */
export function QuietMenu({ quiet, target }: { quiet: QuietHours; target: ReactElement }) {
  const set = useSetQuietHours();
  const needsServer = useNeedsServer();
  const choose = (on: boolean, until: Date | null) =>
    set.mutate(
      { on, until: until?.toISOString() ?? null },
      { onError: (error) => void toast.error(messageOf(error), { title: t('notDone') }) },
    );
  return (
    <OpenedMenu width={240} target={target}>
      <Menu.Dropdown>
        <Menu.Label>{t('quietText')}</Menu.Label>
        <Menu.Item onClick={() => choose(true, new Date(Date.now() + 60 * 60_000))} {...needsServer}>
          {t('quietHour')}
        </Menu.Item>
        <Menu.Item onClick={() => choose(true, tomorrowMorning())} {...needsServer}>
          {t('quietMorning')}
        </Menu.Item>
        <Menu.Item onClick={() => choose(true, null)} {...needsServer}>
          {t('quietOpen')}
        </Menu.Item>
        {quiet.on && (
          <>
            <Menu.Divider />
            <Menu.Item onClick={() => choose(false, null)} {...needsServer}>
              {t('quietEnd')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </OpenedMenu>
  );
}

function tomorrowMorning(): Date {
  const morning = new Date();
  morning.setDate(morning.getDate() + 1);
  morning.setHours(8, 0, 0, 0);
  return morning;
}
