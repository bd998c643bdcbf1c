import type { FaxFailure } from '@clinical/contract/fax/fax.rules';
import { readPhone } from '@clinical/contract/validation/phones';
import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../platform/app-error.ts';
import type { Clock } from '../../platform/clock.ts';
import { findProgram, type Limits, ProgramFailed, runLimited } from '../../platform/work/run-limited.ts';
import type { Attempt, FaxPort, IncomingFax, LineEvent, OutgoingFax, OwnNumber } from './port.ts';
import { readTransferLog, type Transfer } from './transfer-log.ts';

export type HylafaxOptions = {
  /** `[MODEM@]HOST[:PORT]`, as `sendfax` takes it. */
  server: string;
  /** The server's spooling area, e.g. `/var/spool/hylafax`: what came in, and its log of transfers. */
  spool: string;
  number: OwnNumber;
  /** Where a file lies while it is handed over; what a killed process leaves there is removed. */
  workFolder: string;
  /** A folder of ours, for the settings of its programs. */
  settingsFolder: string;
  clock: Clock;
};

/** A file that is no longer written to, in milliseconds, when the log that named it was rotated. */
const restsFor = 60 * 60_000;
/** Of one call of a program, in milliseconds. */
const callFor = 60_000;
/** The server dials so often by itself. A later attempt is one of ours. */
const dials = '3';

/** Without widths, so that nothing is cut; the status comes last, because it may contain anything. */
const settings = 'JobFmt: "%J|%a|%P|%s"\nPassiveMode: yes\n';

/** A HylaFAX server, by its own programs `sendfax` and `faxstat`. Its user needs the right to read and remove what came in. */
export function hylafax({ server, spool, number, workFolder, settingsFolder, clock }: HylafaxOptions): FaxPort {
  /** Written before each call: without them a job's line could not be read, and it would look as if it were not there. */
  async function writeSettings(): Promise<void> {
    await mkdir(settingsFolder, { recursive: true });
    await writeFile(join(settingsFolder, '.hylarc'), settings);
  }

  /** The lines that a program says. @throws AppError UNAVAILABLE with what it said last */
  async function run(
    name: 'sendfax' | 'faxstat',
    args: readonly string[],
    more: Partial<Limits> = {},
  ): Promise<string[]> {
    const program = findProgram(name);
    if (program === null) throw away(`HylaFAX's program ${name} is not installed on this server.`);
    await writeSettings();
    const lines: string[] = [];
    const signal = AbortSignal.any([AbortSignal.timeout(callFor), ...(more.signal ? [more.signal] : [])]);
    const onLine = (line: string): void => void lines.push(line);
    const environment = [`HOME=${settingsFolder}`, 'FAXUSER=clinical'];
    try {
      await runLimited('/usr/bin/env', [...environment, program, '-h', server, ...args], {
        memory: 512,
        processor: 60,
        signal,
        onLine,
      });
    } catch (error) {
      more.signal?.throwIfAborted();
      throw away(error instanceof ProgramFailed ? error.message : `HylaFAX's ${name} did not end.`);
    }
    return lines;
  }

  const transfers = async (): Promise<Transfer[]> =>
    readTransferLog(await readFile(join(spool, 'log/xferfaxlog'), 'latin1').catch(() => ''));

  return {
    name: 'HylaFAX',
    reaches: 'everyone',
    numbers: [number],
    hear: null,

    async send({ tag, to, pdf }: OutgoingFax, signal) {
      await mkdir(workFolder, { recursive: true, mode: 0o700 });
      const file = join(workFolder, `fax-${tag}.pdf`);
      await writeFile(file, pdf, { mode: 0o600 });
      try {
        await run('sendfax', ['-n', '-m', '-T', dials, '-i', tag, '-d', to, file], { signal });
      } finally {
        await rm(file, { force: true });
      }
      return [event(tag, { state: 'sending', failure: null, pagesSent: null }, 'accepted')];
    },

    /** The queue knows what is under way and what ended a while ago, the log of transfers what ended before. */
    async ask({ tag }: Attempt) {
      const lines = await run('faxstat', ['-s', '-d']);
      if (lines.some((line) => line.startsWith('JID'))) throw away('HylaFAX lists its jobs in a form of its own.');
      const job = lines.find((line) => line.startsWith(`${tag}|`));
      if (job) return readJob(job, tag);
      const calls = (await transfers()).filter((call) => call.kind === 'SEND' && call.tag === tag);
      const last = calls.at(-1);
      if (!last) return [];
      return [event(tag, last.reason === '' ? ended(last.pages) : failed(last.reason, null), last)];
    },

    async received() {
      const folder = join(spool, 'recvq');
      const names = await readdir(folder).catch((error: unknown) => {
        throw away(`${folder} cannot be read: ${(error as Error).message}`);
      });
      const ends = new Map((await transfers()).map((call) => [call.file, call]));
      const incoming: IncomingFax[] = [];
      for (const name of names.filter((each) => /^fax\d+\.tif$/.test(each)).toSorted()) {
        const path = join(folder, name);
        const { mtimeMs } = await stat(path);
        const call = ends.get(`recvq/${name}`);
        // while a call lasts its file grows
        if (!call && clock.now() - mtimeMs < restsFor) continue;
        incoming.push({
          id: `hylafax/${name}/${Math.round(mtimeMs)}`,
          from: numberOf(call?.peer ?? '') || numberOf(call?.caller ?? ''),
          to: number.number,
          at: Math.round(mtimeMs),
          read: () => readFile(path),
          confirm: () => rm(path),
        });
      }
      return incoming;
    },

    async test(signal) {
      const [first = 'The HylaFAX server answered.'] = await run('faxstat', [], { signal });
      return first;
    },
  };
}

