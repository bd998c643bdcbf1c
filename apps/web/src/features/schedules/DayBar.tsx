import type { Whose } from '@clinical/contract/schedules/schedules.schemas';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { formatLongDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { shiftDay } from './days.ts';
import type { ScheduleAddress } from './schedule-address.ts';
import { t } from './schedules.texts.ts';
import classes from './Schedules.module.css';

type Props = { date: string; today: string; whose: Whose; onAddress: (address: ScheduleAddress) => void };

/** Which day, and whose. */
export function DayBar({ date, today, whose, onAddress }: Props) {
  const shown = whose === 'clinic' ? ({ whose } as const) : {};
  const go = (day: string) => onAddress({ ...shown, date: day === today ? undefined : day });
  return (
    <div className={classes.bar}>
      <h2 className={classes.date}>{formatLongDay(date)}</h2>
      <div className={classes.steps}>
        <RowButton aria-label={t('previousDay')} onClick={() => go(shiftDay(date, -1))}>
          <Icon name="chevron-left" size={16} />
        </RowButton>
        <Button variant="default" size="xs" disabled={date === today} onClick={() => go(today)}>
          {t('today')}
        </Button>
        <RowButton aria-label={t('nextDay')} onClick={() => go(shiftDay(date, 1))}>
          <Icon name="chevron-right" size={16} />
        </RowButton>
        <TextInput
          type="date"
          size="xs"
          aria-label={t('day')}
          value={date}
          onChange={(event) => event.currentTarget.value !== '' && go(event.currentTarget.value)}
        />
      </div>
      <SegmentedControl
        className={classes.whose}
        size="xs"
        aria-label={t('whose')}
        value={whose}
        onChange={(value) =>
          onAddress({ date: date === today ? undefined : date, whose: value === 'clinic' ? 'clinic' : undefined })
        }
        data={[
          { value: 'mine', label: t('mine') },
          { value: 'clinic', label: t('clinic') },
        ]}
      />
    </div>
  );
}
