import { port } from '../../platform/ports.ts';

/** What came of one message. `refused`: the address is one that nothing is sent to. `unreachable`: no answer came. */
export type PostOutcome =
  | { kind: 'answered'; status: number; retryAfterMs: number }
  | { kind: 'refused'; message: string }
  | { kind: 'unreachable' };

/** As a sentence. `mayPass`: a name that may mean a public address in a while. */
export type AddressRefusal = { message: string; mayPass: boolean };

/** Posts messages to addresses that users chose. */
export type GridhookPort = {
  /** Why nothing would be sent to an address; null when it would. Its name is looked up, and nothing is sent. */
  inspect(url: string): Promise<AddressRefusal | null>;
  post(
    url: string,
    message: { headers: Readonly<Record<string, string>>; body: string },
    signal: AbortSignal,
  ): Promise<PostOutcome>;
};

export const gridhookPort = port<GridhookPort>('gridhook');
