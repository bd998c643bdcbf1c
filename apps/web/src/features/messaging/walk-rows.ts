import type { KeyboardEvent } from 'react';

const steps: Partial<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

/** Arrow keys go from one message to the next, and Enter opens the menu of one. */
export function walkRows(event: KeyboardEvent<HTMLElement>): void {
  const row = event.target as HTMLElement;
  if (row.dataset.row === undefined) return;
  if (event.key === 'Enter') {
    event.preventDefault();
    row.querySelector<HTMLElement>('[aria-haspopup="menu"]')?.click();
  }
  const step = steps[event.key];
  if (step === undefined) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  const next = all[all.indexOf(row) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
