import { expect, test } from 'vitest';
import { z } from 'zod';
import { replySerializer } from './reply-serializer.ts';

const Person = z.object({ id: z.uuid(), name: z.string().max(5), born: z.iso.date().nullable() });
const write = (schema: z.ZodType, reply: unknown) =>
  replySerializer({ schema, method: 'GET', url: '/people', httpStatus: '200' })(reply);

test('what the schema does not list is left out, at every depth', () => {
  const listed = { id: 'p1', name: 'Margaret', born: null };
  const person = { ...listed, password: 'secret' };
  expect(JSON.parse(write(Person, person))).toEqual(listed);
  expect(JSON.parse(write(z.object({ people: z.array(Person) }), { people: [person], more: 1 }))).toEqual({
    people: [listed],
  });
  const List = z.union([z.array(Person), z.object({ items: z.array(Person), next: z.string().nullable() })]);
  expect(JSON.parse(write(List, [person]))).toEqual([listed]);
  expect(JSON.parse(write(List, { items: [person], next: null, total: 1 }))).toEqual({ items: [listed], next: null });
});

test('a value of another type, or none, fails, and its text is not repeated', () => {
  for (const born of [undefined, 1]) {
    expect(() => write(Person, { id: 'p1', name: 'CANARY', born })).toThrow(
      expect.objectContaining({ cause: new Error('not as the schema says: born') }),
    );
  }
});
