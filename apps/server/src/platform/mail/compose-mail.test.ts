import { describe, expect, it } from 'vitest';
import { composeMail } from './compose-mail.ts';

describe('a composed mail', () => {
  it('says the same in plain text and in HTML', () => {
    const mail = composeMail({
      to: 'ada@example.org',
      subject: 'Your code',
      paragraphs: ['Welcome.', 'Enter this code within 15 minutes.'],
      code: '042137',
      link: { label: 'Open the page', url: 'https://example.org/confirm?a=1&b=2' },
      footer: 'You get this mail because somebody signed up with your address.',
    });
    expect(mail.text).toBe(
      [
        'Welcome.',
        'Enter this code within 15 minutes.',
        '    042137',
        'Open the page: https://example.org/confirm?a=1&b=2',
        '--',
        'You get this mail because somebody signed up with your address.\n',
      ].join('\n\n'),
    );
    expect(mail.html).toContain('<p>Welcome.</p>');
    expect(mail.html).toContain('>042137</p>');
    expect(mail.html).toContain('<a href="https://example.org/confirm?a=1&amp;b=2">Open the page</a>');
  });

  it('names the workspace above, with its logo as an attachment', () => {
    const logo = 'data:image/png;base64,iVBORw0KGgo=';
    const about = { to: 'a@b.c', subject: 's', paragraphs: ['Hello.'] };
    const mail = composeMail({ ...about, letterhead: { name: 'Bay & Sons', logo } });
    expect(mail.text).toBe('Bay & Sons\n\nHello.\n');
    expect(mail.html).toContain('<strong>Bay &amp; Sons</strong>');
    expect([mail.logo, mail.html.includes('cid:logo')]).toEqual([logo, true]);
    for (const other of [null, 'data:image/webp;base64,UklGRAAA', 'https://tracker.example/x.png']) {
      const without = composeMail({ ...about, letterhead: { name: 'Bay & Sons', logo: other } });
      expect([without.logo, without.html.includes('<img')]).toEqual([undefined, false]);
    }
  });

  it('shows markup in names as text', () => {
    const { html } = composeMail({ to: 'a@b.c', subject: 's', paragraphs: ['<img src=x onerror="alert(1)"> & co'] });
    expect(html).toContain('<p>&lt;img src=x onerror=&quot;alert(1)&quot;&gt; &amp; co</p>');
  });

  it('links only to the web', () => {
    const link = { label: 'Open', url: 'javascript:alert(1)' };
    expect(() => composeMail({ to: 'a@b.c', subject: 's', paragraphs: [], link })).toThrow('http or https');
  });
});
