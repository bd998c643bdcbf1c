import { ApiError } from '@clinical/api-client/api-error';

/** What the local engine does not share: a model that failed, is not there, or takes no more. */
const ofModel = new Set(['PROVIDER_FAILED', 'MODEL_NOT_SET_UP', 'API_KEY_REFUSED', 'CONTEXT_TOO_LARGE']);

/** True when work came to nothing because of a model, so that the local engine can be offered in its place. */
export const modelFailed = (error: unknown): boolean => error instanceof ApiError && ofModel.has(error.code ?? '');
