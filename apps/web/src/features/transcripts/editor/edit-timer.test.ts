import { expect, it } from 'vitest';
import { createEditTimer } from './edit-timer.ts';

it('counts the time between keys', () => {
  const timer = createEditTimer();
  timer.active(1_000);
  timer.active(3_000);
  expect(timer.take(4_000)).toBe(3_000);
});

it('leaves out pauses over thirty seconds', () => {
  const timer = createEditTimer();
  timer.active(0);
  timer.active(2_000);
  timer.active(40_000);
  expect(timer.take(41_000)).toBe(3_000);
});

it('stops when the text loses the focus', () => {
  const timer = createEditTimer();
  timer.active(0);
  timer.leave(5_000);
  expect(timer.take(20_000)).toBe(5_000);
});

it('starts again after a save, and takes back what a failed one had', () => {
  const timer = createEditTimer();
  timer.active(0);
  const taken = timer.take(1_500);
  expect(timer.take(1_500)).toBe(0);
  timer.giveBack(taken);
  expect(timer.take(1_500)).toBe(1_500);
});
