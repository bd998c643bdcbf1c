import { describe, expect, it } from 'vitest';
import { readDateRange, readTags, writeDateRange } from './shared-filter.ts';

describe('a date range', () => {
  it('may be open on either side', () => {
    expect(readDateRange(',2026-02-01')).toEqual({ from: null, to: '2026-02-01' });
    expect(writeDateRange({ from: '2026-01-01', to: null })).toBe('2026-01-01,');
  });

  it('is turned round when its end lies before its start', () => {
    expect(writeDateRange({ from: '2026-03-01', to: '2026-01-01' })).toBe('2026-01-01,2026-03-01');
  });

  it('refuses a day that does not exist', () => {
    expect(readDateRange('2026-13-40,2026-02-30')).toEqual({ from: null, to: null });
  });
});

it('no tags are an empty list', () => {
  expect(readTags(undefined)).toEqual([]);
});
