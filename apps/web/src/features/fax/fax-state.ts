import type { Fax, FaxRecipient } from '@clinical/contract/fax/fax.schemas';
import type { FaxLabel } from '@clinical/contract/fax/received.schemas';
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

export const labelNames: Record<FaxLabel, string> = {
  referral: t('labelReferral'),
  'referral-reply': t('labelReply'),
  'lab-result': t('labelLab'),
  imaging: t('labelImaging'),
  discharge: t('labelDischarge'),
  'records-request': t('labelRecords'),
  'refill-request': t('labelRefill'),
  authorization: t('labelAuthorization'),
  other: t('labelOther'),
};

type Look = { tone: ChipTone; icon: IconName; words: string };

/** How a received fax stands: in whose chart, or what it waits for. */
export function receivedState({ filed, patient, spam, reading, mayBeSplit }: Fax): Look {
  if (spam) return { tone: 'neutral', icon: 'slice', words: t('spam') };
  if (filed) return { tone: 'ok', icon: 'circle-check', words: patient ?? t('filedElsewhere') };
  if (reading?.state === 'waiting') return { tone: 'info', icon: 'circle-dashed', words: t('beingRead') };
  if (reading?.state === 'failed') return { tone: 'warn', icon: 'alert-triangle', words: t('notRead') };
  if (mayBeSplit) return { tone: 'warn', icon: 'users', words: t('severalPatients') };
  return { tone: 'neutral', icon: 'clock', words: t('toFile') };
}
