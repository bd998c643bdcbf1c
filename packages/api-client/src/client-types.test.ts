import { call } from '@clinical/contract/call';
import { expectTypeOf, test } from 'vitest';
import type { Client } from './client.ts';

/** What is wrong on a marked line fails the check of types. Nothing is sent: the check reads this function, no test runs it. */
const makeThing = call<{ body: { name: string } }, { id: string }>('POST', '/things/');
const send = (client: Client) => [
  client.request(makeThing, { body: { name: 'x' } }),
  // @ts-expect-error -- the name is missing
  client.request(makeThing, { body: {} }),
  // @ts-expect-error -- the body is missing
  client.request(makeThing, {}),
  // @ts-expect-error -- the name is a text
  client.request(makeThing, { body: { name: 1 } }),
  // @ts-expect-error -- the call knows no such thing
  client.request(makeThing, { body: { name: 'x', colour: 'red' } }),
];

test('a request has the body that its call says, and the reply has its type', () => {
  expectTypeOf(send).returns.toEqualTypeOf<Promise<{ id: string }>[]>();
});