const away = (message: string): AppError => new AppError('UNAVAILABLE', { message });

type Said = Pick<LineEvent, 'state' | 'failure' | 'pagesSent'>;

const event = (tag: string, said: Said, raw: unknown): LineEvent => ({
  id: `hylafax/${tag}/${said.state}/${said.failure ?? ''}/${said.pagesSent ?? ''}`,
  tag,
  ...said,
  raw,
});

const ended = (pagesSent: number | null): Said => ({ state: 'delivered', failure: null, pagesSent });
const failed = (reason: string, pagesSent: number | null): Said => ({
  state: 'failed',
  failure: failureOf(reason),
  pagesSent,
});

/** A line of `faxstat`: tag, state, pages sent of pages, why it failed last. */
function readJob(line: string, tag: string): LineEvent[] {
  const [, state = '', pages = '', ...reason] = line.split('|');
  const sent = Number.parseInt(pages, 10);
  const pagesSent = Number.isNaN(sent) ? null : sent;
  if (state === 'D') return [event(tag, ended(pagesSent), line)];
  if (state === 'F') return [event(tag, failed(reason.join('|').trim(), pagesSent), line)];
  return [event(tag, { state: 'sending', failure: null, pagesSent: null }, line)];
}

/** HylaFAX says why in words, which differ by modem and version. What stands in no line here goes to a person. */
const reasons: [RegExp, FaxFailure][] = [
  [/busy signal/i, 'busy'],
  [/no answer/i, 'no-answer'],
  [/no (local )?dialtone|unable to open|modem/i, 'line'],
  [/no carrier|no (initial )?response|not a fax|does not support/i, 'no-fax'],
  [/invalid (number|dial)|bad dial/i, 'no-such-number'],
  [/reject/i, 'account'],
  [
    /disconnect|call (drop|disrupt|terminated)|got DCN|RSPREC|lost|timed? ?out|kill time|too many (attempts|calls)/i,
    'interrupted',
  ],
];

function failureOf(reason: string): FaxFailure {
  return reasons.find(([pattern]) => pattern.test(reason))?.[1] ?? 'unknown';
}

/** A number as a machine gives it, in international form; empty when it is none. */
function numberOf(text: string): string {
  const digits = readPhone(text.replaceAll(/[^\d+]/g, ''));
  return digits === null ? '' : `+${digits}`;
}
