import type { Attempt, FaxPort, IncomingFax, LineEvent, OutgoingFax } from '../src/gateways/fax/port.ts';
import { AppError } from '../src/platform/app-error.ts';

type Said = Partial<Pick<LineEvent, 'state' | 'failure' | 'pagesSent'>> & Pick<LineEvent, 'state'>;

/** A fax line that says what a test has it say. `taken` are the attempts that it has, in their order. */
export class ScriptedLine implements FaxPort {
  readonly name = 'Scripted line';
  readonly reaches = 'everyone';
  readonly numbers = [];
  readonly hear = null;
  readonly taken: OutgoingFax[] = [];
  /** What it says of each attempt once it has it, by the number of the attempt. */
  readonly says: Said[][];
  /** Takes a fax, and breaks the connection before it has answered, so many times. */
  lostReplies = 0;
  incoming: IncomingFax[] = [];
  /** Cannot be asked at all. */
  isAway = false;

  constructor(...says: Said[][]) {
    this.says = says;
  }

  async send(fax: OutgoingFax): Promise<LineEvent[]> {
    this.#assertThere();
    this.taken.push(fax);
    if (this.lostReplies === 0) return [];
    this.lostReplies -= 1;
    throw new AppError('UNAVAILABLE');
  }

  async ask({ tag }: Attempt): Promise<LineEvent[]> {
    this.#assertThere();
    const at = this.taken.findIndex((fax) => fax.tag === tag);
    if (at < 0) return [];
    const said = this.says[this.taken.slice(0, at).filter((fax) => fax.tag !== tag).length] ?? [];
    return said.map(({ state, failure = null, pagesSent = null }) => ({
      id: `${tag}/${state}/${failure}/${pagesSent}`,
      tag,
      state,
      failure,
      pagesSent,
      raw: { state, failure, pagesSent },
    }));
  }

  async received(): Promise<IncomingFax[]> {
    return this.incoming;
  }

  async test(): Promise<string> {
    this.#assertThere();
    return 'The line answered.';
  }

  #assertThere(): void {
    if (this.isAway) throw new AppError('UNAVAILABLE');
  }
}
