/** True for a path of our own: only that is followed after sign-in. */
function isInside(address: string): boolean {
  return /^\/(?![/\\])/.test(address);
}

/** The path of our own in an address parameter, if there is one. */
export function insidePath(given: unknown): string | undefined {
  return typeof given === 'string' && isInside(given) ? given : undefined;
}
