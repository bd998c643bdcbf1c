import { expect, it } from 'vitest';
import { circuitBreaker } from './circuit-breaker.ts';

it('opens after failures in a row, lets one call try after the pause, and closes when it succeeds', () => {
  let now = 0;
  const breaker = circuitBreaker({ now: () => now }, 3, 1_000);
  breaker.failed();
  breaker.failed();
  breaker.succeeded();
  breaker.failed();
  breaker.failed();
  expect(breaker.allows()).toBe(true);
  breaker.failed();
  expect(breaker.allows()).toBe(false);
  now = 1_000;
  expect(breaker.allows()).toBe(true);
  expect(breaker.allows()).toBe(false);
  breaker.succeeded();
  expect(breaker.allows()).toBe(true);
});
