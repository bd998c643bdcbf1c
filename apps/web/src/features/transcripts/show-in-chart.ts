import type { ChartSource } from '@clinical/contract/transcripts/note-body.schemas';
import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** Brings an entry or a prechart of the open chart into view, opened. */
export function showInChart({ kind, id }: ChartSource): void {
  const card = document.getElementById(`${kind}-${id}`);
  if (!card) return;
  card.closest('details')?.setAttribute('open', '');
  const toggle = card.querySelector<HTMLElement>('[data-entry-toggle]');
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
  card.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
  (toggle ?? card).focus({ preventScroll: true });
}
