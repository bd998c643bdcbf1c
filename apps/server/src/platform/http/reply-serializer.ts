import type { FastifySerializerCompiler } from 'fastify/types/schema.js';
import { ResponseSerializationError } from 'fastify-type-provider-zod';
import type { $ZodType } from 'zod/v4/core';

/**
 * Writes replies as JSON through their schema: what it does not list is left out, what has another type fails the request.
 * Formats and lengths, which zod calls checks, are not looked at again: they cost more than all the rest, and hold by then.
 */
export const replySerializer: FastifySerializerCompiler<$ZodType> = ({ schema, method, url }) => {
  return (reply: unknown) => {
    // oxlint-disable-next-line no-underscore-dangle -- zod's own name for what libraries may use
    const result = schema._zod.run({ value: reply, issues: [] }, { async: false, skipChecks: true });
    if (result instanceof Promise || result.issues.length > 0) {
      const places = result instanceof Promise ? ['asynchronous'] : result.issues.map(({ path }) => path?.join('.'));
      throw new ResponseSerializationError(method, url, {
        cause: new Error(`not as the schema says: ${places}`) as never,
      });
    }
    return JSON.stringify(result.value);
  };
};
