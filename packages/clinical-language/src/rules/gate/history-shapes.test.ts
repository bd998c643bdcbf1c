import { describe, expect, it } from 'vitest';
import { historyShapeOf, historyShapes, isPlainTold, standsAlone } from './history-shapes.ts';

const split = (text: string): string[] => text.split(' ');

it.each(historyShapes.map(({ id, example }) => [id, example]))('holds its example: %s', (_, example) => {
  expect(historyShapeOf(split(example))).toBeDefined();
});

describe('what no kind of history holds', () => {
  it.each([
    'he loves his old car',
    'the pain is that when he is stationary',
    'she takes it in the evening',
    'he smokes he has a cough',
    'she was there for a while',
  ])('%s', (text) => {
    expect(historyShapeOf(split(text))).toBeUndefined();
  });
});

it('lets "it" stand behind what it means', () => {
  expect(standsAlone(split('she used the cream and it helps'))).toBe(true);
  expect(standsAlone(split('she is taking medications for it'))).toBe(false);
});

it('lets a plain sentence stand when it is worth noting', () => {
  expect(isPlainTold(split('he avoids the stairs at work'), 30)).toBe(true);
  expect(isPlainTold(split('he is the same as he always'), 60)).toBe(false);
});
