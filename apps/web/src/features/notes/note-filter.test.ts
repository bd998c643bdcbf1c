import { describe, expect, it } from 'vitest';
import {
  isFiltered,
  readDateRange,
  readPatientsAddress,
  readTags,
  toNoteFilter,
  writeDateRange,
} from './note-filter.ts';

describe('the address of the Patients page', () => {
  it('keeps what it understands and drops the rest', () => {
    const search = readPatientsAddress({
      tag: 'a, b,,a',
      date_range: '2026-01-01,',
      scope: 'all',
      sort: 'name',
      show: 'all',
      x: 1,
    });
    expect(search).toEqual({ tag: 'a,b', date_range: '2026-01-01,', sort: 'name' });
  });

  it('takes a number as text, because the router reads ?tag=12 as one', () => {
    expect(readPatientsAddress({ tag: 12 }).tag).toBe('12');
  });

  it('is not filtered by blanks', () => {
    expect(isFiltered(readPatientsAddress({ tag: '  ', date_range: 'soon,later', scope: 'mine' }))).toBe(false);
  });
});

describe('a date range', () => {
  it('may be open on either side', () => {
    expect(readDateRange(',2026-02-01')).toEqual({ from: null, to: '2026-02-01' });
    expect(writeDateRange({ from: '2026-01-01', to: null })).toBe('2026-01-01,');
  });

  it('is turned round when its end lies before its start', () => {
    expect(writeDateRange({ from: '2026-03-01', to: '2026-01-01' })).toBe('2026-01-01,2026-03-01');
  });

  it('refuses a day that does not exist', () => {
    expect(readDateRange('2026-13-40,')).toEqual({ from: null, to: null });
  });
});

it('sends only the filters that are set', () => {
  expect(toNoteFilter({ query: ' ann ' })).toEqual({ query: 'ann' });
  expect(toNoteFilter({ sort: 'name', show: 'archived' })).toEqual({ sort: 'name', archived: 'only' });
  expect(readTags(undefined)).toEqual([]);
});
