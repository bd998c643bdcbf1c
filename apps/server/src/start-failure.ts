import type { Config } from './platform/config/config.ts';

/** What an operator reads when the program could not start: a sentence with what to do, where we know one. */
export function startFailure(error: unknown, config: Pick<Config, 'host' | 'port'> | null): string {
  const { code, message } = error as NodeJS.ErrnoException;
  switch (config && code) {
    case 'EADDRINUSE':
      return `Port ${config!.port} is in use already. Stop what uses it, or choose another one with PORT.`;
    case 'EACCES':
      return `This user may not listen on port ${config!.port} or write to the data folder (${message}).`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `This machine has no address ${config!.host}. Correct HOST, e.g. 127.0.0.1 for this machine only or 0.0.0.0 for all.`;
    default:
      return error instanceof Error ? message : String(error);
  }
}
