import { createHash } from 'node:crypto';
import type { Route } from '@clinical/contract/route';
import { z } from 'zod';

type JsonSchema = {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  minimum?: number;
  minLength?: number;
  pattern?: string;
  examples?: unknown[];
};

/** What stands in an example: the id in each place, and the name of one that may be left out and is given all the same. */
export type Filling = { idFor: (name: string) => string; also?: string | undefined };

/** Every id is this one. */
export const everyId = (id: string): Filling => ({ idFor: () => id });

const choicesOf = ({ anyOf, oneOf }: JsonSchema): JsonSchema[] => [...(anyOf ?? []), ...(oneOf ?? [])];

/** A form holds ids as plain text, which only its name tells. */
const isId = ({ type, format }: JsonSchema, name: string) =>
  format === 'uuid' || (type === 'string' && /[a-z]Ids?$/.test(name));

/** The properties of a schema, and of what is in it, that hold an id. */
function idNames(schema: JsonSchema, name = ''): string[] {
  if (isId(schema, name)) return [name];
  return [
    ...[...choicesOf(schema), ...(schema.items ? [schema.items] : [])].flatMap((inner) => idNames(inner, name)),
    ...Object.entries(schema.properties ?? {}).flatMap(([key, inner]) => idNames(inner, key)),
  ];
}

/** A value that fits a JSON schema. */
function exampleOf(schema: JsonSchema, filling: Filling, name = ''): unknown {
  const { idFor, also } = filling;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (schema.examples) return schema.examples[0];
  const [first, ...others] = choicesOf(schema);
  if (first) {
    const wanted = also ? [first, ...others].find((choice) => idNames(choice, name).includes(also)) : undefined;
    return exampleOf(wanted ?? first, filling, name);
  }
  switch (schema.type) {
    case 'object': {
      const { properties = {}, required = [] } = schema;
      const more = Object.keys(properties).filter(
        (key) => also && !required.includes(key) && idNames(properties[key]!, key).includes(also),
      );
      return Object.fromEntries(
        [...required, ...more].map((key) => [key, exampleOf(properties[key] ?? {}, filling, key)]),
      );
    }
    case 'array':
      return schema.items ? [exampleOf(schema.items, filling, name)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      if (isId(schema, name)) return idFor(name);
      if (schema.format === 'email') return 'somebody@example.org';
      if (schema.format === 'date-time') return '2026-01-02T03:04:05.006Z';
      if (schema.format === 'date') return '2026-01-02';
      return 'text-one'.padEnd(schema.minLength ?? 0, '-more');
  }
}

type Operation = { requestBody?: { content?: Record<string, { schema: JsonSchema }> } };
export type ApiDescription = { paths: Record<string, Record<string, Operation>> };

const bytes = new TextEncoder().encode('some bytes');

/** The body of a route that takes bytes, or undefined. */
export function exampleBytes(route: Route): Uint8Array | undefined {
  return route.bodyKind === 'bytes' ? bytes : undefined;
}

const described = new WeakMap<z.ZodType, JsonSchema>();

/** Described once: it is asked for with every request. */
function inputSchema(schema: z.ZodType | undefined): JsonSchema {
  if (!schema) return {};
  const known =
    described.get(schema) ?? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
  described.set(schema, known);
  return known;
}

/** A form with its text fields and one small transcript. */
export function exampleForm(route: Route, filling: Filling): FormData {
  const form = new FormData();
  const fields = exampleOf(inputSchema(route.body), filling);
  for (const [name, value] of Object.entries((fields ?? {}) as object)) form.set(name, String(value));
  form.append('files', new Blob(['Patient: My knee hurts.']), 'visit.txt');
  return form;
}

/** Parts of a path that stand for no record. */
const spelledOut: Readonly<Record<string, string>> = { n: '0', version: '1', name: 'mail' };

const parametersOf = ({ call }: Route): string[] => [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

/** Whether a part of its path stands for a record. */
export const hasRecordInPath = (route: Route): boolean => parametersOf(route).some((name) => !spelledOut[name]);

/** Path below the server's address with every parameter filled in, and what its query must hold. */
export function filledPath(route: Route, filling: Filling): string {
  const path = route.call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => spelledOut[name] ?? filling.idFor(name));
  const query = exampleOf(inputSchema(route.query), filling) as Record<string, unknown> | string;
  if (typeof query === 'string') return `/api${path}`;
  if ('sha256' in query) query['sha256'] = createHash('sha256').update(bytes).digest('hex');
  const text = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)])).toString();
  return `/api${path}${text && `?${text}`}`;
}

const schemaOf = (api: ApiDescription, { call }: Route): JsonSchema | undefined =>
  api.paths[`/api${call.path}`]?.[call.method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema;

/** A body that fits the route's description, or undefined when it takes none. */
export function exampleBody(api: ApiDescription, route: Route, filling: Filling): unknown {
  const schema = schemaOf(api, route);
  return schema && exampleOf(schema, filling);
}

/** The names of all places in which a request of the route holds an id: of its path, its query and its body. */
export function idPlaces(api: ApiDescription, route: Route): string[] {
  const inPath = parametersOf(route).filter((name) => !spelledOut[name]);
  const body = route.bodyKind === 'multipart' ? inputSchema(route.body) : (schemaOf(api, route) ?? {});
  return [...new Set([...inPath, ...idNames(inputSchema(route.query)), ...idNames(body)])];
}
