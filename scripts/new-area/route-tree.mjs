import { Generator, getConfig } from '@tanstack/router-generator';
import { at } from '../lib/paths.mjs';

/** Writes the tree of routes again, as the build does. */
export async function writeRouteTree() {
  const root = at('apps/web');
  await new Generator({ config: getConfig({ disableLogging: true }, root), root }).run();
}
