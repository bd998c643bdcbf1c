export const literatureServices = ['pubmed', 'europe-pmc'] as const;
export type LiteratureServiceName = (typeof literatureServices)[number];

/** Services that questions are searched at; none keeps every question on this machine. */
export type LiteratureConfig = {
  services: LiteratureServiceName[];
  pubmedUrl: string;
  /** Of NCBI: with a key 10 requests a second are allowed, else 3. */
  ncbiKey: string | null;
  /** NCBI asks for an address that it may write to. */
  ncbiEmail: string | null;
  europePmcUrl: string;
};

export const pubmedAddress = 'https://eutils.ncbi.nlm.nih.gov/entrez/eutils';
export const europePmcAddress = 'https://www.ebi.ac.uk/europepmc/webservices/rest';

type Variables = {
  LITERATURE_SEARCH: string;
  PUBMED_URL: string | null;
  NCBI_API_KEY: string | null;
  NCBI_EMAIL: string | null;
  EUROPE_PMC_URL: string | null;
};

/** @throws Error for a service that there is none of */
export function literatureConfig(env: Variables): LiteratureConfig {
  const names = env.LITERATURE_SEARCH.split(/[\s,]+/).filter(Boolean);
  const wrong = names.find((name) => !literatureServices.some((known) => known === name));
  if (wrong !== undefined) throw new Error(`LITERATURE_SEARCH: "${wrong}" is none of ${literatureServices.join(', ')}`);
  return {
    services: literatureServices.filter((known) => names.includes(known)),
    pubmedUrl: env.PUBMED_URL ?? pubmedAddress,
    ncbiKey: env.NCBI_API_KEY,
    ncbiEmail: env.NCBI_EMAIL,
    europePmcUrl: env.EUROPE_PMC_URL ?? europePmcAddress,
  };
}
