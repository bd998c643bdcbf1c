import { limits } from '@clinical/contract/limits';
import { Button, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../../lib/form-errors.ts';
import { toast } from '../../../ui/toast.ts';
import { useSavePhrase } from './magic-edit.api.ts';
import { t } from './magic-edit.texts.ts';
import classes from './MagicEdit.module.css';

type Props = { html: string; onDone: () => void; onBack: () => void };

/** Names a text that is to be put in again by "/" and this name. */
export function SavePhraseForm({ html, onDone, onBack }: Props) {
  const [name, setName] = useState('');
  const [scope, setScope] = useState<'me' | 'workspace'>('me');
  const save = useSavePhrase();
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(
          { name: name.trim(), html, scope },
          {
            onSuccess: (saved) => {
              toast.success(t('phraseSaved', { name: saved.name }));
              onDone();
            },
          },
        );
      }}
    >
      <TextInput
        data-autofocus
        required
        label={t('phraseName')}
        description={t('phraseHint')}
        maxLength={limits.phraseName}
        value={name}
        error={save.isError ? messageOf(save.error) : undefined}
        onChange={(event) => setName(event.currentTarget.value.replace(/^\/|\s/g, ''))}
      />
      <SegmentedControl
        aria-label={t('forWhom')}
        value={scope}
        onChange={(value) => setScope(value === 'workspace' ? 'workspace' : 'me')}
        data={[
          { value: 'me', label: t('forMe') },
          { value: 'workspace', label: t('forWorkspace') },
        ]}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onBack}>
          {t('back')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={name === ''}>
          {t('savePhrase')}
        </Button>
      </div>
    </form>
  );
}
