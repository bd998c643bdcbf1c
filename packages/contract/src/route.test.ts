import { expect, expectTypeOf, test } from 'vitest';
import { z } from 'zod';
import { call, type InputOf, type OutputOf } from './call.ts';
import { type ParsedOf, type ReplyOf, route } from './route.ts';

/** What is wrong on a marked line fails the check of types, and so does a mark that nothing needs any more. */
const Thing = z.object({ id: z.string(), size: z.number() });
type Thing = z.infer<typeof Thing>;

const ById = z.object({ id: z.string() });
const Paged = z.object({ limit: z.coerce.number().default(50) });
const traits = { access: 'session', summary: 'A thing.' } as const;

const getThing = call<{ params: { id: string }; query: { limit?: number } }, Thing>('GET', '/things/{id}');
const makeThing = call<{ body: { size: number } }, Thing>('POST', '/things');

test('the client is held to input and output of the call', () => {
  expectTypeOf<InputOf<typeof makeThing>>().toEqualTypeOf<{ body: { size: number } }>();
  expectTypeOf<OutputOf<typeof makeThing>>().toEqualTypeOf<Thing>();
});

test('a handler is given the parsed parts with their defaults, and nothing without a schema', () => {
  const typed = route(getThing, { ...traits, params: ById, query: Paged, response: Thing });
  expectTypeOf<ParsedOf<typeof typed>>().toEqualTypeOf<{
    params: { id: string };
    query: { limit: number };
    body: undefined;
  }>();
  expectTypeOf<ReplyOf<typeof typed>>().toEqualTypeOf<Thing>();
});

test('the schema of each part reads to what the call says', () => {
  const Wrong = z.object({ id: z.number() });
  const bound = [
    // @ts-expect-error -- the id is a text
    route(getThing, { ...traits, params: Wrong, response: Thing }),
    // @ts-expect-error -- the limit is a number
    route(getThing, { ...traits, query: z.object({ limit: z.string() }), response: Thing }),
    // @ts-expect-error -- the size is missing
    route(makeThing, { ...traits, body: z.object({}), response: Thing }),
    // @ts-expect-error -- the size must not be left out
    route(makeThing, { ...traits, body: z.object({ size: z.number().optional() }), response: Thing }),
    // @ts-expect-error -- the body must not be left out
    route(makeThing, { ...traits, body: z.object({ size: z.number() }).optional(), response: Thing }),
    // @ts-expect-error -- the call has no body
    route(getThing, { ...traits, body: z.object({ size: z.number() }), response: Thing }),
  ];
  expect(bound).toHaveLength(6);
});

test('the schema of the reply reads to what the call says', () => {
  const bound = [
    // @ts-expect-error -- the size is missing
    route(makeThing, { ...traits, response: ById }),
    // @ts-expect-error -- the size may be missing
    route(makeThing, { ...traits, response: Thing.partial() }),
    // @ts-expect-error -- there must be one
    route(makeThing, { ...traits }),
  ];
  expect(bound).toHaveLength(3);
});

test('what is said about a route is one of the known things', () => {
  const bound = [
    // @ts-expect-error -- no such access
    route(makeThing, { access: 'everybody', summary: 'A thing.', response: Thing }),
    // @ts-expect-error -- no such error
    route(makeThing, { ...traits, response: Thing, errors: ['OUT_OF_CHEESE'] }),
    // @ts-expect-error -- no such trait
    route(makeThing, { ...traits, response: Thing, colour: 'red' }),
  ];
  expect(bound).toHaveLength(3);
});
