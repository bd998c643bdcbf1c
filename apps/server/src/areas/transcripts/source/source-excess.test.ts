import { limits } from '@clinical/contract/limits';
import { describe, expect, it } from 'vitest';
import { excessOfSpeech, excessOfText } from './source-excess.ts';

describe('the limits of a source text', () => {
  const line = 'x'.repeat(limits.sourceTextLine);
  const items = (count: number) => `{"words":[${'{"w":"}\\"]"},'.repeat(count - 2)}`;

  it.each([
    ['as many lines as there may be', '\r\n'.repeat(limits.sourceTextLines - 1)],
    ['lines as long as they may be', `${line}\n${line}\r${line}`],
    ['as many JSON objects, whatever their strings hold', items(limits.jsonItems)],
    ['a label in brackets', `[doctor] ${'['.repeat(limits.jsonDepth * 2)}`],
  ])('are kept by %s', (_, text) => {
    expect(excessOfText(text)).toBeNull();
  });

  it.each([
    ['\r\n'.repeat(limits.sourceTextLines), 'more than 100,000 lines'],
    [`Hello\r${line}x`, 'more than 250,000 characters in line 2'],
    [items(limits.jsonItems + 1), 'more than 250,000 lists and objects'],
    [`[{"a":${'['.repeat(limits.jsonDepth)}`, 'lists or objects more than 50 deep'],
    [`["a"]${'\n'.repeat(limits.sourceTextLines)}`, 'more than 100,000 lines'],
  ])('are named where one is exceeded: %#', (text, excess) => {
    expect(excessOfText(text)).toBe(excess);
  });

  it('hold for what was read from it, too', () => {
    const said = (text: string, count: number) => Array.from({ length: count }, () => ({ text }));
    expect(excessOfSpeech(said('x'.repeat(60), limits.utterances))).toBeNull();
    expect(excessOfSpeech(said('x', limits.utterances + 1))).toBe('more than 20,000 lines');
    expect(excessOfSpeech(said(`${line}x`, 1))).toBe('more than 250,000 characters in line 1');
    expect(excessOfSpeech(said(line, 5))).toBe('more than 1,200,000 characters of text');
  });
});
