import type { FormField } from '@clinical/contract/forms/fields.schemas';
import { useState } from 'react';

/** Steps back that are kept. */
const mostSteps = 100;

type State = { fields: readonly FormField[]; before: readonly (readonly FormField[])[]; kind: string };

export type Edited = {
  fields: readonly FormField[];
  /** Changes of one `kind` in a row, as typing a name, are one step. */
  change: (fields: readonly FormField[], kind?: string) => void;
  /** Adds a field to those that are there by then; several of one `kind` in a row are one step. */
  append: (field: FormField, kind: string) => void;
  undo: () => void;
  canUndo: boolean;
};

/** Fields that are changed and not saved yet, with the steps back. */
export function useEdited(saved: readonly FormField[]): Edited {
  const [state, setState] = useState<State>({ fields: saved, before: [], kind: '' });
  const step = (next: (fields: readonly FormField[]) => readonly FormField[], kind: string) =>
    setState(({ fields, before, kind: lastKind }) => ({
      fields: next(fields),
      before: kind !== '' && kind === lastKind ? before : [...before, fields].slice(-mostSteps),
      kind,
    }));
  return {
    fields: state.fields,
    change: (fields, kind = '') => step(() => fields, kind),
    append: (field, kind) => step((fields) => [...fields, field], kind),
    undo: () =>
      setState(({ fields, before }) => ({ fields: before.at(-1) ?? fields, before: before.slice(0, -1), kind: '' })),
    canUndo: state.before.length > 0,
  };
}
