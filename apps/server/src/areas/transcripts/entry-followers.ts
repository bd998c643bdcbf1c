import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';

type Placed = { id: string; noteId: string };

/** Records of later areas that rest on an entry. Each is told within the transaction. */
export type EntryFollower = {
  /** The entry, still in its chart, goes to another one. */
  moved(tx: Tx, entry: Placed, to: { id: string; workspaceId: string }): Promise<void>;
  /** The entry goes to the bin, or is erased. */
  removed(tx: Tx, entry: Placed): Promise<void>;
  /** The entry was taken out of the bin. */
  restored?(tx: Tx, entry: Placed): Promise<void>;
};

export const entryFollowers = port<readonly EntryFollower[]>('entry-followers');
