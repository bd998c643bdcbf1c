/** Which part of the house a file belongs to. `area` names the area or feature, `role` the kind of file within an area. */
export type Zone =
  | { name: 'contract' | 'language' | 'api-client' }
  | { name: 'web-frame' | 'web-ui' | 'web-lib' }
  | { name: 'web-feature'; area: string }
  | { name: 'server-frame' | 'platform' }
  | { name: 'gateway'; gateway: string }
  | { name: 'area'; area: string; role: AreaRole }
  | { name: 'outside' };

/** `other`: verbs, jobs, policies, views and what only they use. */
export type AreaRole = 'area' | 'table' | 'queries' | 'routes' | 'other';

function roleOf(fileName: string): AreaRole {
  if (fileName === 'area.ts') return 'area';
  if (fileName.endsWith('.table.ts')) return 'table';
  if (fileName.endsWith('.queries.ts')) return 'queries';
  return /\.(routes|webhook)\.ts$/.test(fileName) ? 'routes' : 'other';
}

const prefixes: [RegExp, (match: RegExpExecArray) => Zone][] = [
  [/^packages\/contract\/src\//, () => ({ name: 'contract' })],
  [/^packages\/clinical-language\/(?:lexicon|src|weights)\//, () => ({ name: 'language' })],
  [/^packages\/api-client\/src\//, () => ({ name: 'api-client' })],
  [/^apps\/web\/src\/features\/([^/]+)\//, ([, area = '']) => ({ name: 'web-feature', area })],
  [/^apps\/web\/src\/ui\//, () => ({ name: 'web-ui' })],
  [/^apps\/web\/src\/lib\//, () => ({ name: 'web-lib' })],
  [/^apps\/web\/src\//, () => ({ name: 'web-frame' })],
  [/^apps\/server\/src\/platform\//, () => ({ name: 'platform' })],
  [/^apps\/server\/src\/gateways\/([^/]+)\//, ([, gateway = '']) => ({ name: 'gateway', gateway })],
  [
    /^apps\/server\/src\/areas\/([^/]+)\/(?:.*\/)?([^/]+)$/,
    ([, area = '', file = '']) => ({ name: 'area', area, role: roleOf(file) }),
  ],
  [/^apps\/server\/src\//, () => ({ name: 'server-frame' })],
];

export function zoneOf(path: string): Zone {
  for (const [pattern, make] of prefixes) {
    const match = pattern.exec(path);
    if (match) return make(match);
  }
  return { name: 'outside' };
}
