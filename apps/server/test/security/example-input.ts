import type { Route } from '@clinical/contract/route';

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
      return 'text-one';
  }
}

type Operation = { requestBody?: { content?: Record<string, { schema: JsonSchema }> } };
export type ApiDescription = { paths: Record<string, Record<string, Operation>> };

/** Path below the server's address with every parameter filled in. */
export function filledPath(route: Route, id: string): string {
  return `/api${route.call.path.replaceAll(/\{(\w+)\}/g, () => id)}`;
}

/** A body that fits the route's description, or undefined when it takes none. */
export function exampleBody(api: ApiDescription, route: Route, id: string): unknown {
  const operation = api.paths[`/api${route.call.path}`]?.[route.call.method.toLowerCase()];
  const schema = operation?.requestBody?.content?.['application/json']?.schema;
  return schema && exampleOf(schema, id);
}
