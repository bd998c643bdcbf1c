import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { fieldErrors, messageOf } from '../../lib/form-errors.ts';
import { toast } from '../toast.ts';
import { t } from '../ui.texts.ts';
import classes from './EditableList.module.css';

type Props<Values> = {
  save: UseMutationResult<unknown, Error, Values>;
  values: Values;
  /** False as long as something is missing. */
  complete: boolean;
  words: { save: string; cancel: string; saved: string; notSaved: string };
  onDone: () => void;
  /** True when what the fields hold was typed on an earlier visit. */
  restored?: boolean;
  children: ReactNode;
};

/** The fields of one item with Save and Cancel; what was typed stays when it is not saved. */
export function EditableForm<Values extends object>({
  save,
  values,
  complete,
  words,
  onDone,
  restored = false,
  children,
}: Props<Values>) {
  const onError = (error: unknown) => {
    const [atField] = Object.values(fieldErrors(error, Object.keys(values)));
    toast.error(atField ?? messageOf(error), { title: words.notSaved });
  };
  const onSaved = () => {
    toast.success(words.saved);
    onDone();
  };
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate(values, { onSuccess: onSaved, onError });
      }}
    >
      {restored && (
        <p className={classes.restored} role="status">
          {t('restored')}
        </p>
      )}
      {children}
      <div className={classes.actions}>
        <Button variant="default" onClick={onDone}>
          {words.cancel}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={!complete}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
