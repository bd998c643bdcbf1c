import { pathToFileURL } from 'node:url';
import { at } from './paths.mjs';

const preload = (name) => ['--import', pathToFileURL(at('scripts', 'lib', name)).href];

/**
 * What Node is given to run the server. Left alone, V8 lets rubbish pile up to several times what is in use; kept shorter, the
 * process needs half the memory, and hardly more time.
 */
export const serverArguments = [
  '--disable-warning=ExperimentalWarning',
  '--max-semi-space-size=4',
  '--heap-growing-percent=50',
  // The program collects what large files left behind.
  '--expose-gc',
  ...preload('fast-loading.mjs'),
  at('apps', 'server', 'src', 'main.ts'),
];

/** The same for a server that stops when the process that started it is gone. */
export const startedServerArguments = [...preload('stop-with-parent.mjs'), ...serverArguments];

/** One pool of free memory for all threads of the C library (glibc) instead of one for each. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '1' };
