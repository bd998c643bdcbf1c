import { describe, expect, it } from 'vitest';
import { mergeSections } from './merge-sections.ts';

const note = (texts: Record<string, string>) =>
  Object.entries(texts).map(([key, html]) => ({ key, header: key.toUpperCase(), html }));
const merged = (...[base, theirs, yours]: (Record<string, string> | null)[]) => {
  const { sections, conflicts } = mergeSections(base ? note(base) : null, note(theirs!), note(yours!));
  return {
    texts: Object.fromEntries(sections.map(({ key, html }) => [key, html])),
    keys: sections.map(({ key }) => key),
    conflicts,
  };
};

describe('two saves of one note', () => {
  it('keep both changes when they are in different sections', () => {
    expect(merged({ a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1', b: '3' }).texts).toEqual({ a: '2', b: '3' });
  });

  it('are no conflict when both changed a section alike', () => {
    expect(merged({ a: '1' }, { a: '2' }, { a: '2' })).toMatchObject({ texts: { a: '2' }, conflicts: [] });
  });

  it('are a conflict when both changed a section differently', () => {
    expect(merged({ a: '1', b: '1' }, { a: '2', b: '1' }, { a: '3', b: '4' }).conflicts).toEqual([
      { key: 'a', header: 'A', yours: '3', theirs: '2' },
    ]);
  });

  it('keep what one added, in its place, and drop what one removed', () => {
    expect(merged({ a: '1', b: '1' }, { a: '1', n: 'new', b: '1' }, { a: '2', b: '1' }).keys).toEqual(['a', 'n', 'b']);
    expect(merged({ a: '1', b: '1' }, { b: '1' }, { a: '1', b: '2' }).texts).toEqual({ b: '2' });
    expect(merged({ a: '1', b: '1' }, { a: '2', b: '1' }, { a: '1' }).texts).toEqual({ a: '2' });
  });

  it('are a conflict when one removed what the other changed', () => {
    expect(merged({ a: '1' }, {}, { a: '2' }).conflicts).toEqual([{ key: 'a', header: 'A', yours: '2', theirs: '' }]);
    expect(merged({ a: '1' }, { a: '2' }, {}).conflicts).toEqual([{ key: 'a', header: 'A', yours: '', theirs: '2' }]);
  });

  it('are a conflict wherever they differ when nobody knows what they started from', () => {
    expect(merged(null, { a: '1', b: '1' }, { a: '1', b: '2' }).conflicts.map(({ key }) => key)).toEqual(['b']);
  });
});
