import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { chartLoopsQuery } from './fax.api.ts';
import { t } from './fax.texts.ts';

type Props = { noteId: string; value: string | null; onChange: (taskId: string | null) => void };

/** The open task of the chart that a received fax is the reply to: filing it closes that. */
export function ReplySelect({ noteId, value, onChange }: Props) {
  const { data } = useQuery(chartLoopsQuery(noteId));
  const open = data?.items.filter(
    ({ needsProof, status, abilities }) => needsProof && status !== 'done' && abilities.edit,
  );
  if (!open || open.length === 0) return null;
  return (
    <NativeSelect
      label={t('replyToTask')}
      description={t('replyToTaskHint')}
      value={value ?? ''}
      data={[{ value: '', label: t('noTask') }, ...open.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}

/** The open task of the chart that the fax is sent for: its arrival proves that, and a reply closes it. */
export function LoopSelect({ noteId, value, onChange }: Props) {
  const { data } = useQuery(chartLoopsQuery(noteId));
  const waiting = data?.items.filter(({ needsProof, status, receipt }) => needsProof && status !== 'done' && !receipt);
  if (!waiting || waiting.length === 0) return null;
  return (
    <NativeSelect
      label={t('forTask')}
      description={t('forTaskHint')}
      value={value ?? ''}
      data={[{ value: '', label: t('noTask') }, ...waiting.map(({ id, title }) => ({ value: id, label: title }))]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
