import { invalid } from '../../platform/app-error.ts';
import type { TaskPlace } from './clinical-tasks.queries.ts';

const shape = /^t([01])(\d{4}-\d\d-\d\d)\.(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeTaskCursor({ starred, due, createdAt, id }: TaskPlace): string {
  return Buffer.from(`t${Number(starred)}${due}.${createdAt}.${id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeTaskCursor` did not make */
export function readTaskCursor(cursor: string): TaskPlace {
  const [, starred, due, createdAt, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  if (due === undefined || createdAt === undefined || id === undefined) {
    throw invalid(['query', 'cursor'], 'not a place in the list of tasks; start again without it');
  }
  return { starred: starred === '1', due, createdAt: Number(createdAt), id };
}
