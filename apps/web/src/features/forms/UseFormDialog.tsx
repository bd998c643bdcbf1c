import type { Form } from '@clinical/contract/forms/forms.schemas';
import { Button, Checkbox, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { formatDateTime } from '../../lib/format.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { ChartSelect } from '../notes/public.ts';
import classes from './Forms.module.css';
import { entriesQuery, useStartDraft } from './forms.api.ts';
import { t } from './forms.texts.ts';

/** More are chosen in the chart itself. */
const mostEntries = 20;

/** For whom a form is filled in, and from which entries values are proposed: at first the newest. */
export function UseFormDialog({ form, onClose }: { form: Form; onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const start = useStartDraft();
  const [noteId, setNoteId] = useState('');
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const entries = useQuery(entriesQuery(noteId));
  const newest = (entries.data ?? [])
    .filter(({ kind }) => kind !== 'synthetic' && kind !== 'form' && kind !== 'evidence')
    .toSorted((a, b) => b.createdAt.localeCompare(a.createdAt))
    .slice(0, mostEntries);
  const entryIds = chosen ?? newest.slice(0, 1).map(({ id }) => id);
  const toggle = (id: string) =>
    setChosen(entryIds.includes(id) ? entryIds.filter((other) => other !== id) : [...entryIds, id]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    start.mutate(
      { formId: form.id, noteId, entryIds: [...entryIds] },
      { onSuccess: ({ id }) => void navigate({ to: '/ai-forms', search: { draft: id } }) },
    );
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('useTitle', { name: form.title })}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        <ChartSelect
          label={t('patient')}
          onChoose={(id) => {
            setNoteId(id);
            setChosen(null);
          }}
        />
        {entries.data && (
          <fieldset className={classes.entries}>
            <legend className={classes.legend}>{t('entries')}</legend>
            {newest.length === 0 && <p className={classes.quiet}>{t('noEntries')}</p>}
            {newest.map(({ id, createdAt, fileName }) => (
              <Checkbox
                key={id}
                label={[formatDateTime(createdAt), fileName].filter(Boolean).join(' · ')}
                checked={entryIds.includes(id)}
                onChange={() => toggle(id)}
              />
            ))}
          </fieldset>
        )}
        <FormFailure message={start.error && messageOf(start.error)} />
        <div className={classes.buttons}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={start.isPending} disabled={noteId === '' || entries.isPending}>
            {t('start')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
