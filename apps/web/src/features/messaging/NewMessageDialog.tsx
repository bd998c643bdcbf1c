import { Button, Modal, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { userInfoQuery } from '../accounts/public.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import classes from './dialogs.module.css';
import { useChannels } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** Chooses a person of the team; there is one conversation with each. */
export function NewMessageDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const me = useQuery(userInfoQuery()).data?.id;
  const people = useQuery(workspaceUsersQuery);
  const [chosen, setChosen] = useState<string | null>(null);
  const { converse } = useChannels();
  const others = people.data?.filter(({ id }) => id !== me);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === null) return;
    const opened = await converse.mutateAsync(chosen).catch(() => null);
    if (!opened) return;
    onClose();
    await navigate({ to: '/messaging/{-$id}', params: { id: opened.id } });
  };
  return (
    <Modal opened onClose={onClose} title={t('newMessage')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {people.isError && (
          <ErrorState small error={people.error} title={t('peopleNotLoaded')} onRetry={() => void people.refetch()} />
        )}
        {others?.length === 0 ? (
          <p>{t('noOtherPeople')}</p>
        ) : (
          <Select
            label={t('person')}
            searchable
            data-autofocus
            data={(others ?? []).map(({ id, name, email }) => ({ value: id, label: name || email }))}
            value={chosen}
            onChange={setChosen}
          />
        )}
        <FormFailure message={converse.isError ? messageOf(converse.error) : null} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" disabled={chosen === null} loading={converse.isPending}>
            {t('openConversation')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
