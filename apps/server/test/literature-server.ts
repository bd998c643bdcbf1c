import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export type HeldPublication = {
  pmid: string;
  title: string;
  abstract: string;
  journal?: string;
  /** RefType of PubMed and the other record's PMID. */
  relation?: readonly [type: string, pmid: string];
};

/**
 * Stands in for NCBI's E-utilities (`/eutils`) and Europe PMC (`/rest`), with their wire formats. It finds the publications whose title or abstract
 * hold all or any of a query's words, and refuses parameters that these services do not take.
 */
export class LiteratureServer {
  readonly requests: URL[] = [];
  publications: HeldPublication[] = [];
  /** So many of the next requests are answered with this status. */
  refusals: { status: number; times: number; retryAfter?: string } | null = null;
  #server: Server | null = null;

  async start(): Promise<this> {
    this.#server = createServer((request, response) => this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server!.listen(0, '127.0.0.1', resolve));
    return this;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server!.address() as AddressInfo).port}`;
  }

  get pubmedUrl(): string {
    return `${this.address}/eutils`;
  }

  get europePmcUrl(): string {
    return `${this.address}/rest`;
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections();
    await new Promise((resolve) => this.#server?.close(resolve));
  }

  #answer(request: IncomingMessage, response: ServerResponse): void {
    const url = new URL(request.url ?? '', this.address);
    this.requests.push(url);
    if (this.refusals && this.refusals.times > 0) {
      const { status, retryAfter } = this.refusals;
      this.refusals.times--;
      response.writeHead(status, retryAfter === undefined ? {} : { 'retry-after': retryAfter });
      response.end('{"error":"API rate limit exceeded","count":"4"}');
      return;
    }
    const content = this.#contentOf(url);
    response.writeHead(content === null ? 400 : 200);
    response.end(content ?? '');
  }

  #contentOf({ pathname, searchParams }: URL): string | null {
    const value = (name: string): string => searchParams.get(name) ?? '';
    if (pathname === '/eutils/esearch.fcgi' && value('db') === 'pubmed' && value('retmode') === 'json') {
      const idlist = this.#found(value('term')).map(({ pmid }) => pmid);
      return JSON.stringify({ header: { type: 'esearch' }, esearchresult: { count: String(idlist.length), idlist } });
    }
    if (pathname === '/eutils/efetch.fcgi' && value('db') === 'pubmed' && value('retmode') === 'xml') {
      const wanted = value('id').split(',');
      return pubmedSet(this.publications.filter(({ pmid }) => wanted.includes(pmid)));
    }
    if (pathname === '/rest/search' && value('format') === 'json' && value('resultType') === 'core') {
      const found = this.#found(value('query'));
      return JSON.stringify({ version: '6.9', hitCount: found.length, resultList: { result: found.map(europePmcOf) } });
    }
    return null;
  }

  #found(query: string): HeldPublication[] {
    const [, journal] = /(?:JOURNAL:)?"([^"]+)"(?:\[jour\])?/.exec(query) ?? [];
    const words = query
      .replaceAll(/(?:JOURNAL:)?"[^"]+"(?:\[jour\])?/g, '')
      .replaceAll(/TITLE_ABS:|\b(?:AND|OR)\b|[()]/g, ' ')
      .split(/\s+/)
      .filter(Boolean);
    return this.publications.filter(({ title, abstract, journal: own }) => {
      const holds = (word: string) => `${title} ${abstract}`.toLowerCase().includes(word);
      const fits = / OR /.test(query.replace(/\(JOURNAL.*/, '')) ? words.some(holds) : words.every(holds);
      return fits && (journal === undefined || own === journal);
    });
  }
}

function pubmedSet(all: readonly HeldPublication[]): string {
  const articles = all.map(({ pmid, title, abstract, journal = 'Journal of Knees', relation }) => {
    const relations = relation
      ? `<CommentsCorrectionsList><CommentsCorrections RefType="${relation[0]}"><RefSource>J Knees</RefSource><PMID>${relation[1]}</PMID></CommentsCorrections></CommentsCorrectionsList>`
      : '';
    return `<PubmedArticle><MedlineCitation><PMID Version="1">${pmid}</PMID><Article><Journal><JournalIssue><PubDate><Year>2022</Year></PubDate></JournalIssue><Title>${journal}</Title></Journal><ArticleTitle>${title}</ArticleTitle><Abstract><AbstractText>${abstract}</AbstractText></Abstract></Article>${relations}</MedlineCitation></PubmedArticle>`;
  });
  return `<?xml version="1.0" ?><!DOCTYPE PubmedArticleSet><PubmedArticleSet>${articles.join('')}</PubmedArticleSet>`;
}

const europePmcOf = ({ pmid, title, abstract, journal = 'Journal of Knees' }: HeldPublication) => ({
  id: pmid,
  source: 'MED',
  pmid,
  title: `${title}.`,
  abstractText: `<h4>Results</h4>${abstract}`,
  pubYear: '2022',
  journalInfo: { journal: { title: journal, nlmid: '0123456' } },
  pubTypeList: { pubType: ['Journal Article'] },
});
