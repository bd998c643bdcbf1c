import { ApiError } from '@clinical/api-client/api-error';

/**
 * The server's words for each field of a form, by the last part of their place (`['body', 'email']` → `email`).
 * @param fields the form's own names; what belongs to none of them is not in the result
 */
export function fieldErrors<Name extends string>(
  error: unknown,
  fields: readonly Name[],
): Partial<Record<Name, string>> {
  const found: Partial<Record<Name, string>> = {};
  if (!(error instanceof ApiError)) return found;
  for (const { loc, msg } of error.detail) {
    const name = fields.find((field) => loc.includes(field));
    if (name && !found[name]) found[name] = msg;
  }
  return found;
}

/** What to say of an error that no field can show: its message. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
