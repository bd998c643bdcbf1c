import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useEffectEvent } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { laterPart } from '../../lib/parts.ts';
import { toast } from '../../ui/toast.ts';
import { suggestionsQuery } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';
import { dayOf } from '../../lib/today.ts';

const VisitTasksDialog = lazy(
  laterPart(() => import('./VisitTasksDialog.tsx').then((module) => ({ default: module.VisitTasksDialog }))),
);

type Props = {
  entry: Pick<Transcript, 'id' | 'noteId' | 'createdAt'>;
  /** Somebody asked for them: none, or a failure, is told. */
  asked?: boolean;
  onClose: () => void;
};

/** The tasks heard in a visit that nobody decided on; nothing heard, no dialog. */
export function VisitTasks({ entry, asked = false, onClose }: Props) {
  const { data, error } = useQuery(suggestionsQuery(entry.id, dayOf(new Date(entry.createdAt))));
  const none = data?.suggestions.length === 0;
  const end = useEffectEvent(() => {
    if (asked && error) toast.error(messageOf(error), { title: t('notLoaded') });
    else if (asked) toast.success(t('noVisitTasks'));
    onClose();
  });
  useEffect(() => {
    if (none || error) end();
  }, [none, error]);
  if (!data || none) return null;
  return (
    <Suspense fallback={null}>
      <VisitTasksDialog entry={entry} suggestions={data.suggestions} onClose={onClose} />
    </Suspense>
  );
}
