import { invalid } from '../../platform/app-error.ts';

/** Where a page of members ended: members stand by their time, then the invitations by theirs. */
export type MemberPlace = { kind: 'member' | 'invitation'; at: number; id: string };

const kinds: Record<string, MemberPlace['kind']> = { m: 'member', i: 'invitation' };
const shape = /^([mi])(\d{1,16})\.([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export function writeMemberCursor({ kind, at, id }: MemberPlace): string {
  return Buffer.from(`${kind[0]}${at}.${id}`).toString('base64url');
}

/** @throws AppError INVALID_INPUT for text that `writeMemberCursor` did not make */
export function readMemberCursor(cursor: string): MemberPlace {
  const [, letter = '', at, id] = shape.exec(Buffer.from(cursor, 'base64url').toString('latin1')) ?? [];
  const kind = kinds[letter];
  if (kind === undefined || at === undefined || id === undefined) {
    throw invalid(['query', 'cursor'], 'not a place in this list; start again without it');
  }
  return { kind, at: Number(at), id };
}

/** True for what comes after a place: members oldest first, then invitations newest first. */
export function isAfter(place: MemberPlace, after: MemberPlace): boolean {
  if (place.kind !== after.kind) return place.kind === 'invitation';
  const order = place.at - after.at || (place.id < after.id ? -1 : Number(place.id > after.id));
  return place.kind === 'member' ? order > 0 : order < 0;
}
