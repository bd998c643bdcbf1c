import { AppError } from '../../platform/app-error.ts';
import type { LlmPort } from './port.ts';

/** Stands in when no model is configured: the label is null, so the embedded engine writes and nothing is ever asked of it. */
export const noLlm: LlmPort = {
  label: null,
  writeNote() {
    return Promise.reject(new AppError('PROVIDER_FAILED', { message: 'No AI model is configured on this server.' }));
  },
};
