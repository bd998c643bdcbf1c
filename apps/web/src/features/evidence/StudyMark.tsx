import type { Study } from '@clinical/contract/evidence/answer.schemas';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { t } from './evidence.texts.ts';

/** That a source was retracted, or has a newer edition; nothing of one that holds. */
export function StudyMark({ study }: { study: Pick<Study, 'status' | 'statusNote'> | undefined }) {
  if (!study || (study.status === 'current' && study.statusNote === '')) return null;
  if (study.status === 'current') return <StatusBadge icon="info">{study.statusNote}</StatusBadge>;
  const what = t(study.status);
  return (
    <StatusBadge
      tone={study.status === 'retracted' ? 'danger' : 'warn'}
      icon={study.status === 'retracted' ? 'alert-triangle' : 'clock'}
    >
      {study.statusNote === '' ? what : t('by', { what, note: study.statusNote })}
    </StatusBadge>
  );
}
