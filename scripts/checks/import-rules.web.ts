import type { Zone } from './zones.ts';

/** Why feature `area` may not import `target`; null when it may. */
export function featureRefusal(area: string, target: string, there: Zone, order: readonly string[]): string | null {
  if (['web-ui', 'web-lib', 'language'].includes(there.name)) return null;
  if (there.name !== 'web-feature') return 'a feature imports its own files, ui, lib, the contract and the engine';
  if (there.area === area) return null;
  if (!target.endsWith('/public.ts')) return `only ${there.area}'s public.ts is for other features`;
  const [mine, other] = [order.indexOf(area), order.indexOf(there.area)];
  return mine >= 0 && other >= 0 && other < mine ? null : `${there.area} does not come before ${area} in areas.ts`;
}
