import { describe, expect, test } from 'vitest';
import { fillPhrase, usablePhrases } from './quick-phrases.rules.ts';

describe('the phrases that a slash finds', () => {
  test('each name once: mine wins over the workspace’s, whichever comes first', () => {
    const shared = { name: 'Knee', scope: 'workspace' } as const;
    const mine = { name: 'knee', scope: 'me' } as const;
    const other = { name: 'ankle', scope: 'workspace' } as const;
    expect(usablePhrases([shared, mine, other])).toEqual([other, mine]);
    expect(usablePhrases([mine, shared])).toEqual([mine]);
  });
});

describe('filling a phrase', () => {
  test('puts text where the fields are, never markup', () => {
    const filled = fillPhrase('<p>{{Patient}} seen on {{ today }}.</p>', { patient: 'A <b>&', today: '21 Nov 2026' });
    expect(filled).toBe('<p>A &lt;b&gt;&amp; seen on 21 Nov 2026.</p>');
  });

  test('leaves what is unknown or has no value as it is written', () => {
    const html = '<p>{{date of birth}}, {{mrn}}, {{constructor}}, {{bp}}</p>';
    expect(fillPhrase(html, { mrn: '', date_of_birth: '1 May 1960' })).toBe(
      '<p>1 May 1960, {{mrn}}, {{constructor}}, {{bp}}</p>',
    );
  });
});
