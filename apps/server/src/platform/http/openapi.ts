import type { Route } from '@clinical/contract/route';
import type { FastifyInstance } from 'fastify';
import swagger from '@fastify/swagger';
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod';

/** Describes every registered route as OpenAPI 3.1, out of the schemas that check it. */
export async function registerOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'AI Clinical Workspace', version: '1' },
      servers: [{ url: '/' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transformObject: jsonSchemaTransformObject,
    transform: (input) => {
      const { schema, url } = jsonSchemaTransform(input as Parameters<typeof jsonSchemaTransform>[0]);
      return { schema, url };
    },
  });
}

/** The parts of a Fastify schema that only the documentation reads. */
export function documentation(route: Route): Record<string, unknown> {
  const errors = route.errors?.length ? ` Errors of its own: ${route.errors.join(', ')}.` : '';
  const permission = route.permission ? ` Permission: ${route.permission}.` : '';
  const kind = route.reply === 'stream' ? ' Answers with server-sent events.' : '';
  return {
    summary: route.summary,
    description: `${route.summary}${permission}${errors}${kind}`,
    security: route.access === 'session' ? [{ bearer: [] }] : [],
    ...(route.bodyKind === 'multipart' ? { consumes: ['multipart/form-data'] } : {}),
    ...(route.bodyKind === 'bytes' ? { consumes: ['application/octet-stream'] } : {}),
    ...(route.reply === 'stream' ? { produces: ['text/event-stream'] } : {}),
    ...(route.reply === 'bytes' ? { produces: ['application/octet-stream'] } : {}),
  };
}
