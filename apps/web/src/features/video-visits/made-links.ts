import type { GuestKind } from '@clinical/contract/video-visits/video-visits.schemas';
import { outsideStore } from '../../lib/outside-store.ts';
import { onLeave } from '../../lib/session/leave.ts';

type Made = { roomId: string; kind: GuestKind; url: string };

const store = outsideStore<Made | null>(null);
onLeave(() => store.set(null));

/** The link that was made last. Its secret is in the memory of this page alone. */
export const madeLinks = {
  subscribe: store.subscribe,
  get: store.get,
  show: (roomId: string, kind: GuestKind, url: string | null) => store.set(url === null ? null : { roomId, kind, url }),
};
