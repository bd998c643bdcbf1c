import type { FormField } from './fields.schemas.ts';

type Values = Readonly<Record<string, { value: string } | undefined>>;

/** Value of a ticked box. */
export const tickedValue = 'yes';

/** False while the condition of a field does not hold; one behind a field that is not asked is not asked either. */
export function isAsked(field: FormField, fields: readonly FormField[], values: Values, seen = 0): boolean {
  const { condition } = field;
  if (!condition) return true;
  const other = fields.find(({ id }) => id === condition.fieldId);
  if (!other || seen > fields.length) return true;
  return (values[other.id]?.value ?? '') === condition.equals && isAsked(other, fields, values, seen + 1);
}

/** Required fields that are asked and blank. Signatures are put on the paper. */
export function blankRequired(fields: readonly FormField[], values: Values): FormField[] {
  return fields.filter(
    (field) =>
      field.required &&
      field.type !== 'signature' &&
      (values[field.id]?.value ?? '').trim() === '' &&
      isAsked(field, fields, values),
  );
}
