/** The key for dictation in the field that one is in. */
export const dictationKeys = 'mod+shift+d';

/** A field on the page in which can be dictated. */
type Field = { holds: (element: Element) => boolean; toggle: () => void };

const fields = new Set<Field>();

export const dictationFields = {
  /** Returns what forgets it. */
  add: (field: Field): (() => void) => {
    fields.add(field);
    return () => fields.delete(field);
  },
  /** Starts or stops dictation in the field that an element belongs to. */
  toggleAt: (element: Element | null): void => {
    if (element) [...fields].find((field) => field.holds(element))?.toggle();
  },
};
