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

/** An attempt to ask about. `since`: when its person sent it, in epoch milliseconds; a line need not look further back. */
export type Attempt = Pick<OutgoingFax, 'tag' | 'to'> & { since: number };

/** A message that a line sent by itself. `text` is its body, byte for byte: the signature covers it. */
export type SignedMessage = { headers: Readonly<Record<string, string | string[] | undefined>>; text: string };

/** A number of ours at a line; without `workspaceId` it is for the first workspace that uses faxes. */
export type OwnNumber = { number: string; workspaceId: string | null };

/** A fax line. */
export type FaxPort = {
  readonly name: string;
  /** `installation`: nobody but the workspaces of this program, which have numbers of its own. */
  readonly reaches: 'everyone' | 'installation';
  /** The numbers that the operator has at this line. */
  readonly numbers: readonly OwnNumber[];
  /**
   * Hands a fax over. Gives what the line said at once: that it has it, that it will not have it, or nothing.
   * @throws AppError UNAVAILABLE when the line cannot be asked: whether it has the fax is then unknown
   */
  send(fax: OutgoingFax, signal: AbortSignal): Promise<LineEvent[]>;
  /** All that the line knows of an attempt; empty when it was never handed over. @throws AppError UNAVAILABLE */
  ask(attempt: Attempt): Promise<LineEvent[]>;
  /** Oldest first. @throws AppError UNAVAILABLE */
  received(): Promise<IncomingFax[]>;
  /** What a message of the line's says of attempts; null when this line sends none. @throws AppError MALFORMED_REQUEST when it is not the line's */
  readonly hear: ((message: SignedMessage) => LineEvent[]) | null;
  /** Asks something that changes nothing. Gives one sentence. @throws AppError UNAVAILABLE with what is wrong */
  test(signal: AbortSignal): Promise<string>;
};

export const faxPort = port<FaxPort>('fax');

/** The line of the configuration; null when faxes stay within this installation. */
export const faxCarrier = port<{ line: FaxPort | null }>('fax-carrier');
