import { basename } from 'node:path';
import type { Multipart, MultipartFile } from '@fastify/multipart';
import { limits } from '@clinical/contract/limits';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AppError } from '../app-error.ts';
import type { UploadedFile } from '../area.ts';
import type { FileStore } from '../storage/file-store.ts';

const headBytes = 4_096;
/** Files and text fields of one form. */
const mostParts = 60;

/** A client's file name without any path, control characters or over-long tails. */
export function safeFileName(name: string): string {
  const last = basename(name.replaceAll('\\', '/'));
  const clean = last.replace(/\p{Cc}/gu, '').trim();
  return (clean || 'file').slice(-180).toWellFormed();
}

/** The parts of the form, one at a time. @throws AppError MALFORMED_REQUEST when it breaks off or is none */
async function* partsOf(request: FastifyRequest): AsyncGenerator<Multipart> {
  const bounds = { files: limits.filesPerUpload, fileSize: limits.audioFile, parts: mostParts };
  try {
    yield* request.parts({ limits: bounds });
  } catch (error) {
    throw brokenForm(error);
  }
}

/** The parser's own refusals have a code; all else it throws means that the form is not one. */
function brokenForm(error: unknown): unknown {
  return (error as { code?: string }).code?.startsWith('FST_')
    ? error
    : new AppError('MALFORMED_REQUEST', { cause: error });
}

/** The bytes of a file part as they come; its first ones are kept in `head`. */
async function* bytesOf(part: MultipartFile, head: Buffer[]): AsyncGenerator<Buffer> {
  let kept = 0;
  try {
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (kept < headBytes) head.push(chunk.subarray(0, headBytes - kept));
      kept += chunk.length;
      yield chunk;
    }
  } catch (error) {
    throw brokenForm(error);
  }
}

async function storeFile(part: MultipartFile, store: FileStore, workspaceId: string): Promise<UploadedFile> {
  const head: Buffer[] = [];
  const fileName = safeFileName(part.filename);
  const stored = await store.write(bytesOf(part, head), { workspaceId, limit: limits.audioFile });
  if (part.file.truncated) {
    await store.delete(stored.fileId);
    throw new AppError('TOO_LARGE', { message: `“${fileName}” is larger than ${limits.audioFile / 1024 / 1024} MB.` });
  }
  const { fileId, size, sha256 } = stored;
  return { field: part.fieldname, fileName, mediaType: part.mimetype, size, sha256, fileId, head: Buffer.concat(head) };
}

function checkFields(fields: Record<string, unknown>, schema: z.ZodType): unknown {
  const parsed = schema.safeParse(fields);
  if (parsed.success) return parsed.data;
  const detail = parsed.error.issues
    .slice(0, limits.errorDetails)
    .map((issue) => ({ loc: ['body', ...issue.path.map(String)], msg: issue.message }));
  throw new AppError('INVALID_INPUT', { detail });
}

/** Reads a multipart form: text fields through the schema, files straight into encrypted storage. Nothing stays when it fails. */
export async function readUpload(
  request: FastifyRequest,
  fieldsSchema: z.ZodType,
  store: FileStore,
  workspaceId: string,
): Promise<{ body: unknown; files: UploadedFile[] }> {
  const fields: Record<string, unknown> = {};
  const files: UploadedFile[] = [];
  try {
    for await (const part of partsOf(request)) {
      if (part.type === 'file') files.push(await storeFile(part, store, workspaceId));
      else fields[part.fieldname] = part.value === '' ? undefined : part.value;
    }
    return { body: checkFields(fields, fieldsSchema), files };
  } catch (error) {
    // The rest of the form is thrown away, so that the client is still there to hear why.
    request.raw.unpipe();
    request.raw.resume();
    await Promise.allSettled(files.map((file) => store.delete(file.fileId)));
    throw error;
  }
}
