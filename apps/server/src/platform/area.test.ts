import { call } from '@clinical/contract/call';
import { route } from '@clinical/contract/route';
import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { bind } from './area.ts';

const Thing = z.object({ id: z.string(), size: z.number() });
const resize = call<{ params: { id: string }; body: { size?: number } }, z.infer<typeof Thing>>('PUT', '/things/{id}');
const resizeThing = route(resize, {
  access: 'session',
  summary: 'A thing of another size.',
  params: z.object({ id: z.string() }),
  body: z.object({ size: z.number().default(1) }),
  response: Thing,
});

test('the verb of a route is given what its schemas read', () => {
  bind(resizeThing, async (_, { params, query, body }) => {
    expectTypeOf(params).toEqualTypeOf<{ id: string }>();
    expectTypeOf(query).toEqualTypeOf<undefined>();
    expectTypeOf(body).toEqualTypeOf<{ size: number }>();
    return { id: params.id, size: body.size };
  });
});

test('it must answer with what the call says', () => {
  const bound = [
    // @ts-expect-error -- the size is missing
    bind(resizeThing, async (_, { params }) => ({ id: params.id })),
    // @ts-expect-error -- the size is a number
    bind(resizeThing, async (_, { params }) => ({ id: params.id, size: 'large' })),
  ];
  expect(bound).toHaveLength(2);
});
