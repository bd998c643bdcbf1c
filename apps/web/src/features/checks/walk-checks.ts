/** Goes to the next or previous finding of the entry in use, of the newest open one otherwise. */
export function walkChecks(thread: HTMLElement | null, by: 1 | -1): void {
  const stepper = `[data-finding-step="${by}"]`;
  const here = document.activeElement?.closest('article')?.querySelector<HTMLElement>(stepper);
  (here ?? [...(thread?.querySelectorAll<HTMLElement>(stepper) ?? [])].at(-1))?.click();
}
