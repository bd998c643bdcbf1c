/** The browser's console, for what a developer should see and a user need not. Never with patient data. */
export function warn(message: string): void {
  // oxlint-disable-next-line no-console -- the one place that writes there
  console.warn(message);
}
