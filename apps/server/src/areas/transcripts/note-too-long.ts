import { AppError } from '../../platform/app-error.ts';

export function noteTooLong(): AppError {
  return new AppError('TOO_LARGE', {
    message: 'This note is too long to be kept. Move a part of it to another entry.',
  });
}
