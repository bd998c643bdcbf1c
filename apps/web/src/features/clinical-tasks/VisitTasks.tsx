import type { TaskSuggestions } from '@clinical/contract/clinical-tasks/suggestions.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { useQuery, useQueryClient } from '@tanstack/react-query';
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
  const today = dayOf(new Date(entry.createdAt));
  const queries = useQueryClient();
  const { data, error } = useQuery(suggestionsQuery(entry.id, today));
  const asksModel = data?.model === 'ready';
  const more = useQuery({ ...suggestionsQuery(entry.id, today, 'model'), enabled: asksModel });
  const suggestions = more.data?.suggestions ?? data?.suggestions;
  const byModel = asksModel ? stateOf(more) : null;
  const none = suggestions?.length === 0 && byModel?.state !== 'asked';
  const end = useEffectEvent(() => {
    if (asked && error) toast.error(messageOf(error), { title: t('notLoaded') });
    else if (asked && byModel?.state === 'failed') toast.warning(byModel.why, { title: t('noVisitTasks') });
    else if (asked) toast.success(t('noVisitTasks'));
    onClose();
  });
  useEffect(() => {
    if (none || error) end();
  }, [none, error]);
  if (!suggestions || suggestions.length === 0) return null;
  const close = () => {
    onClose();
    // what is left to decide; a model is not asked again
    void queries.invalidateQueries({ queryKey: suggestionsQuery(entry.id, today).queryKey, exact: true });
  };
  return (
    <Suspense fallback={null}>
      <VisitTasksDialog entry={entry} suggestions={suggestions} byModel={byModel} onClose={close} />
    </Suspense>
  );
}

/** What came of asking a model; null where none was asked. */
export type ByModel = { state: 'asked' } | { state: 'added'; n: number } | { state: 'failed'; why: string };

function stateOf({ data, error }: { data: TaskSuggestions | undefined; error: Error | null }): ByModel {
  if (error) return { state: 'failed', why: messageOf(error) };
  if (!data) return { state: 'asked' };
  if (data.model === 'failed') return { state: 'failed', why: data.failure ?? '' };
  return { state: 'added', n: data.suggestions.filter(({ byModel }) => byModel).length };
}
