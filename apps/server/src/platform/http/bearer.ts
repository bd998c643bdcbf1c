const pattern = /^(?:bearer|token) ([\w-]+\.[\w-]+\.[\w-]+)$/i;

/** The token of `Authorization: Bearer x`, or of the upload style `token x`. Null when there is none of that form. */
export function bearerToken(header: string | undefined): string | null {
  if (!header || header.length > 4_096) return null;
  return pattern.exec(header)?.[1] ?? null;
}
