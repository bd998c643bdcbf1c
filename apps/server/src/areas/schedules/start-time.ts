import { AppError } from '../../platform/app-error.ts';
import { type Start, startOf } from './wall-time.ts';

/** @throws AppError INVALID_INPUT at `body.startsAt` for a time that does not exist there */
export function agreedStart(startsAt: string, timeZone: string): Start {
  try {
    return startOf(startsAt, timeZone);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new AppError('INVALID_INPUT', { detail: [{ loc: ['body', 'startsAt'], msg: error.message }], cause: error });
  }
}
