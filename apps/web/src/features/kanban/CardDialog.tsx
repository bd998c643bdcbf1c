import type { Card, ChangeCard } from '@clinical/contract/kanban/kanban.schemas';
import { Button, Modal, NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { workspaceUsersQuery } from '../teams/public.ts';
import { CardFiles } from './CardFiles.tsx';
import { columns } from './columns.ts';
import classes from './Kanban.module.css';
import { useCards } from './kanban.api.ts';
import { t } from './kanban.texts.ts';

type Props = {
  noteId: string;
  /** Null for a new one. */
  card: Card | null;
  status: Card['status'];
  mayEdit: boolean;
  onClose: () => void;
};

type Form = {
  title: string;
  description: string;
  status: Card['status'];
  dueOn: string | null;
  ownerId: string | null;
};

const formOf = ({ title, description, status, dueOn, owner }: Card): Form => ({
  title,
  description,
  status,
  dueOn,
  ownerId: owner?.id ?? null,
});

/** A new card, or all of one with its files. */
export function CardDialog({ noteId, card, status, mayEdit, onClose }: Props) {
  const { create, change } = useCards(noteId);
  const empty: Form = { title: '', description: '', status, dueOn: null, ownerId: null };
  // what it was when it was opened: a card that others change meanwhile is not overwritten unseen
  const [before] = useState({ form: card ? formOf(card) : empty, version: card?.version });
  const [form, setForm] = useState(before.form);
  const [failure, setFailure] = useState<string | null>(null);
  const people = useQuery(workspaceUsersQuery).data ?? [];
  const put = (part: Partial<Form>) => setForm({ ...form, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(null);
    try {
      if (card) {
        const changes = changesOf(before.form, form);
        if (Object.keys(changes).length > 0)
          await change.mutateAsync({ cardId: card.id, ...changes, ...versionFor(changes, before.version) });
      } else await create.mutateAsync({ cardId: crypto.randomUUID(), ...form });
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={card ? t('editCard') : t('newCard')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.form} onSubmit={(event) => void save(event)}>
        <TextInput
          label={t('title')}
          required
          data-autofocus
          maxLength={200}
          readOnly={!mayEdit}
          value={form.title}
          onChange={(event) => put({ title: event.currentTarget.value })}
        />
        <Textarea
          label={t('description')}
          autosize
          minRows={2}
          maxRows={12}
          maxLength={8_000}
          readOnly={!mayEdit}
          value={form.description}
          onChange={(event) => put({ description: event.currentTarget.value })}
        />
        <div className={classes.fields}>
          <NativeSelect
            label={t('column')}
            disabled={!mayEdit}
            data={columns.map(({ id }) => ({ value: id, label: t(id) }))}
            value={form.status}
            onChange={(event) =>
              put({ status: columns.find(({ id }) => id === event.currentTarget.value)?.id ?? 'todo' })
            }
          />
          <TextInput
            type="date"
            label={t('due')}
            readOnly={!mayEdit}
            value={form.dueOn ?? ''}
            onChange={(event) => put({ dueOn: event.currentTarget.value || null })}
          />
          <NativeSelect
            label={t('owner')}
            disabled={!mayEdit}
            data={[
              { value: '', label: t('nobody') },
              ...people.map(({ id, name, email }) => ({ value: id, label: name === '' ? email : name })),
            ]}
            value={form.ownerId ?? ''}
            onChange={(event) => put({ ownerId: event.currentTarget.value || null })}
          />
        </div>
        {card && <CardFiles card={card} mayEdit={mayEdit} />}
        <FormFailure message={failure} />
        {mayEdit && (
          <div className={classes.buttons}>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={create.isPending || change.isPending} disabled={form.title.trim() === ''}>
              {card ? t('save') : t('add')}
            </Button>
          </div>
        )}
      </form>
    </Modal>
  );
}

/** What was changed in the form. */
function changesOf(before: Form, form: Form): Partial<Form> {
  const names = (Object.keys(before) as (keyof Form)[]).filter((name) => before[name] !== form[name]);
  return Object.fromEntries(names.map((name) => [name, form[name]]));
}

/** Texts are saved over the version that they were edited from, and no other. */
const versionFor = (changes: Partial<Form>, version: number | undefined): Pick<ChangeCard, 'version'> =>
  version !== undefined && ('title' in changes || 'description' in changes) ? { version } : {};
