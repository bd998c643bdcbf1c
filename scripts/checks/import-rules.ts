import { areaOrder } from './area-order.ts';
import { benchRefusal } from './import-rules.bench.ts';
import { areaRefusal, gatewayRefusal } from './import-rules.server.ts';
import { featureRefusal } from './import-rules.web.ts';
import { importsOf, type Import } from './imports.ts';
import { isCode, isTestCode, type Problem, type SourceFile } from './source-file.ts';
import { zoneOf } from './zones.ts';

const isWeb = (name: string) => name.startsWith('web-');

/** zod and what carries it: pages take the calls, whose types come along for nothing. */
const carriesSchemas = (path: string) => /^packages\/contract\/src\/.*\.(schemas|contract)\.ts$/.test(path);

/** Parts of the client that are no client: the class of a failure, which whoever shows one tells it by, and keys for a repeated try. */
const isPlainPart = (path: string) => /^packages\/api-client\/src\/(api-error|new-key)\.ts$/.test(path);

/** Why `from` may not import this file of the repository; null when it may. One line for each row of the table of who may import what. */
function refusal(from: string, item: Import, target: string, order: readonly string[]): string | null {
  const [here, there] = [zoneOf(from), zoneOf(target)];
  if (here.name === 'outside') return null;
  if (isTestCode(target)) return 'is for tests only';
  if (there.name === 'contract') {
    const bare = here.name === 'contract' && !carriesSchemas(from);
    if (here.name === 'language' && !item.typeOnly) return 'the engine takes only types from the contract';
    if ((isWeb(here.name) || here.name === 'api-client' || bare) && !item.typeOnly && carriesSchemas(target)) {
      return 'brings the schema library into the pages: import the call, or the type alone';
    }
    return null;
  }
  if (isWeb(here.name) && isPlainPart(target)) return null;
  switch (here.name) {
    case 'contract':
      return 'the contract imports nothing but zod and itself';
    case 'language':
      return there.name === 'language' ? null : 'the engine imports only itself and contract types';
    case 'api-client':
      return there.name === 'api-client' ? null : 'the client imports only the contract';
    case 'web-lib':
      return ['web-lib', 'api-client'].includes(there.name) ? null : 'lib imports only the contract and the client';
    case 'web-ui':
      return ['web-ui', 'web-lib'].includes(there.name) ? null : 'ui imports only lib and the contract';
    case 'web-frame':
      return isWeb(there.name) ? null : 'routes and shell import features, ui, lib and the contract';
    case 'web-feature':
      return featureRefusal(here.area, target, there, order);
    case 'platform':
      return there.name === 'platform' || there.name === 'language' ? null : 'platform knows no area and no adapter';
    case 'gateway':
      return gatewayRefusal(from, here.gateway, target, there);
    case 'area':
      return areaRefusal(here, item, target, there, order);
    case 'server-frame':
      return isWeb(there.name) || there.name === 'outside' ? 'the server imports only its own parts' : null;
  }
}

/** Why this file may not use a package; null when it may. */
function packageRefusal(from: string, item: Import): string | null {
  const zone = zoneOf(from);
  if (zone.name === 'outside') return null;
  const name = item.package ?? '';
  if (zone.name === 'contract') {
    if (name !== 'zod') return 'the contract imports nothing but zod and itself';
    return item.typeOnly || carriesSchemas(from) ? null : 'only *.schemas.ts and *.contract.ts bring in zod';
  }
  if (zone.name === 'language') return 'the engine is pure: no packages, no input or output';
  if (/^drizzle-|^pg$|^@electric-sql\//.test(name)) {
    const mayQuery = zone.name === 'platform' || (zone.name === 'area' && ['table', 'queries'].includes(zone.role));
    return mayQuery ? null : 'SQL stands only in *.queries.ts, *.table.ts and the platform';
  }
  if (name === 'zod' && isWeb(zone.name)) return 'brings the schema library into the pages';
  return null;
}

/** Every import of the house is one that the table allows; areas and features reach only those before them in `areas.ts`. */
export function importRules(files: readonly SourceFile[]): Problem[] {
  const order = areaOrder(files);
  const isBench = (path: string) => path.startsWith('bench/');
  const code = files.filter((file) => isCode(file.path) && (isBench(file.path) || !isTestCode(file.path)));
  return code.flatMap((file) =>
    importsOf(file).flatMap((item) => {
      const inProgram = item.target ? refusal(file.path, item, item.target, order) : packageRefusal(file.path, item);
      const reason = isBench(file.path) ? benchRefusal(item.target ?? '') : inProgram;
      if (reason === null) return [];
      return [{ rule: 'import', path: file.path, line: item.line, message: `${item.specifier}: ${reason}` }];
    }),
  );
}
