import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createParcelJoiner, packParcels, payloadLimit, unpackParcels } from './cross-process.ts';

const event = (noteId: string | null) => ({ type: 'notes-changed' as const, noteId });

describe('events on their way to other processes', () => {
  it('arrive whole and in order, in payloads that the database takes', () => {
    const principal = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 });
    fc.assert(
      fc.property(
        fc.array(fc.array(principal, { minLength: 1, maxLength: 400 }), { minLength: 1, maxLength: 30 }),
        (audiences) => {
          const sent = audiences.map((audience, index) => ({ number: index, audience, event: event(String(index)) }));
          const payloads = packParcels('p1', sent);
          for (const payload of payloads) expect(Buffer.byteLength(payload)).toBeLessThanOrEqual(payloadLimit);

          const join = createParcelJoiner();
          const received = payloads.flatMap((payload) => {
            const { from, parcels } = unpackParcels(payload)!;
            return parcels.map((parcel) => join(from, parcel)).filter((whole) => whole !== null);
          });
          expect(received.map((whole) => whole.audience)).toEqual(audiences);
          expect(received.map((whole) => whole.event)).toEqual(sent.map((one) => one.event));
        },
      ),
      { numRuns: 30 },
    );
  });

  it('share a payload when they are small', () => {
    const many = Array.from({ length: 40 }, (_, number) => ({ number, audience: ['user:a'], event: event(null) }));
    expect(packParcels('p1', many)).toHaveLength(1);
    expect(packParcels('p1', [])).toEqual([]);
  });

  it('are joined whatever the order of their parts, and kept apart by sender', () => {
    const wide = Array.from({ length: 600 }, (_, index) => `department:${index}`);
    const parcels = (from: string) =>
      packParcels(from, [{ number: 1, audience: wide, event: event(null) }]).flatMap(
        (payload) => unpackParcels(payload)!.parcels,
      );
    const join = createParcelJoiner();
    const [first, ...rest] = parcels('p1').toReversed();
    expect(rest.length).toBeGreaterThan(0);
    expect(join('p1', first!)).toBeNull();
    for (const parcel of parcels('p2').slice(0, -1)) expect(join('p2', parcel)).toBeNull();
    const last = rest.map((parcel) => join('p1', parcel)).at(-1);
    expect(new Set(last!.audience)).toEqual(new Set(wide));
  });

  it('are dropped when they are not ours', () => {
    for (const payload of ['', 'x', '{}', '{"from":1,"parcels":[]}', '[]']) expect(unpackParcels(payload)).toBeNull();
  });
});
