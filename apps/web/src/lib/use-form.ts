import { type FormEvent, useState } from 'react';
import { fieldErrors, messageOf } from './form-errors.ts';

type Errors<Name extends string> = Partial<Record<Name, string>>;

/**
 * A form of text fields: keeps what was entered whatever happens, shows the server's words at their field, and what
 * belongs to no field as one message.
 * @param check the form's own rules, by field
 * @param send rejects with the reason when it did not work; `put` leaves something else in a field, e.g. what is left to send
 */
export function useForm<Name extends string>(
  initial: Record<Name, string>,
  check: (values: Record<Name, string>) => Errors<Name>,
  send: (values: Record<Name, string>, put: (name: Name, value: string) => void) => Promise<void>,
) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Errors<Name>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const names = Object.keys(initial) as Name[];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = check(values);
    setErrors(found);
    setFailure(null);
    if (Object.values(found).some(Boolean)) return focusFirst(event.target as HTMLFormElement, names, found);
    setBusy(true);
    try {
      await send(values, (name, value) => setValues((before) => ({ ...before, [name]: value })));
    } catch (error) {
      const atFields = fieldErrors(error, names);
      setErrors(atFields);
      if (Object.keys(atFields).length === 0) setFailure(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const field = (name: Name) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors((before) => ({ ...before, [name]: undefined }));
    },
  });

  return { values, field, failure, busy, submit };
}

function focusFirst<Name extends string>(form: HTMLFormElement, names: Name[], errors: Errors<Name>): void {
  const first = names.find((name) => errors[name]);
  const input = first ? form.elements.namedItem(first) : null;
  if (input instanceof HTMLElement) input.focus();
}
