import type { FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import type { ChipTone } from '../../ui/StatusChip.tsx';
import type { IconName } from '../../ui/icons.ts';
import { t } from './fax.texts.ts';

const reasons = {
  busy: t('busy'),
  'no-answer': t('noAnswer'),
  interrupted: t('interrupted'),
  partial: t('partial'),
  line: t('line'),
  'no-such-number': t('noSuchNumber'),
  'no-fax': t('noFax'),
  account: t('account'),
  unreachable: t('unreachable'),
  unknown: t('unknown'),
} as const;

const looks: Record<FaxRecipient['state'], { tone: ChipTone; icon: IconName }> = {
  queued: { tone: 'neutral', icon: 'clock' },
  sending: { tone: 'info', icon: 'circle-dashed' },
  delivered: { tone: 'ok', icon: 'circle-check' },
  failed: { tone: 'danger', icon: 'alert-triangle' },
};

/** How a recipient stands, in words, with an icon. */
export function stateOf({ state, failure, attempts }: FaxRecipient): { tone: ChipTone; icon: IconName; words: string } {
  const word = state === 'failed' ? t('failed', { reason: reasons[failure ?? 'unknown'] }) : t(state);
  const words = attempts > 1 && state !== 'delivered' ? `${word} · ${t('tries', { n: attempts })}` : word;
  return { ...looks[state], words };
}
