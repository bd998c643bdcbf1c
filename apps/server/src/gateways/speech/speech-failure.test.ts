import { expect, test } from 'vitest';
import { isOutage } from './port.ts';
import { describeError, describeStatus, failures } from './speech-failure.ts';

test('an outage may pass by itself; what the service will never take does not', () => {
  const passing = [
    describeStatus(500, null, 0),
    describeStatus(503, null, 0),
    describeStatus(429, null, 0),
    describeStatus(408, null, 0),
    describeError(new TypeError('fetch failed')),
  ];
  for (const { message } of passing) expect(isOutage(message), message).toBe(true);
  expect(isOutage(`Some of the audio could not be transcribed. ${failures.unreachable}`)).toBe(true);
  for (const status of [400, 401, 402, 413]) {
    const { message } = describeStatus(status, null, 0);
    expect(isOutage(message), message).toBe(false);
  }
  expect(isOutage('The audio of this entry was deleted.')).toBe(false);
});
