import type { FaxFailure, FaxState } from '@clinical/contract/fax/fax.rules';
import { port } from '../../platform/ports.ts';

/** What a line takes to carry. `tag` is ours and names one attempt: handed over twice, it is one fax. Numbers are `+` and digits. */
export type OutgoingFax = { tag: string; from: string; to: string; pdf: Uint8Array; pages: number };

/** Something that a line said of an attempt. `id` is the line's own: said twice, it is one thing. `raw` is kept as it came. */
export type LineEvent = {
  id: string;
  tag: string;
  state: FaxState;
  failure: FaxFailure | null;
  pagesSent: number | null;
  raw: unknown;
};

/** A fax that arrived and was not confirmed yet. `from` is empty when the sender hid it. Time in epoch milliseconds. */
export type IncomingFax = {
  id: string;
  from: string;
  to: string;
  at: number;
  /** A PDF or TIFF. */
  read(): Promise<Uint8Array>;
  /** It is kept: the line may forget it. */
  confirm(): Promise<void>;
};

/** A fax line. */
export type FaxPort = {
  readonly name: string;
  /** `installation`: nobody but the workspaces of this program. */
  readonly reaches: 'everyone' | 'installation';
  /** Hands a fax over. @throws AppError UNAVAILABLE when the line cannot be asked: whether it has the fax is then unknown */
  send(fax: OutgoingFax, signal: AbortSignal): Promise<void>;
  /** All that the line knows of an attempt; empty when it was never handed over. @throws AppError UNAVAILABLE */
  ask(tag: string): Promise<LineEvent[]>;
  /** Oldest first. @throws AppError UNAVAILABLE */
  received(): Promise<IncomingFax[]>;
};

export const faxPort = port<FaxPort>('fax');
