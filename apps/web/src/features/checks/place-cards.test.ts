import { expect, test } from 'vitest';
import { placeCards } from './place-cards.ts';

const cards = (...places: [want: number, height: number][]) => places.map(([want, height]) => ({ want, height }));

test('each card stands at its sentence where there is room', () => {
  expect(placeCards(cards([0, 40], [100, 40], [300, 120]), 1)).toEqual([0, 100, 300]);
});

test('the active one keeps its line; those before it go up, those after it down', () => {
  expect(placeCards(cards([80, 40], [100, 120], [110, 40]), 1)).toEqual([52, 100, 228]);
});

test('nothing goes above the top, even if the active one has to give way', () => {
  expect(placeCards(cards([0, 40], [10, 40], [20, 40]), 2)).toEqual([0, 48, 96]);
});
