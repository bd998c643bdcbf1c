import { gridhookFields, gridhookSecret } from '@clinical/contract/automations/automations.rules';
import type { Gridhook, GridhookField, SetGridhook } from '@clinical/contract/automations/gridhook.schemas';
import { Button, Checkbox, Switch, TextInput } from '@mantine/core';
import { type SyntheticEvent, useState } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { Icon } from '../../ui/Icon.tsx';
import { refusedWhileViewing, useNeedsServer } from '../../ui/needs-server.ts';
import { PasswordField } from '../../ui/PasswordField.tsx';
import { toast } from '../../ui/toast.ts';
import classes from './Automations.module.css';
import { useSetGridhook } from './gridhook.api.ts';
import { t } from './gridhook.texts.ts';

/** What goes out at first: the note, without the transcript. */
const usual: GridhookField[] = gridhookFields.filter((field) => field !== 'transcript');

/** As long as is needed for the signature: 32 random bytes. */
function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

async function copy(secret: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(secret);
    toast.success(t('copied'));
  } catch {
    toast.error(t('notCopied'));
  }
}

/** Address and secret are saved by a button; of a stored gridhook each other change is saved at once. */
export function GridhookForm({ hook }: { hook: Gridhook | null }) {
  const save = useSetGridhook();
  const needsServer = useNeedsServer();
  const viewing = refusedWhileViewing();
  const [url, setUrl] = useState(hook?.url ?? '');
  const [secret, setSecret] = useState('');
  const [made, setMade] = useState<string | null>(null);
  const [first, setFirst] = useState({ fields: usual, encrypt: false });
  const { fields, encrypt } = hook ?? first;
  const errors = fieldErrors(save.error, ['url', 'secret', 'fields']);
  const isShort = secret !== '' && secret.length < gridhookSecret.min;
  const isChanged = hook === null || secret !== '' || url.trim() !== hook.url || hook.endedAt !== null;
  const isComplete = url.trim() !== '' && !isShort && (hook !== null || secret !== '') && fields.length > 0;

  const store = (body: SetGridhook, onSaved?: () => void) =>
    save.mutate(body, {
      onSuccess: () => {
        onSaved?.();
        toast.success(t('saved'));
      },
      onError: (error) => {
        if (Object.keys(fieldErrors(error, ['url', 'secret'])).length === 0)
          toast.error(messageOf(error), { title: t('notSaved') });
      },
    });
  /** One of a stored gridhook goes out at once, with its stored address and secret. */
  const change = (changes: Partial<Pick<SetGridhook, 'fields' | 'encrypt' | 'enabled'>>) => {
    if (!hook) setFirst((before) => ({ ...before, ...changes }));
    else store({ url: hook.url, fields, encrypt, enabled: hook.enabled, ...changes });
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const enabled = hook?.enabled ?? true;
    store({ url: url.trim(), fields, encrypt, enabled, ...(secret !== '' && { secret }) }, () => {
      setSecret('');
      setMade(null);
    });
  };
  const generate = () => {
    const value = newSecret();
    setSecret(value);
    setMade(value);
  };

  return (
    <form className={classes.stack} onSubmit={submit} noValidate>
      {hook && (
        <Switch
          label={t('enabled')}
          description={t('enabledHint')}
          checked={hook.enabled}
          onChange={(event) => change({ enabled: event.currentTarget.checked })}
          {...needsServer}
          {...viewing}
        />
      )}
      <TextInput
        label={t('url')}
        description={t('urlHint')}
        type="url"
        required
        placeholder={t('urlBegin')}
        value={url}
        error={errors.url}
        onChange={(event) => setUrl(event.currentTarget.value)}
      />
      <PasswordField
        label={t('secret')}
        description={hook ? t('secretStored', { secret: hook.secret }) : t('secretHint')}
        required={hook === null}
        autoComplete="off"
        maxLength={gridhookSecret.max}
        value={secret}
        error={errors.secret ?? (isShort && t('secretShort', { n: secret.length }))}
        onChange={(event) => {
          setSecret(event.currentTarget.value);
          setMade(null);
        }}
      />
      {made === null ? (
        <div>
          <Button variant="default" size="xs" onClick={generate} {...viewing}>
            {t('generate')}
          </Button>
        </div>
      ) : (
        <div role="status" className={classes.made}>
          <p className={classes.quiet}>{t('generated')}</p>
          <div className={classes.secret}>{made}</div>
          <Button
            variant="default"
            size="xs"
            leftSection={<Icon name="copy" size={16} />}
            onClick={() => void copy(made)}
          >
            {t('copy')}
          </Button>
        </div>
      )}
      <Checkbox.Group
        label={t('fields')}
        value={fields}
        error={fields.length === 0 ? t('oneField') : errors.fields}
        onChange={(values) => {
          const chosen = gridhookFields.filter((field) => values.includes(field));
          if (hook === null || chosen.length > 0) change({ fields: chosen });
        }}
      >
        <div className={classes.checks}>
          {gridhookFields.map((field) => (
            <Checkbox key={field} value={field} label={t(field)} {...needsServer} {...viewing} />
          ))}
        </div>
      </Checkbox.Group>
      <Switch
        label={t('encrypt')}
        description={t('encryptHint')}
        checked={encrypt}
        onChange={(event) => change({ encrypt: event.currentTarget.checked })}
        {...needsServer}
        {...viewing}
      />
      {isChanged && (
        <div className={classes.line}>
          <Button type="submit" loading={save.isPending} disabled={!isComplete} {...needsServer} {...viewing}>
            {t(hook ? 'saveChanges' : 'save')}
          </Button>
        </div>
      )}
    </form>
  );
}
