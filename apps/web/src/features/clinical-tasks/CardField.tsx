import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from './clinical-tasks.api.ts';
import { CardLink } from './CardLink.tsx';
import { t } from './clinical-tasks.texts.ts';

type Props = { noteId: string; value: string | null; onChange: (cardId: string | null) => void };

/** A card of the chart's board that the task is about. */
export function CardField({ noteId, value, onChange }: Props) {
  const { data } = useQuery({ ...cardsQuery(noteId), enabled: noteId !== '' });
  const cards = data ?? [];
  return (
    <NativeSelect
      label={t('card')}
      disabled={cards.length === 0}
      data={[{ value: '', label: t('noCard') }, ...cards.map(({ id, title }) => ({ value: id, label: title }))]}
      value={cards.some(({ id }) => id === value) ? value! : ''}
      onChange={(event) => onChange(event.currentTarget.value || null)}
      description={value === null ? undefined : <CardLink noteId={noteId} />}
    />
  );
}
