import type { Import } from './imports.ts';
import type { Zone } from './zones.ts';

type AreaZone = Extract<Zone, { name: 'area' }>;

/**
 * What of the platform a vendor adapter may know: configuration, log, plain interfaces, how to ask others, to read containers of
 * sound, to wait for one's turn and what a process of little rights may read.
 */
const forGateways =
  /^apps\/server\/src\/platform\/(config\/|log\/|outside\/|media\/|work\/(slots|readable-folders|run-limited)\.ts$|(log|app-error|ports|clock|ids)\.ts$)/;

/** Why a file of a gateway may not import `target`; null when it may. */
export function gatewayRefusal(from: string, gateway: string, target: string, there: Zone): string | null {
  if (there.name === 'gateway') return there.gateway === gateway ? null : 'a gateway knows no other gateway';
  if (there.name === 'platform')
    return forGateways.test(target) ? null : 'a gateway knows only config, log and plain interfaces';
  if (there.name === 'language') return /\/local[^/]*\.ts$/.test(from) ? null : 'only local adapters use the engine';
  return 'a gateway knows only platform and, in local adapters, the engine';
}

/** Why a file of an area may not import `target`; null when it may. */
export function areaRefusal(
  here: AreaZone,
  item: Import,
  target: string,
  there: Zone,
  order: readonly string[],
): string | null {
  if (there.name === 'platform') return null;
  if (there.name === 'area')
    return there.area === here.area ? ownRefusal(here, item, there) : lowerRefusal(here, there, target, order);
  if (here.role === 'other' && there.name === 'language') return null;
  if (here.role === 'other' && there.name === 'gateway') {
    return target.endsWith('/port.ts') ? null : 'an area knows the port, never the adapter';
  }
  return `this kind of file does not import from ${there.name}`;
}

function ownRefusal(here: AreaZone, item: Import, there: AreaZone): string | null {
  if (here.role === 'routes' && there.role !== 'other') return 'routes bind verbs and nothing else';
  if (here.role === 'area' && there.role === 'table') return 'only queries use tables';
  if (here.role === 'other' && there.role === 'table' && !item.typeOnly) return 'only queries use tables';
  if (here.role === 'table' && there.role !== 'table' && !item.typeOnly) return 'a table knows only tables';
  return null;
}

function lowerRefusal(here: AreaZone, there: AreaZone, target: string, order: readonly string[]): string | null {
  const [mine, other] = [order.indexOf(here.area), order.indexOf(there.area)];
  if (mine < 0) return `${here.area} has no place in areas.ts`;
  if (other < 0 || other > mine) return `${there.area} does not come before ${here.area} in areas.ts`;
  if (here.role === 'routes') return 'routes use only their own area';
  if (here.role === 'table') return there.role === 'table' ? null : 'a table knows only tables';
  if (here.role === 'queries' && there.role === 'table') return null;
  return target.endsWith('/public.ts') ? null : `only ${there.area}'s public.ts is for other areas`;
}
