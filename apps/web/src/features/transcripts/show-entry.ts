import { scrollBehavior } from '../../lib/scroll-behavior.ts';

/** Opens an entry of the chart on this page and brings it into view. */
export function showEntry(id: string): void {
  const card = document.getElementById(`entry-${id}`);
  const toggle = card?.querySelector<HTMLElement>('[data-entry-toggle]');
  if (toggle?.getAttribute('aria-expanded') === 'false') toggle.click();
  card?.scrollIntoView({ block: 'start', behavior: scrollBehavior() });
}
