import { expect, test } from 'vitest';
import { AppError } from '../app-error.ts';
import { databaseFault, isForeignKeyViolation, isUniqueViolation, sqlState, violatedConstraint } from './errors.ts';

function wrapped(fields: object, message = 'no'): Error {
  return new Error('Failed query', { cause: Object.assign(new Error(message), fields) });
}

test('the state and the constraint are found below what wraps them', () => {
  const error = wrapped({ code: '23505', constraint: 'users_email' });
  expect(sqlState(error)).toBe('23505');
  expect(violatedConstraint(error)).toBe('users_email');
  expect(isUniqueViolation(error)).toBe(true);
  expect(isUniqueViolation(error, 'users_email')).toBe(true);
  expect(isUniqueViolation(error, 'another')).toBe(false);
  expect(isForeignKeyViolation(wrapped({ code: '23503' }))).toBe(true);
  expect(sqlState(new Error('other'))).toBeNull();
  expect(sqlState(new AppError('NOT_FOUND'))).toBeNull();
  expect(sqlState('text')).toBeNull();
});

test('an unreachable server is UNAVAILABLE with a time to retry after', () => {
  const unreachable = [
    wrapped({ code: 'ECONNREFUSED' }),
    wrapped({ code: '57P01' }),
    wrapped({ code: '55P03' }),
    wrapped({ code: '57014' }),
    wrapped({}, 'Connection terminated unexpectedly'),
    wrapped({}, 'timeout exceeded when trying to connect'),
    wrapped({}, 'timeout expired'),
  ];
  for (const error of unreachable) expect(databaseFault(error)).toMatchObject({ code: 'UNAVAILABLE', retryAfter: 2 });
});

test('a full or read-only disk is named, an AppError stays itself, and the rest is not the database', () => {
  expect(databaseFault(wrapped({ code: '53100' }))).toMatchObject({ code: 'STORAGE_FULL' });
  const denied = wrapped({ code: '42501' }, 'could not open file "base/5/2619": Permission denied');
  expect(databaseFault(denied)).toMatchObject({ code: 'STORAGE_READ_ONLY' });
  expect(databaseFault(wrapped({ code: 'EROFS' }))).toMatchObject({ code: 'STORAGE_READ_ONLY' });
  const inner = new AppError('UNAVAILABLE', { retryAfter: 1 });
  expect(databaseFault(new Error('Failed query', { cause: inner }))).toBe(inner);
  expect(databaseFault(wrapped({ code: '23505' }))).toBeNull();
  expect(databaseFault(undefined)).toBeNull();
});
