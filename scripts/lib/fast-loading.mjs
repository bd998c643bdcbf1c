// Loaded into the server before its own modules, as plain JavaScript: what stands here is compiled anew at each start.
import { enableCompileCache, registerHooks } from 'node:module';
import { at } from './paths.mjs';

// Types stripped and code compiled, from one start to the next; `npm ci` throws it away.
enableCompileCache(at('node_modules', '.cache', 'compiled'));

const entries = new Map();

/**
 * Drizzle's package.json is 180 KB long, and Node parses it anew for each of Drizzle's hundreds of files: a third of a second and
 * 130 MiB. All of these files are plain modules, so the question need not be asked.
 */
function resolve(specifier, context, next) {
  const { parentURL, conditions } = context;
  if (specifier.startsWith('.') && parentURL?.includes('/node_modules/drizzle-orm/') && parentURL.endsWith('.js')) {
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  }
  if (!specifier.startsWith('drizzle-orm') || !conditions.includes('import')) return next(specifier, context);
  const entry = entries.get(specifier) ?? { ...next(specifier, context), shortCircuit: true };
  entries.set(specifier, entry);
  return entry;
}

registerHooks({ resolve });
