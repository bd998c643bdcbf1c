import { describe, expect, it } from 'vitest';
import { headerText, singleAddress } from './message.ts';

describe('a message', () => {
  it('has one line in each header', () => {
    expect(headerText('Hello\r\nBcc: everyone@example.org\u0000\u2028x')).toBe('Hello Bcc: everyone@example.org x');
  });

  it('goes to one plain address', () => {
    for (const address of ['ada@example.org', 'ada+notes@xn--bcher-kva.example', 'bücher@example.org']) {
      expect(singleAddress(address)).toBe(address);
    }
    for (const address of [
      'a@b.c, d@e.f',
      'a@b.c\r\nBcc: d@e.f',
      'Ada <a@b.c>',
      'a@b.c;d@e.f',
      'ada',
      '@b.c',
      'a@',
      'a b@c.d',
      '',
    ]) {
      expect(() => singleAddress(address)).toThrow('one plain address');
    }
  });
});
