import { describe, expect, it } from 'vitest';
import { xssPayloads } from '../../../../test/xss-payloads.ts';
import { cleanHtml } from './clean-html.ts';

describe('HTML from outside', () => {
  it.each(xssPayloads.map((payload) => [payload]))('is harmless once clean: %s', (payload) => {
    const clean = cleanHtml(`<p>before ${payload} after</p>`);
    const tags = [...clean.matchAll(/<\/?([a-z0-9]+)([^>]*)>/gi)];
    for (const [, name, attributes] of tags) {
      expect([
        'p',
        'h2',
        'h3',
        'ul',
        'ol',
        'li',
        'table',
        'thead',
        'tbody',
        'tr',
        'td',
        'th',
        'strong',
        'em',
        'u',
        's',
        'a',
        'br',
        'blockquote',
      ]).toContain(name);
      expect(attributes!.trim()).toMatch(/^(?:href="(?:https?:\/\/|mailto:)[^"]*")?\s*\/?$/);
    }
    expect(clean.replaceAll(/<[^>]*>/g, '')).not.toContain('<');
  });

  it('is the same when it is cleaned again', () => {
    for (const payload of xssPayloads) {
      const once = cleanHtml(payload);
      expect(cleanHtml(once)).toBe(once);
    }
  });

  it('keeps what a note is made of', () => {
    const html =
      '<h2>Plan</h2><p>Take <strong>one</strong> <em>daily</em>, <u>not</u> <s>two</s>.<br />See <a href="https://example.org/a?b=1&amp;c=2">this</a></p>' +
      '<ul><li>rest</li></ul><ol><li>fluids</li></ol><blockquote>quote</blockquote>' +
      '<table><thead><tr><th>Drug</th></tr></thead><tbody><tr><td>Ibuprofen</td></tr></tbody></table>';
    expect(cleanHtml(html)).toBe(html);
  });

  it('reads the tags of word processors as ours, and leaves their text', () => {
    expect(cleanHtml('<h1>Plan</h1><div><b>rest</b> <i>well</i> <span style="x">today</span></div>')).toBe(
      '<h2>Plan</h2><p><strong>rest</strong> <em>well</em> today</p>',
    );
  });

  it('keeps a lone sign as text', () => {
    expect(cleanHtml('<p>BP < 120 & > 80</p>')).toBe('<p>BP &lt; 120 &amp; &gt; 80</p>');
  });

  it('stands 10,000 nested tags', () => {
    expect(cleanHtml('<ul><li>'.repeat(10_000) + 'deep').length).toBeLessThan(20_000);
  });
});
