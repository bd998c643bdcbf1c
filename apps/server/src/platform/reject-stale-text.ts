import { AppError } from './app-error.ts';

/**
 * Refuses to replace a short text that the client did not know of; one that is there already is no conflict.
 * @param seen what the client replaces; undefined when it does not say
 * @throws AppError VERSION_CONFLICT with both texts at `body.<field>`
 */
export function rejectStaleText(
  field: string,
  text: { seen: string | undefined; stored: string; wanted: string },
): void {
  const { seen, stored, wanted } = text;
  if (seen === undefined || seen === stored || stored === wanted) return;
  const detail = [
    { loc: ['body', field, 'yours'], msg: wanted },
    { loc: ['body', field, 'theirs'], msg: stored },
  ];
  throw new AppError('VERSION_CONFLICT', { detail });
}
