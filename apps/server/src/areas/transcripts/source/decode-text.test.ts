import { describe, expect, it } from 'vitest';
import { decodeText } from './decode-text.ts';

describe('the characters of a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('Größe der Tablette heute 5 µg, gemessen 37 °C — “ja”, sagt er')],
    ['UTF-8 with a mark', Buffer.from('\ufeffGröße der Tablette heute 5 µg, gemessen 37 °C — “ja”, sagt er')],
    [
      'UTF-16 LE with a mark',
      Buffer.from('\ufeffGröße der Tablette heute 5 µg, gemessen 37 °C — “ja”, sagt er', 'utf16le'),
    ],
    [
      'Windows Latin 1',
      Buffer.from('Gr\xf6\xdfe der Tablette heute 5 \xb5g, gemessen 37 \xb0C \x97 \x93ja\x94, sagt er', 'latin1'),
    ],
  ])('are read from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBe('Größe der Tablette heute 5 µg, gemessen 37 °C — “ja”, sagt er');
  });

  it.each([
    ['UTF-16 without a mark', Buffer.from('knee', 'utf16le')],
    ['half a UTF-16 character', Buffer.from([0xff, 0xfe, 0x41])],
    ['other alphabets in one byte', Buffer.from('\xd0\xef\xed\xdc\xe5\xe9', 'latin1')],
    ['signs nobody writes', Buffer.from('the knee hurts a lot \x81\x8d', 'latin1')],
    ['control characters', Buffer.from('knee\x00\x01\x02')],
  ])('are not guessed from %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});
