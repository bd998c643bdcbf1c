import { openVideoGuest, syncVideoGuest } from '@clinical/contract/video-visits/guests.calls';
import { inviteVideoGuest, quickCall } from '@clinical/contract/video-visits/video-visits.calls';
import type { PeerSync } from '@clinical/contract/video-visits/signals.schemas';
import type {
  GuestCall,
  GuestKind,
  GuestVisit,
  NewQuickCall,
  OpenGuest,
  VideoRoom,
} from '@clinical/contract/video-visits/video-visits.schemas';
import { randomUUID } from 'node:crypto';
import type { Reply, TestServer } from '../harness.ts';
import type { TestAccount } from './accounts.ts';
import { type Link, linkOf } from './patient-links.ts';

/** A room with the patient's link. */
export async function newVideoRoom(
  by: TestAccount,
  about: NewQuickCall = {},
): Promise<{ room: VideoRoom; link: Link; url: string }> {
  const { room, url } = await by.ok(quickCall, { body: about });
  return { room, url: url ?? '', link: linkOf(url ?? 'http://localhost/video') };
}

export async function newVideoGuest(by: TestAccount, roomId: string, kind: GuestKind): Promise<Link> {
  const { url } = await by.ok(inviteVideoGuest, { params: { id: roomId }, body: { kind } });
  return linkOf(url);
}

/** Guests without an account. Each calls from an address of their own; the server trusts its proxy. */
export function videoGuestsOf(server: TestServer) {
  let network = 0;
  const elsewhere = () => {
    network += 1;
    return `2001:db8:${network.toString(16)}::7`;
  };
  const open = (
    { token, secret }: Link,
    { address = elsewhere(), ...body }: Partial<OpenGuest> & { address?: string } = {},
  ): Promise<Reply<GuestVisit>> =>
    server.call(
      openVideoGuest,
      { params: { token }, body: { secret, name: 'Maria', ...body } },
      { headers: { 'x-forwarded-for': address } },
    );
  const sync = ({ token }: Link, visit: string, about: Partial<PeerSync> = {}): Promise<Reply<GuestCall>> =>
    server.call(syncVideoGuest, {
      params: { token },
      body: { visit, peer: randomUUID(), joins: true, after: 0, signals: [], ...about },
    });
  return { open, sync };
}
