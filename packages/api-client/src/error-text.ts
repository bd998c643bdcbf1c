import { fallbackErrorText } from '@clinical/contract/errors';

/**
 * The text shown for an error reply, in the specification's order (section 5): `error.message`, `detail`
 * (of a list the first item's place and message), `message`, else the fallback.
 * @param body the parsed reply, anything
 */
export function errorText(body: unknown, fallback: string = fallbackErrorText): string {
  if (typeof body !== 'object' || body === null) return fallback;
  const { error, detail, message } = body as { error?: unknown; detail?: unknown; message?: unknown };
  return said(messageOf(error)) ?? said(detailText(detail)) ?? said(message) ?? fallback;
}

function said(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function messageOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as { message?: unknown }).message : null;
}

function detailText(detail: unknown): string | null {
  if (!Array.isArray(detail)) return said(detail);
  const [first] = detail as unknown[];
  if (typeof first !== 'object' || first === null) return said(first);
  const { loc, msg } = first as { loc?: unknown; msg?: unknown };
  if (said(msg) === null) return null;
  const place = Array.isArray(loc) ? placeOf(loc) : '';
  return place ? `${place}: ${String(msg)}` : String(msg);
}

/** `['body', 'email']` is read as "email": people know the field, not the request's part. */
function placeOf(loc: unknown[]): string {
  const parts = ['body', 'query', 'params'].includes(String(loc[0])) ? loc.slice(1) : loc;
  return parts.map(String).join('.');
}
