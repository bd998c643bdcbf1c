import { MultiSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { tasksQuery } from './clinical-tasks.api.ts';
import { t } from './clinical-tasks.texts.ts';

type Props = {
  noteId: string;
  /** The task itself, which cannot wait for itself. */
  taskId: string | null;
  value: string[];
  onChange: (ids: string[]) => void;
};

const mostNamed = 20;

/** Tasks of the same chart that come first. One that was deleted is left out with the next change. */
export function BlockedByField({ noteId, taskId, value, onChange }: Props) {
  const { data } = useInfiniteQuery({ ...tasksQuery({ noteId }), enabled: noteId !== '' });
  const others = (data?.pages.flatMap(({ items }) => items) ?? []).filter(({ id }) => id !== taskId);
  const choices = others.filter(({ id, status }) => status !== 'done' || value.includes(id));
  const known = value.filter((id) => choices.some((choice) => choice.id === id));
  return (
    <MultiSelect
      label={t('waitsForTasks')}
      placeholder={known.length === 0 ? t('nothingFirst') : undefined}
      disabled={choices.length === 0}
      searchable
      maxValues={mostNamed}
      data={choices.map(({ id, title }) => ({ value: id, label: title }))}
      value={known}
      onChange={onChange}
    />
  );
}
