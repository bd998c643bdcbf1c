import '@mantine/core/styles/Pill.layer.css';
import '@mantine/core/styles/PillsInput.layer.css';
import { limits } from '@clinical/contract/limits';
import { Button, Modal, MultiSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useFocusBack } from '../../lib/focus-back.ts';
import { messageOf } from '../../lib/form-errors.ts';
import { useForm } from '../../lib/use-form.ts';
import { FormFailure } from '../../ui/FormFailure.tsx';
import { toast } from '../../ui/toast.ts';
import { userInfoQuery } from '../accounts/public.ts';
import { workspaceUsersQuery } from '../teams/public.ts';
import classes from './dialogs.module.css';
import { useChannels } from './messaging.api.ts';
import { t } from './messaging.texts.ts';

/** A channel with its first people. */
export function NewChannelDialog({ onClose }: { onClose: () => void }) {
  useFocusBack();
  const navigate = useNavigate();
  const me = useQuery(userInfoQuery()).data?.id;
  const people = useQuery(workspaceUsersQuery);
  const [chosen, setChosen] = useState<string[]>([]);
  const { create, addMember } = useChannels();
  const form = useForm(
    { name: '' },
    ({ name }) => (name.trim() === '' ? { name: t('channelNameNeeded') } : {}),
    async ({ name }) => {
      const { id } = await create.mutateAsync(name);
      onClose();
      await navigate({ to: '/messaging/{-$id}', params: { id } });
      // the channel is there: who could not be added is added from its members
      for (const userId of chosen)
        await addMember
          .mutateAsync({ id, userId })
          .catch((error: unknown) => toast.error(messageOf(error), { title: t('notDone') }));
    },
  );
  const choices = (people.data ?? [])
    .filter(({ id }) => id !== me)
    .map(({ id, name, email }) => ({ value: id, label: name || email }));
  return (
    <Modal opened onClose={onClose} title={t('newChannel')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form className={classes.form} onSubmit={(event) => void form.submit(event)} noValidate>
        <TextInput
          {...form.field('name')}
          label={t('channelName')}
          maxLength={limits.channelName}
          autoComplete="off"
          withAsterisk
          data-autofocus
        />
        <MultiSelect
          label={t('people')}
          description={t('peopleHint')}
          searchable
          data={choices}
          value={chosen}
          onChange={setChosen}
          error={people.isError ? messageOf(people.error) : undefined}
        />
        <FormFailure message={form.failure} />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" loading={form.busy}>
            {t('createChannel')}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
