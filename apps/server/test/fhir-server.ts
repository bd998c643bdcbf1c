/**
 * A real FHIR R4 server over HTTP, with SMART's discovery and token endpoint: Patient (read, search), DocumentReference (search by
 * identifier, conditional create). Its faults are switches.
 */
import { createHash, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

export type FhirResource = { resourceType: string; id: string; [field: string]: unknown };
type Identifier = { system?: string; value?: string };

export type FhirFaults = {
  /** Answers 401 to every access token, also to a fresh one. */
  loop401: boolean;
  /** Runs before each of those refusals. */
  beforeRefusal: (() => Promise<void>) | null;
  /** What the token endpoint answers. */
  tokens: { status: number; error: string } | null;
  /** Texts lie beside their documents, and are answered with this. */
  movedText: { status: number; body: string } | null;
  /** Milliseconds before each reply. */
  slowMs: number;
  /** Answers all with a page and status 200. */
  htmlPage: boolean;
  /** Answers all with this status. */
  status: number | null;
  /** So many creates are stored, and their connection breaks before the reply. */
  lostReplies: number;
  /** So many creates are stored and answered with this status. */
  conflicts: { status: 409 | 412; left: number };
  /** Fields that it drops without a word. */
  dropped: Set<string>;
  /** Does not read If-None-Exist. */
  ignoresIfNoneExist: boolean;
  /** Answers a search by identifier with all documents. */
  ignoresIdentifier: boolean;
  /** A document is found by so many searches only after it was stored. */
  hiddenFor: number;
};

const noFaults = (): FhirFaults => ({
  loop401: false,
  beforeRefusal: null,
  tokens: null,
  movedText: null,
  slowMs: 0,
  htmlPage: false,
  status: null,
  lostReplies: 0,
  conflicts: { status: 409, left: 0 },
  dropped: new Set(),
  ignoresIfNoneExist: false,
  ignoresIdentifier: false,
  hiddenFor: 0,
});

export function fhirPatient(
  given: string,
  family: string,
  birthDate: string,
  mrn: string,
  id: string = randomUUID(),
): FhirResource {
  return {
    resourceType: 'Patient',
    id,
    identifier: [
      {
        type: { coding: [{ system: 'http://terminology.hl7.org/CodeSystem/v2-0203', code: 'MR' }] },
        system: 'urn:oid:2.16.840.1.113883.19.5',
        value: mrn,
      },
    ],
    name: [{ use: 'official', family, given: [given] }],
    birthDate,
  };
}

export class FhirServer {
  faults: FhirFaults = noFaults();
  readonly patients: FhirResource[] = [];
  readonly documents: (FhirResource & { hidden: number })[] = [];
  /** Requests as they came: method and path. */
  readonly log: string[] = [];
  /** What was posted last, as it came. */
  posted: unknown = null;
  accessToken = 'access-1';
  refreshToken = 'refresh-1';
  refreshes = 0;
  /** Whose account the next person signs in to. */
  subject = 'practitioner-1';
  /** Codes that were given out, with what was asked. */
  readonly #codes = new Map<string, { challenge: string; redirectUri: string }>();
  #nextId = 1;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/fhir/r4`;
  }

  /** Charts stay; documents, faults and what was logged go. All have the same tokens: who was linked before can refresh them no more. */
  reset(): void {
    this.refreshToken = `refresh-${randomUUID()}`;
    this.faults = noFaults();
    this.documents.length = 0;
    this.log.length = 0;
  }

  /** The access token that was valid is so no longer. */
  expire(): void {
    this.accessToken = `access-${randomUUID()}`;
  }

  /** Documents with this identifier. */
  withIdentifier(value: string): FhirResource[] {
    return this.documents.filter((each) => (each['identifier'] as Identifier[]).some((one) => one.value === value));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks).toString();
    const url = new URL(request.url ?? '/', 'http://localhost');
    const path = url.pathname.replace(/^\/fhir\/r4\//, '');
    this.log.push(`${request.method} ${path}`);
    if (this.faults.slowMs > 0) await wait(this.faults.slowMs);
    if (this.faults.htmlPage) {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Sign in</title>');
      return;
    }
    const reply = (status: number, json: unknown): void => {
      response.writeHead(status, { 'content-type': 'application/fhir+json' }).end(JSON.stringify(json));
    };
    if (this.faults.status !== null) return reply(this.faults.status, outcome('exception'));
    if (path === '.well-known/smart-configuration') {
      return reply(200, {
        authorization_endpoint: `${this.url}/authorize`,
        token_endpoint: `${this.url}/token`,
        capabilities: ['launch-standalone', 'permission-v2', 'client-public'],
      });
    }
    if (path === 'authorize') return this.#authorize(url.searchParams, response);
    if (path === 'token' && this.faults.tokens) {
      return reply(this.faults.tokens.status, { error: this.faults.tokens.error });
    }
    if (path === 'token') return this.#giveTokens(new URLSearchParams(body), reply);
    if (this.faults.loop401 || request.headers.authorization !== `Bearer ${this.accessToken}`) {
      await this.faults.beforeRefusal?.();
      return reply(401, outcome('login'));
    }
    if (path === 'Binary/text' && this.faults.movedText) {
      const { status, body: text } = this.faults.movedText;
      response.writeHead(status, { 'content-type': 'text/plain' }).end(text);
      return;
    }
    const [type, id] = path.split('/');
    if (type === 'Patient' && id) {
      const patient = this.patients.find((each) => each.id === decodeURIComponent(id));
      return patient ? reply(200, patient) : reply(404, outcome('not-found'));
    }
    if (type === 'Patient') return reply(200, bundle(this.#findPatients(url.searchParams)));
    if (type !== 'DocumentReference') return reply(404, outcome('not-supported'));
    if (request.method === 'POST') return this.#create(request, response, body, reply);
    reply(200, bundle(this.#findDocuments(url.searchParams.get('identifier') ?? '', true)));
  }

  /** Whoever comes is signed in, and sent back with a code. */
  #authorize(asked: URLSearchParams, response: ServerResponse): void {
    const redirectUri = asked.get('redirect_uri') ?? '';
    const right = asked.get('response_type') === 'code' && asked.get('code_challenge_method') === 'S256';
    if (!right || asked.get('aud') !== this.url || !URL.canParse(redirectUri)) {
      response.writeHead(400).end('invalid_request');
      return;
    }
    const code = randomUUID();
    this.#codes.set(code, { challenge: asked.get('code_challenge') ?? '', redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    response.writeHead(302, { location: back.href }).end();
  }

  #giveTokens(fields: URLSearchParams, reply: (status: number, json: unknown) => void): void {
    if (fields.get('grant_type') !== 'authorization_code') return this.#refresh(fields, reply);
    const code = fields.get('code') ?? '';
    const asked = this.#codes.get(code);
    this.#codes.delete(code);
    const challenge = createHash('sha256')
      .update(fields.get('code_verifier') ?? '')
      .digest('base64url');
    if (asked?.challenge !== challenge || asked.redirectUri !== fields.get('redirect_uri')) {
      return reply(400, { error: 'invalid_grant' });
    }
    const part = (json: unknown): string => Buffer.from(JSON.stringify(json)).toString('base64url');
    reply(200, {
      access_token: this.accessToken,
      token_type: 'Bearer',
      refresh_token: this.refreshToken,
      expires_in: 3_600,
      id_token: `${part({ alg: 'none' })}.${part({ iss: this.url, sub: this.subject })}.`,
    });
  }

  #refresh(fields: URLSearchParams, reply: (status: number, json: unknown) => void): void {
    if (fields.get('grant_type') !== 'refresh_token' || fields.get('refresh_token') !== this.refreshToken) {
      return reply(400, { error: 'invalid_grant' });
    }
    this.refreshes += 1;
    this.accessToken = `access-${randomUUID()}`;
    this.refreshToken = `refresh-${randomUUID()}`;
    reply(200, {
      access_token: this.accessToken,
      token_type: 'Bearer',
      refresh_token: this.refreshToken,
      expires_in: 3_600,
    });
  }

  #findPatients(params: URLSearchParams): FhirResource[] {
    const [identifier, family, birthDate] = ['identifier', 'family', 'birthdate'].map((name) => params.get(name));
    return this.patients.filter((patient) => {
      const names = patient['name'] as { family: string }[];
      const identifiers = patient['identifier'] as Identifier[];
      return (
        (!identifier || identifiers.some(({ value }) => value === identifier)) &&
        (!family || names.some((name) => name.family.toLowerCase().startsWith(family.toLowerCase()))) &&
        (!birthDate || patient['birthDate'] === birthDate)
      );
    });
  }

  #findDocuments(token: string, counts: boolean): FhirResource[] {
    if (this.faults.ignoresIdentifier) return this.documents.map(shown);
    const [system, value] = token.split('|');
    const found = this.documents.filter((each) =>
      (each['identifier'] as Identifier[]).some((one) => one.system === system && one.value === value),
    );
    const visible = found.filter(({ hidden }) => hidden === 0);
    if (counts) for (const each of found) each.hidden = Math.max(0, each.hidden - 1);
    return visible.map(shown);
  }

  #create(
    request: IncomingMessage,
    response: ServerResponse,
    body: string,
    reply: (status: number, json: unknown) => void,
  ): void {
    this.posted = JSON.parse(body) as unknown;
    const resource = this.posted as FhirResource;
    const subject = (resource['subject'] as { reference?: string } | undefined)?.reference ?? '';
    if (!this.patients.some(({ id }) => subject === `Patient/${id}`)) return reply(422, outcome('business-rule'));
    const condition = new URLSearchParams(String(request.headers['if-none-exist'] ?? '')).get('identifier');
    if (condition && !this.faults.ignoresIfNoneExist) {
      // what was stored is known here, also while no search shows it
      const [known, ...more] = this.withIdentifier(condition.split('|')[1] ?? '');
      if (more.length > 0) return reply(412, outcome('multiple-matches'));
      if (known) return reply(200, shown({ ...known, hidden: 0 }));
    }
    const { faults } = this;
    const kept = Object.fromEntries(Object.entries(resource).filter(([field]) => !faults.dropped.has(field)));
    if (faults.movedText) kept['content'] = [{ attachment: { url: `${this.url}/Binary/text` } }];
    const stored = { ...(kept as FhirResource), id: String((this.#nextId += 1)), hidden: faults.hiddenFor };
    this.documents.push(stored);
    if (faults.lostReplies > 0) {
      faults.lostReplies -= 1;
      response.destroy();
      return;
    }
    if (faults.conflicts.left > 0) {
      faults.conflicts.left -= 1;
      return reply(faults.conflicts.status, outcome('conflict'));
    }
    reply(201, shown(stored));
  }
}

const shown = ({ hidden: _, ...resource }: FhirResource & { hidden: number }): FhirResource => resource as FhirResource;

const bundle = (resources: readonly FhirResource[]) => ({
  resourceType: 'Bundle',
  type: 'searchset',
  total: resources.length,
  entry: resources.map((resource) => ({ resource, search: { mode: 'match' } })),
});

const outcome = (code: string) => ({
  resourceType: 'OperationOutcome',
  issue: [{ severity: 'error', code, diagnostics: 'Refused for John Example' }],
});

/** The variable that sets up a simulated EHR. */
export const ehrSetting = (ehr: FhirServer, type = 'fhir'): Record<string, string> => ({
  EHR_SYSTEMS: JSON.stringify([{ type, name: 'Simulated EHR', baseUrl: ehr.url, clientId: 'workspace' }]),
});

/** What the simulated EHR hands over in the address: its access token, and the one to refresh it with. */
export const handedToken = ({ accessToken, refreshToken }: FhirServer): string =>
  JSON.stringify({ access_token: accessToken, refresh_token: refreshToken });
