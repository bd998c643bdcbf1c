import { expect, it } from 'vitest';
import { contribute, port, PortRegistry, provide } from './ports.ts';

const clock = port<() => number>('clock');
const kinds = port<readonly string[]>('kinds');

it('gives what was provided, and the items of a list in the order in which they came', () => {
  const ports = new PortRegistry()
    .install([provide(clock, () => 1), contribute(kinds, 'a')])
    .install([contribute(kinds, 'b')]);
  expect(ports.get(clock)()).toBe(1);
  expect(ports.get(kinds)).toEqual(['a', 'b']);
});

it('refuses a port that two areas provide, and says what nobody provides', () => {
  const ports = new PortRegistry().install([provide(clock, () => 1)]);
  expect(() => ports.install([provide(clock, () => 2)])).toThrow('port "clock" is provided twice');
  expect(() => ports.get(kinds)).toThrow('nothing is registered for port "kinds"');
});
