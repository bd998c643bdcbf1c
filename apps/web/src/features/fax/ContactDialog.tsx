import type { FaxContact } from '@clinical/contract/fax/fax.schemas';
import { Button, Checkbox, Modal, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import classes from './Fax.module.css';
import { useContacts } from './fax.api.ts';
import { t } from './fax.texts.ts';

const blank = { name: '', organisation: '', number: '', specialty: '', preferred: false };

/** A new contact, or one that is changed or deleted. */
export function ContactDialog({ contact, onClose }: { contact: FaxContact | null; onClose: () => void }) {
  useFocusBack();
  const { save, remove } = useContacts();
  const [entered, setEntered] = useState<typeof blank>(contact ?? blank);
  const [asked, setAsked] = useState(false);
  const field = (key: 'name' | 'organisation' | 'number' | 'specialty', required = false) => (
    <TextInput
      label={t(key)}
      required={required}
      maxLength={200}
      value={entered[key]}
      onChange={(event) => setEntered({ ...entered, [key]: event.currentTarget.value })}
    />
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { name, organisation, number, specialty, preferred } = entered;
    save.mutate({ id: contact?.id, name, organisation, number, specialty, preferred }, { onSuccess: onClose });
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={t(contact ? 'editContact' : 'addContact')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <form className={classes.dialog} onSubmit={submit}>
        {field('name', true)}
        {field('organisation')}
        {field('number', true)}
        {field('specialty')}
        <Checkbox
          label={t('preferred')}
          checked={entered.preferred}
          onChange={(event) => setEntered({ ...entered, preferred: event.currentTarget.checked })}
        />
        <FormFailure message={save.error && messageOf(save.error)} />
        <div className={classes.buttons}>
          {contact && (
            <Button variant="default" color="red" onClick={() => setAsked(true)}>
              {t('deleteContact')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
      <ConfirmDialog
        opened={asked}
        title={t('deleteTitle', { name: contact?.name ?? '' })}
        action={t('deleteContact')}
        danger
        busy={remove.isPending}
        onConfirm={() => remove.mutate(contact!.id, { onSuccess: onClose })}
        onClose={() => setAsked(false)}
      >
        {t('deleteText')}
      </ConfirmDialog>
    </Modal>
  );
}
