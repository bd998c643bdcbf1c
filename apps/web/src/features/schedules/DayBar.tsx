import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { formatDay, formatLongDay, formatMonthDay } from '../../lib/format.ts';
import { Icon } from '../../ui/Icon.tsx';
import { RowButton } from '../../ui/RowControls.tsx';
import { t as tc } from './calendar.texts.ts';
import { weekOf } from './calendar.ts';
import { shiftDay } from './days.ts';
import type { ScheduleAddress } from './schedule-address.ts';
import { t } from './schedules.texts.ts';
import classes from './Schedules.module.css';

export type View = 'list' | 'day' | 'week';
type Props = {
  date: string;
  today: string;
  /** How the day is drawn; on a phone a week is one day. */
  view: View;
  isNarrow: boolean;
  address: ScheduleAddress;
  onAddress: (address: ScheduleAddress) => void;
};

/** Which day or week, whose, and how it is drawn. */
export function DayBar({ date, today, view, isNarrow, address, onAddress }: Props) {
  const go = (day: string) => onAddress({ ...address, date: day === today ? undefined : day });
  const isWeek = view === 'week';
  const week = weekOf(date);
  const [first = date, last = date] = [week[0], week.at(-1)];
  const step = isWeek ? 7 : 1;
  return (
    <div className={classes.bar}>
      <h2 className={classes.date}>
        {isWeek ? tc('range', { first: formatMonthDay(first), last: formatDay(last) }) : formatLongDay(date)}
      </h2>
      <div className={classes.steps}>
        <RowButton
          aria-label={isWeek ? tc('previousWeek') : t('previousDay')}
          onClick={() => go(shiftDay(date, -step))}
        >
          <Icon name="chevron-left" size={16} />
        </RowButton>
        <Button variant="default" size="xs" disabled={date === today} onClick={() => go(today)}>
          {t('today')}
        </Button>
        <RowButton aria-label={isWeek ? tc('nextWeek') : t('nextDay')} onClick={() => go(shiftDay(date, step))}>
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
      <div className={classes.whose}>
        <SegmentedControl
          size="xs"
          aria-label={tc('view')}
          value={view}
          onChange={(value) => onAddress({ ...address, view: value === 'day' || value === 'week' ? value : undefined })}
          data={[
            { value: 'list', label: tc('list') },
            { value: 'day', label: tc('day') },
            ...(isNarrow ? [] : [{ value: 'week', label: tc('week') }]),
          ]}
        />
        <SegmentedControl
          size="xs"
          aria-label={t('whose')}
          value={address.whose ?? 'mine'}
          onChange={(value) => onAddress({ ...address, whose: value === 'clinic' ? 'clinic' : undefined })}
          data={[
            { value: 'mine', label: t('mine') },
            { value: 'clinic', label: t('clinic') },
          ]}
        />
      </div>
    </div>
  );
}
