import type { EhrIdentifier, EhrPush, PushPart } from '@clinical/contract/ehr/ehr.schemas';
import type { Tone } from '../../ui/StatusBadge.tsx';
import { t } from './ehr.texts.ts';

export const pushTones: Record<EhrPush['state'], Tone> = {
  prepared: 'info',
  sent: 'info',
  confirmed: 'ok',
  failed: 'danger',
};

/** What was handed over is never said not to be there. */
export const stateWord = ({ state, handedOver }: Pick<EhrPush, 'state' | 'handedOver'>): string =>
  t(state === 'failed' && handedOver ? 'mayBeThere' : state);

const parts: Record<PushPart, Parameters<typeof t>[0]> = {
  patient: 'partPatient',
  text: 'partText',
  draft: 'partDraft',
  status: 'partStatus',
  date: 'partDate',
  type: 'partType',
  author: 'partAuthor',
  replaces: 'partReplaces',
};

/** What stands below the state of a push; null when nothing has to be said. */
export function pushRemark({
  reason,
  different,
  handedOver,
  samePatient,
}: Pick<EhrPush, 'reason' | 'different' | 'handedOver' | 'samePatient'>): string | null {
  if (reason === 'away') return t('away');
  if (reason === 'other-account') return t('otherAccount');
  if (reason === 'link-ended') return t('linkEnded');
  const named = different.map((part) => t(parts[part] as 'partText')).join(', ');
  const other = handedOver && !samePatient ? t('otherPatient') : '';
  return [reason ?? '', other, named && t('different', { parts: named })].filter(Boolean).join(' ') || null;
}

export const identifierWord = (identifier: EhrIdentifier): string => t(identifier === 'mrn' ? 'mrnWord' : identifier);

/** What the EHR has may mislead its readers: somebody should look at it there. */
export const isWrongThere = ({
  state,
  different,
  handedOver,
  samePatient,
}: Pick<EhrPush, 'state' | 'different' | 'handedOver' | 'samePatient'>): boolean =>
  state === 'failed' || different.includes('draft') || (handedOver && !samePatient);
