import type { ApiError } from './api-error.ts';

/** What the client needs from its surroundings. */
export type ClientConfig = {
  /** Where the product's paths live, e.g. `/api` or `https://api.example.org/api`. */
  apiBase: string;
  /** Where the PDF service lives; the API's address when there is no own one. */
  pdfBase?: string;
  /** The access token that is valid now, or null when signed out. Asked before each call. */
  token: () => Promise<string | null> | string | null;
  /** Told of each 401 and 403 of our hosts: the session is no longer acceptable. */
  onRejected?: (error: ApiError) => void;
  /** Told after each call whether a reply came, whatever it said. */
  onReachable?: (reachable: boolean) => void;
  /** Told of what was skipped; never with patient data. */
  log?: (message: string) => void;
};

export type Host = 'api' | 'pdf';

export function baseOf(config: ClientConfig, host: Host = 'api'): string {
  return host === 'pdf' ? (config.pdfBase ?? config.apiBase) : config.apiBase;
}
