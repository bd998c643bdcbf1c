import { Button, Group, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '../../lib/form-errors.ts';
import { useCreateAutomation } from './automations.api.ts';
import { t } from './automations.texts.ts';

/** Adds one; what was typed stays when it fails. */
export function NewAutomationForm() {
  const [title, setTitle] = useState('');
  const create = useCreateAutomation();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    create.mutate({ title }, { onSuccess: () => setTitle('') });
  };
  return (
    <form onSubmit={submit}>
      <Group align="flex-end">
        <TextInput
          label={t('newTitle')}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
          error={create.error ? messageOf(create.error) : null}
        />
        <Button type="submit" disabled={title.trim() === ''} loading={create.isPending}>
          {t('add')}
        </Button>
      </Group>
    </form>
  );
}
