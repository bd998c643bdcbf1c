import { afterEach, describe, expect, test } from 'vitest';
import { transcript as entry } from '../../../testing/chart-builders.ts';
import { contextCandidates, contextSize, lastVisit } from './context-candidates.ts';
import { chooseContext, contextIds, leaveContext } from './context-selection.ts';

const html = (text: string) => [{ key: 'plan', header: 'Plan', html: `<p>${text}</p>` }];

describe('entries to draw from', () => {
  const older = entry({ id: 'a', createdAt: '2026-03-01T10:00:00.000Z', sections: html('Rest &amp; ice') });
  const newer = entry({ id: 'b', createdAt: '2026-06-01T10:00:00.000Z', sections: [] });
  const synthetic = entry({ id: 'c', createdAt: '2026-07-01T10:00:00.000Z', kind: 'synthetic', sections: html('No') });
  const blank = entry({ id: 'd', sections: [], utterances: [], question: '' });

  test('are the newest first, without synthetic and empty ones', () => {
    expect(contextCandidates([older, synthetic, blank, newer]).map(({ id }) => id)).toEqual(['b', 'a']);
  });

  test('are as long as what is sent of them', () => {
    expect(contextSize(older)).toBe('Rest & ice'.length);
    expect(contextSize(newer)).toBe(newer.utterances.reduce((sum, { text }) => sum + text.length, 0));
  });

  test('the last visit is the latest that has a note', () => {
    expect(lastVisit(contextCandidates([older, newer]))?.id).toBe('a');
    expect(lastVisit([newer])?.id).toBe('b');
    expect(lastVisit([])).toBeUndefined();
  });
});

describe('the ticked entries', () => {
  afterEach(() => leaveContext('two'));

  test('belong to one patient and are gone when that one is left', () => {
    chooseContext('one', ['a', 'b']);
    expect(contextIds('one')).toEqual(['a', 'b']);
    expect(contextIds('one', 'a')).toEqual(['b']);
    expect(contextIds('two')).toEqual([]);
    chooseContext('two', ['c']);
    leaveContext('one');
    expect(contextIds('two')).toEqual(['c']);
    leaveContext('two');
    expect(contextIds('two')).toEqual([]);
  });
});
