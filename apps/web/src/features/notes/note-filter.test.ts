import { describe, expect, it } from 'vitest';
import { isFiltered, readPatientsAddress, toNoteFilter } from './note-filter.ts';

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

it('sends only the filters that are set', () => {
  expect(toNoteFilter({ query: ' ann ' })).toEqual({ query: 'ann' });
  expect(toNoteFilter({ sort: 'name', show: 'archived' })).toEqual({ sort: 'name', archived: 'only' });
});
