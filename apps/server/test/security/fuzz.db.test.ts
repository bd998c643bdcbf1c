import { getApiDocument } from '@clinical/contract/operations/operations.calls';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { newAccount } from '../builders/accounts.ts';
import { testServer } from '../harness.ts';
import type { ApiDescription } from './example-input.ts';

type Schema = Record<string, unknown>;
type Parameter = { name: string; in: string; schema: Schema };
type Operation = {
  parameters?: Parameter[];
  requestBody?: { content?: Record<string, { schema: Schema }> };
  responses?: Record<string, { content?: Record<string, { schema: Schema }> }>;
};

const skipped = new Set([
  'GET /api/events',
  'POST /api/transcripts/upload_audio_files',
  'POST /api/transcripts/{id}/generate',
  // Ends the session that the test goes on with.
  'DELETE /api/auth/sessions/{id}',
  'POST /api/auth/remove',
  // Answers 401 for what is no token.
  'POST /api/auth/refresh_token',
  // Closes everything but the own account until a second factor is set up.
  'PUT /api/auth/policy',
]);
/** The sign-in library's own calls have a test with its own client. */
const signInCalls = /^\/api\/auth\/(session|csrf|providers|signin|callback|signout|error|_log)\b/;
const requests = Number(process.env['FUZZ_REQUESTS'] ?? 600);
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_120);

const nasty = fc.oneof(
  fc.string({ maxLength: 40, unit: 'binary' }),
  fc.constantFrom(
    '',
    '\u0000',
    '../../x',
    "' or 1=1",
    '<script>1</script>',
    '{{7*7}}',
    '%',
    '\ud800',
    '🩺'.repeat(50),
    '-1',
    '1e999',
  ),
);
const anything = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
  fc.dictionary(fc.string(), nasty, { maxKeys: 3 }),
);

/** Values that often fit the schema and often do not. */
function valueFor(schema: Schema, ids: readonly string[]): fc.Arbitrary<unknown> {
  const choices = (schema['anyOf'] ?? schema['oneOf']) as Schema[] | undefined;
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, ids)), anything);
  if (schema['enum'])
    return fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...(schema['enum'] as unknown[])) }, anything);
  if (schema['type'] === 'object') {
    const properties = Object.entries((schema['properties'] ?? {}) as Record<string, Schema>);
    const known = fc.record(Object.fromEntries(properties.map(([name, inner]) => [name, valueFor(inner, ids)])), {
      requiredKeys: properties
        .map(([name]) => name)
        .filter((name) => ((schema['required'] ?? []) as string[]).includes(name)),
    });
    return fc.oneof({ weight: 8, arbitrary: known }, anything);
  }
  if (schema['type'] === 'array')
    return fc.oneof(
      { weight: 5, arbitrary: fc.array(valueFor(schema['items'] as Schema, ids), { maxLength: 3 }) },
      anything,
    );
  if (schema['format'] === 'uuid') return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...ids) }, nasty);
  if (schema['type'] === 'integer' || schema['type'] === 'number')
    return fc.oneof(fc.integer({ min: -5, max: 100 }), fc.double(), anything);
  if (schema['type'] === 'boolean') return fc.oneof(fc.boolean(), anything);
  return fc.oneof({ weight: 3, arbitrary: fc.string({ minLength: 1, maxLength: 30 }) }, anything);
}

function plain(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

function json(operation: Operation, status: number): Schema | undefined {
  return operation.responses?.[String(status)]?.content?.['application/json']?.schema;
}

test('random requests out of the API document never break the server, and none that does not fit is taken', async () => {
  const server = await testServer();
  const api = (await server.call(getApiDocument, {})).body as unknown as ApiDescription & { components?: Schema };
  const account = await newAccount(server);
  const ajv = formats.default(new Ajv2020({ strict: false, allErrors: false }));
  ajv.addSchema({ $id: 'api', components: api.components ?? {} });
  const resolve = (schema: Schema): Schema =>
    JSON.parse(JSON.stringify(schema).replaceAll('"#/components', '"api#/components')) as Schema;
  const created = await server.fetch('/api/notes/', {
    method: 'POST',
    headers: { authorization: `Bearer ${account.token}`, 'content-type': 'application/json' },
    body: '{"title":"Fuzzed"}',
  });
  const ids = [((await created.json()) as { id: string }).id, '01a1f8c0-ffff-7fff-bfff-ffffffffffff'];

  const operations = Object.entries(api.paths)
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        operation: operation as Operation,
      })),
    )
    .filter(({ path, method }) => !signInCalls.test(path) && !skipped.has(`${method} ${path}`));
  const request = fc.constantFrom(...operations).chain((target) => {
    const schema = target.operation.requestBody?.content?.['application/json']?.schema;
    const parameters = fc.record(
      Object.fromEntries((target.operation.parameters ?? []).map((one) => [one.name, valueFor(one.schema, ids)])),
    );
    return fc.record({
      target: fc.constant(target),
      parameters,
      body: schema ? valueFor(schema, ids) : fc.constant(undefined),
    });
  });

  const once = async ({
    target,
    parameters,
    body,
  }: {
    target: (typeof operations)[number];
    parameters: Record<string, unknown>;
    body: unknown;
  }) => {
    const text = (name: string) => encodeURIComponent(plain(parameters[name]).toWellFormed()) || '%20';
    const path = target.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => text(name));
    const query = (target.operation.parameters ?? [])
      .filter((one) => one.in === 'query')
      .map((one) => `${one.name}=${text(one.name)}`);
    const response = await server.fetch(`${path}${query.length > 0 ? `?${query.join('&')}` : ''}`, {
      method: target.method,
      headers: {
        authorization: `Bearer ${account.token}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    const reply = await response.text();
    const what = `${target.method} ${path} ${JSON.stringify(body)} answered ${response.status} ${reply.slice(0, 300)}`;
    expect(response.status, what).toBeLessThan(500);
    expect([401, 403], what).not.toContain(response.status);
    if (response.status >= 300) return;
    const schema = json(target.operation, response.status);
    if (schema) expect(ajv.validate(resolve(schema), JSON.parse(reply)), `${what}: ${ajv.errorsText()}`).toBe(true);
    const bodySchema = target.operation.requestBody?.content?.['application/json']?.schema;
    if (bodySchema && body !== undefined)
      expect(ajv.validate(resolve(bodySchema), JSON.parse(JSON.stringify(body))), `${what} was taken`).toBe(true);
  };
  await fc.assert(fc.asyncProperty(request, once), { numRuns: requests, seed, endOnFailure: true });
}, 120_000);
