import type { ErrorBody, ErrorCode, ErrorDetail } from '@clinical/contract/errors';
import { limits } from '@clinical/contract/limits';
import type { FastifyError } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { AppError } from '../app-error.ts';
import { databaseFault } from '../db/errors.ts';

/** Fastify's own refusals, in our words. */
const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_JSON_BODY: 'MALFORMED_REQUEST',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'MALFORMED_REQUEST',
  FST_ERR_BAD_URL: 'MALFORMED_REQUEST',
  FST_ERR_ASYNC_CONSTRAINT: 'MALFORMED_REQUEST',
};

function validationDetail(error: FastifyError): ErrorDetail[] {
  const where = (error as { validationContext?: string }).validationContext ?? 'body';
  return (error.validation ?? []).slice(0, limits.errorDetails).map((problem) => ({
    loc: [where === 'querystring' ? 'query' : where, ...problem.instancePath.split('/').filter(Boolean)],
    msg: problem.message ?? 'not valid',
  }));
}

/** Turns whatever was thrown into one of the closed list of errors; the unknown becomes INTERNAL and keeps its cause for the log. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const fastifyError = error as FastifyError;
  if (hasZodFastifySchemaValidationErrors(error))
    return new AppError('INVALID_INPUT', { detail: validationDetail(fastifyError) });
  const known = fastifyError.code ? fastifyCodes[fastifyError.code] : undefined;
  if (known) return new AppError(known, { cause: error });
  if (fastifyError.statusCode === 429) return new AppError('RATE_LIMITED');
  // Other refusals of the framework and its parsers; a status of 400 also stands on what Node says of a broken connection.
  if (
    fastifyError.statusCode === 400 ||
    (fastifyError.code?.startsWith('FST_') && (fastifyError.statusCode ?? 500) < 500)
  )
    return new AppError('MALFORMED_REQUEST', { cause: error });
  return databaseFault(error) ?? new AppError('INTERNAL', { cause: error });
}

export function errorBody(error: AppError, requestId: string): ErrorBody {
  return { code: error.code, message: error.message, ...(error.detail ? { detail: error.detail } : {}), requestId };
}
