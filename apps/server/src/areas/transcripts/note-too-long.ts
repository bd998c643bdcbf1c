import { AppError } from '../../platform/app-error.ts';

export function noteTooLong(): AppError {
  return new AppError('TOO_LARGE', {
    message: 'This note is too long to save. Move part of it to another entry.',
  });
}
