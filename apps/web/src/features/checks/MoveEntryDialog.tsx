import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { Button, Modal, TextInput } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useDeferredValue, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDay, formatTime } from '../../lib/format.ts';
import { toast } from '../../ui/toast.ts';
import { noteSearchQuery } from '../notes/public.ts';
import { useAnswerIdentity } from './checks.api.ts';
import { t } from './checks.texts.ts';
import classes from './MoveEntryDialog.module.css';

const most = 8;

/** Finds the chart an entry belongs to and moves it there. */
export function MoveEntryDialog({ entry, onClose }: { entry: Transcript; onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const asked = useDeferredValue(text);
  const search = useQuery({ ...noteSearchQuery(asked, most), placeholderData: keepPreviousData });
  const found =
    text.trim() === '' ? [] : (search.data ?? []).filter(({ id, abilities }) => id !== entry.noteId && abilities.edit);
  const move = useAnswerIdentity(entry);
  const target = found.find(({ id }) => id === chosen);

  const send = () => {
    if (!target) return;
    const run = () => void navigate({ to: '/chat', search: { id: target.id } });
    move.mutate(
      { action: 'move', noteId: target.id },
      {
        onSuccess: () => {
          onClose();
          toast.success(t('moved', { name: target.title }), {
            action: { label: t('openChart'), run },
            duration: 10_000,
          });
        },
      },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('moveTitle', { time: formatTime(entry.createdAt) })}
      closeButtonProps={{ 'aria-label': t('cancel') }}
    >
      <p className={classes.lead}>{t('moveText')}</p>
      <TextInput
        label={t('toChart')}
        placeholder={t('findChart')}
        type="search"
        autoComplete="off"
        data-autofocus
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setChosen(null);
        }}
        error={move.error && `${t('notDecided')}: ${messageOf(move.error)}`}
      />
      <div className={classes.results} role="radiogroup" aria-label={t('toChart')}>
        {found.map((note) => (
          <label key={note.id} className={classes.option}>
            <input type="radio" name="chart" checked={note.id === chosen} onChange={() => setChosen(note.id)} />
            <span className={classes.name}>{note.title}</span>
            {note.dateOfBirth !== null && <span className={classes.born}>{formatDay(note.dateOfBirth)}</span>}
          </label>
        ))}
      </div>
      {text.trim() !== '' && search.isSuccess && !search.isPlaceholderData && found.length === 0 && (
        <p className={classes.none} role="status">
          {t('noChart')}
        </p>
      )}
      {search.isError && (
        <p className={classes.none} role="alert">
          {messageOf(search.error)}
        </p>
      )}
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button disabled={!target} loading={move.isPending} onClick={send}>
          {t('move')}
        </Button>
      </div>
    </Modal>
  );
}
