import { TextInput } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { LongTextarea } from '../../../ui/LongTextarea.tsx';
import { t } from '../accounts.texts.ts';

type Props = {
  label: string;
  value: string;
  description?: string;
  required?: boolean;
  autoComplete?: string;
  inputMode?: 'numeric';
  /** Several lines; Enter begins a new one. */
  lines?: boolean;
  /** Resolves to what is wrong, or null. */
  onSave: (value: string) => Promise<string | null>;
};

/** A text that is saved on leaving the field or with Enter; Escape takes the change back. */
export function ProfileField({ value, required, lines = false, onSave, ...shown }: Props) {
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
  const field = {
    ...shown,
    value: draft ?? value,
    error,
    onChange: (event: { currentTarget: { value: string } }) => {
      setDraft(event.currentTarget.value);
      setError(null);
    },
    onBlur: () => void leave(),
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      if (event.key === 'Enter' && !lines) event.currentTarget.blur();
      if (event.key !== 'Escape') return;
      setDraft(null);
      setError(null);
    },
  };
  return lines ? <LongTextarea {...field} minRows={2} maxRows={5} /> : <TextInput {...field} />;
}
