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
};

/** A value that fits a JSON schema; every id in it is `id`. */
export function exampleOf(schema: JsonSchema, id: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf?.[0] ?? schema.oneOf?.[0];
  if (choice) return exampleOf(choice, id);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        (schema.required ?? []).map((name) => [name, exampleOf(schema.properties?.[name] ?? {}, id)]),
      );
    case 'array':
      return schema.items ? [exampleOf(schema.items, id)] : [];
    case 'integer':
    case 'number':
      return schema.minimum ?? 1;
    case 'boolean':
      return true;
    default:
      if (schema.format === 'uuid') return id;
      if (schema.format === 'email') return 'somebody@example.org';
      if (schema.format === 'date-time') return '2026-01-02T03:04:05.006Z';
      if (schema.format === 'date') return '2026-01-02';
      return 'text-one'.padEnd(schema.minLength ?? 0, '-more');
  }
}

/** True where a value of the schema is an id, a list of ids, or may be. */
function takesId({ format, items, anyOf, oneOf }: JsonSchema): boolean {
  return format === 'uuid' || [items, ...(anyOf ?? []), ...(oneOf ?? [])].some((each) => each && takesId(each));
}

type Operation = { requestBody?: { content?: Record<string, { schema: JsonSchema }> } };
export type ApiDescription = { paths: Record<string, Record<string, Operation>> };

const bytes = new TextEncoder().encode('some bytes');

/** The body of a route that takes bytes, or undefined. */
export function exampleBytes(route: Route): Uint8Array | undefined {
  return route.bodyKind === 'bytes' ? bytes : undefined;
}

/** A form with one small transcript. */
export function exampleForm(): FormData {
  const form = new FormData();
  form.append('files', new Blob(['Patient: My knee hurts.']), 'visit.txt');
  return form;
}

/** Path below the server's address with every parameter filled in; of bytes, with what must be said about them. */
export function filledPath(route: Route, id: string): string {
  const numbers: Record<string, string> = { n: '0', version: '1' };
  const path = route.call.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => numbers[name] ?? id);
  if (route.bodyKind !== 'bytes' || !route.query) return `/api${path}`;
  const about = exampleOf(z.toJSONSchema(route.query, { io: 'output' }) as JsonSchema, id) as Record<string, unknown>;
  if ('sha256' in about) about['sha256'] = createHash('sha256').update(bytes).digest('hex');
  return `/api${path}?${new URLSearchParams(Object.entries(about).map(([name, value]) => [name, String(value)]))}`;
}

const schemaOf = (api: ApiDescription, { call }: Route): JsonSchema | undefined =>
  api.paths[`/api${call.path}`]?.[call.method.toLowerCase()]?.requestBody?.content?.['application/json']?.schema;

/** A body that fits the route's description, or undefined when it takes none. */
export function exampleBody(api: ApiDescription, route: Route, id: string): unknown {
  const schema = schemaOf(api, route);
  return schema && exampleOf(schema, id);
}

/** The same body with the id also in every place where one may be left out; null when there is no such place. */
export function bodyWithEveryId(api: ApiDescription, route: Route, id: string): object | null {
  const { type, required = [], properties = {} } = schemaOf(api, route) ?? {};
  const more = Object.entries(properties).filter(([name, schema]) => !required.includes(name) && takesId(schema));
  if (type !== 'object' || more.length === 0) return null;
  const places = more.map(([name, schema]) => {
    const choice = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])].find(takesId) ?? schema;
    return [name, exampleOf(choice, id)];
  });
  return { ...(exampleBody(api, route, id) as object), ...Object.fromEntries(places) };
}
