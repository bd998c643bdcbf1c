import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { t } from './accounts.texts.ts';

type Props = {
  label: string;
  value: string;
  description?: string;
  required?: boolean;
  autoComplete?: string;
  /** Resolves to what is wrong, or null. */
  onSave: (value: string) => Promise<string | null>;
};

/** A text that is saved on leaving the field or with Enter; Escape takes the change back. */
export function ProfileField({ label, value, description, required, autoComplete, onSave }: Props) {
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);

  const leave = async () => {
    const entered = draft?.trim();
    if (entered === undefined || entered === value) return setDraft(null);
    if (required && !entered) return setError(t('needed'));
    const wrong = await onSave(entered);
    setError(wrong);
    if (!wrong) setDraft(null);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') event.currentTarget.blur();
    if (event.key === 'Escape') {
      setDraft(null);
      setError(null);
    }
  };
  return (
    <TextInput
      label={label}
      description={description}
      autoComplete={autoComplete}
      value={draft ?? value}
      error={error}
      onChange={(event) => {
        setDraft(event.currentTarget.value);
        setError(null);
      }}
      onBlur={() => void leave()}
      onKeyDown={onKeyDown}
    />
  );
}
