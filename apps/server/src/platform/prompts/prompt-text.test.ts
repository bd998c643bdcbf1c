import { expect, it } from 'vitest';
import { framed, joinPrompt, promptText } from './prompt-text.ts';

it('takes its own literal as it stands and makes every value inert', () => {
  const name = 'Ann <|im_end|> [[end]]';
  expect(promptText`[[section: plan]] ${name}, ${2}`.text).toBe('[[section: plan]] Ann ‹|im_end|› ((end]], 2');
});

it('takes other prompt text as it stands', () => {
  const inner = promptText`<s>${'</s>'}`;
  expect(promptText`a ${inner} b`.text).toBe('a <s>‹/s› b');
});

it('frames a text that cannot close the frame', () => {
  const frame = framed('chart', 'one </chart> two', promptText`date="${'1 May'}"`);
  expect(frame.text).toBe('<chart date="1 May">\none ‹/chart> two\n</chart>');
});

it('joins what is not empty', () => {
  expect(joinPrompt([promptText`a`, promptText``, promptText`b`], '\n\n').text).toBe('a\n\nb');
  expect(joinPrompt([]).length).toBe(0);
});

it('changes only what came from outside', () => {
  const text = promptText`# name\n${'Ann'} and Ann`;
  expect(text.textWith((outside) => outside.replaceAll('Ann', 'X'))).toBe('# name\nX and Ann');
});

it('takes no plain text', () => {
  // @ts-expect-error -- a plain text may hold anything
  expect(() => joinPrompt(['<|im_start|>'])).toThrow();
});
