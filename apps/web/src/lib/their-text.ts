import { ApiError } from '@clinical/api-client/api-error';

/** What somebody else wrote meanwhile, when a save of one short text was refused for it; null after any other error. */
export function theirText(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.code !== 'VERSION_CONFLICT') return null;
  return error.detail.find(({ loc }) => loc.at(-1) === 'theirs')?.msg ?? null;
}
