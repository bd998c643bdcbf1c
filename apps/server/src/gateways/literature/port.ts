import type { OutsideServiceId } from '@clinical/contract/teams/policy.schemas';
import { port } from '../../platform/ports.ts';

/** `journals`: titles to search in; none searches all. */
export type LiteratureSearch = {
  words: readonly string[];
  journals: readonly string[];
  /** Those of the PMIDs that are stored here already and need not be sent again. */
  isStored: (pmids: readonly string[]) => Promise<ReadonlySet<string>>;
  signal: AbortSignal;
};

/** `content`: records in the service's own form, which `form` names; empty where none is new. `query`: as it was sent. */
export type LiteratureHits = {
  query: string;
  found: number;
  form: 'pubmed-xml' | 'europe-pmc-json';
  content: string;
};

export type LiteratureService = {
  /** By which a workspace switches it off. */
  id: Extract<OutsideServiceId, `literature-${string}`>;
  name: string;
  /** @throws AppError UNAVAILABLE */
  search(wanted: LiteratureSearch): Promise<LiteratureHits>;
  /** Asks for one word that says nothing of anybody. Gives a sentence. @throws AppError UNAVAILABLE */
  test(signal: AbortSignal): Promise<string>;
};

/** Services of the configuration. Without one the library is all that is searched. */
export const literaturePort = port<{ services: readonly LiteratureService[] }>('literature');
