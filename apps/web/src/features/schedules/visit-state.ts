import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { formatTime } from '../../lib/format.ts';
import type { IconName } from '../../ui/icons.ts';
import type { ChipTone } from '../../ui/StatusChip.tsx';
import { t } from './schedules.texts.ts';

/** How a visit stands, in words and as a mark. */
export function stateOf({ status, startedAt, clash }: Appointment): { tone: ChipTone; icon: IconName; words: string } {
  if (clash) return { tone: 'warn', icon: 'alert-triangle', words: t('clash') };
  if (status === 'arrived')
    return {
      tone: 'info',
      icon: 'user',
      words: startedAt === null ? t('inClinic') : t('arrived', { time: formatTime(startedAt) }),
    };
  if (status === 'fulfilled') return { tone: 'ok', icon: 'circle-check', words: t('fulfilled') };
  if (status === 'noshow') return { tone: 'warn', icon: 'x', words: t('noshow') };
  return { tone: 'neutral', icon: 'clock', words: t('booked') };
}
