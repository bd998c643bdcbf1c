import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { cardsQuery } from './clinical-tasks.api.ts';
import { CardLink } from './CardLink.tsx';
import classes from './ClinicalTasks.module.css';
import { t } from './clinical-tasks.texts.ts';

type Props = { noteId: string; value: string | null; onChange: (cardId: string | null) => void };

/** A card of the chart's board that the task is about. Until the board is loaded, the chosen card stands without its title. */
export function CardField({ noteId, value, onChange }: Props) {
  const { data = [] } = useQuery({ ...cardsQuery(noteId), enabled: noteId !== '' });
  const cards = data.map(({ id, title }) => ({ value: id, label: title }));
  const unnamed = value !== null && !data.some(({ id }) => id === value) ? [{ value, label: t('chosenCard') }] : [];
  return (
    <div>
      <NativeSelect
        label={t('card')}
        disabled={cards.length === 0}
        data={[{ value: '', label: t(cards.length === 0 ? 'noCards' : 'noCard') }, ...unnamed, ...cards]}
        value={value ?? ''}
        onChange={(event) => onChange(event.currentTarget.value || null)}
      />
      {value !== null && (
        <p className={classes.below}>
          <CardLink noteId={noteId} cardId={value} />
        </p>
      )}
    </div>
  );
}
