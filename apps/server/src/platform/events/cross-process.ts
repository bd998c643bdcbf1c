import type { AppEvent } from '@clinical/contract/operations/events.schemas';
import { z } from 'zod';
import type { Audience } from '../context.ts';

/** PostgreSQL refuses a NOTIFY of 8000 bytes. */
export const payloadLimit = 7_900;

/** A published event on its way to other processes. A wide audience travels in parts of one number. */
export type Parcel = { number: number; part: number; parts: number; audience: Audience; event: AppEvent };

const WirePayload = z.object({
  from: z.string(),
  parcels: z.array(
    z.tuple([
      z.number(),
      z.number(),
      z.number(),
      z.array(z.string()),
      z.custom<AppEvent>((value) => typeof value === 'object'),
    ]),
  ),
});

/** Payloads for NOTIFY, each below the limit, that hold the events in their order. Ids only go in. */
export function packParcels(
  from: string,
  events: readonly { number: number; audience: Audience; event: AppEvent }[],
): string[] {
  const payloads: string[] = [];
  const frame = Buffer.byteLength(JSON.stringify({ from, parcels: [] }));
  let parcels: string[] = [];
  let size = frame;
  for (const text of events.flatMap((entry) => splitWide(entry, payloadLimit - frame))) {
    const bytes = Buffer.byteLength(text) + 1;
    if (size + bytes > payloadLimit) {
      payloads.push(joinPayload(from, parcels));
      parcels = [];
      size = frame;
    }
    parcels.push(text);
    size += bytes;
  }
  if (parcels.length > 0) payloads.push(joinPayload(from, parcels));
  return payloads;
}

/** @returns null when the payload is not one of ours */
export function unpackParcels(payload: string): { from: string; parcels: Parcel[] } | null {
  try {
    const { from, parcels } = WirePayload.parse(JSON.parse(payload));
    return {
      from,
      parcels: parcels.map(([number, part, parts, audience, event]) => ({ number, part, parts, audience, event })),
    };
  } catch {
    return null;
  }
}

function joinPayload(from: string, parcels: string[]): string {
  return `{"from":${JSON.stringify(from)},"parcels":[${parcels.join(',')}]}`;
}

function splitWide(entry: { number: number; audience: Audience; event: AppEvent }, room: number): string[] {
  const eventBytes = Buffer.byteLength(JSON.stringify(entry.event)) + 40;
  const groups: string[][] = [[]];
  let size = eventBytes;
  for (const principal of entry.audience) {
    const bytes = Buffer.byteLength(JSON.stringify(principal)) + 1;
    if (size + bytes > room) {
      groups.push([]);
      size = eventBytes;
    }
    groups.at(-1)!.push(principal);
    size += bytes;
  }
  return groups.map((group, part) => JSON.stringify([entry.number, part, groups.length, group, entry.event]));
}

/** Puts the parts of wide audiences together again; they may arrive in any order, on several connections. */
export function createParcelJoiner(
  keep = 1_000,
): (from: string, parcel: Parcel) => { audience: Audience; event: AppEvent } | null {
  const incomplete = new Map<string, Map<number, Audience>>();
  return (from, parcel) => {
    if (parcel.parts === 1) return parcel;
    const name = `${from}:${parcel.number}`;
    const parts = (incomplete.get(name) ?? new Map<number, Audience>()).set(parcel.part, parcel.audience);
    incomplete.set(name, parts);
    if (parts.size < parcel.parts) {
      // A lost part must not stay for ever: the oldest goes when there are too many.
      if (incomplete.size > keep) incomplete.delete(incomplete.keys().next().value!);
      return null;
    }
    incomplete.delete(name);
    return { audience: [...parts.values()].flat(), event: parcel.event };
  };
}
