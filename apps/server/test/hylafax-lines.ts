import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { until } from './until.ts';

const spool = '/var/spool/hylafax';
const settings = '/etc/hylafax';
/** Two modems that call each other over the loopback network, with no exchange between them. */
const modems = [
  { device: 'ttyIAX0', number: '+12025550100', port: 4570, other: 4571 },
  { device: 'ttyIAX1', number: '+12025550101', port: 4571, other: 4570 },
] as const;

const quietly = (program: string, ...args: string[]): string => {
  try {
    return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
};

/** A HylaFAX server on this machine. `sender` may only dial, `receiver` only answers: each is the other's line. */
export type HylafaxLines = { spool: string; sender: string; receiver: string; stop(): void };

/** Takes over the HylaFAX of this machine: needs root and the packages that docs/testing.md names. */
export async function startHylafaxLines(): Promise<HylafaxLines> {
  const started: ChildProcess[] = [];
  const start = (program: string, ...args: string[]): void => {
    started.push(spawn(program, args, { stdio: 'ignore' }));
  };
  const end = (): void => {
    for (const child of started) child.kill('SIGKILL');
    for (const name of ['faxgetty', 'faxq', 'hfaxd', 'iaxmodem']) quietly('pkill', '-KILL', '-x', name);
  };
  end();
  // what an earlier server said of its modems is no sign of life
  for (const queue of ['recvq', 'sendq', 'doneq', 'docq', 'status']) {
    for (const name of readdirSync(`${spool}/${queue}`)) rmSync(`${spool}/${queue}/${name}`, { recursive: true });
  }
  rmSync(`${spool}/log/xferfaxlog`, { force: true });
  mkdirSync('/etc/iaxmodem', { recursive: true });
  for (const { device, number, port, other } of modems) {
    const lines = [
      `device /dev/${device}`,
      'owner uucp:uucp',
      'mode 660',
      `port ${port}`,
      'refresh 0',
      `server 127.0.0.1:${other}`,
      `peername ${device}`,
      'secret none',
      `cidname ${device}`,
      `cidnumber ${number.slice(1)}`,
      'codec slinear',
      'nodaemon',
    ];
    writeFileSync(`/etc/iaxmodem/${device}`, `${lines.join('\n')}\n`);
    writeFileSync(`${settings}/config.${device}`, modemSettings(number));
  }
  writeFileSync(`${settings}/hosts.hfaxd`, 'localhost:\n127.0.0.1:\n', { mode: 0o600 });
  quietly('chown', 'uucp', `${settings}/hosts.hfaxd`);
  if (!existsSync(`${settings}/setup.cache`)) copyFileSync(`${spool}/etc/setup.cache`, `${settings}/setup.cache`);
  if (quietly('mountpoint', `${spool}/etc`) === '') quietly('mount', '--bind', settings, `${spool}/etc`);

  for (const { device } of modems) rmSync(`/dev/${device}`, { force: true });
  for (const { device } of modems) start('/usr/bin/iaxmodem', device);
  await until(
    async () => modems.every(({ device }) => existsSync(`/dev/${device}`)),
    (areThere) => areThere,
  );
  quietly('/usr/sbin/faxq');
  quietly('/usr/sbin/hfaxd', '-i', '4559');
  start('/usr/sbin/faxgetty', modems[1].device);
  await until(
    async () => quietly('/usr/bin/faxstat'),
    (said) => said.includes('scheduler') && said.includes('Running and idle'),
  );
  // the scheduler forgets what it hears of a modem while it starts
  for (let times = 0; times < 5; times += 1) {
    quietly('/usr/sbin/faxmodem', modems[0].device);
    await wait(1_000);
  }
  return { spool, sender: modems[0].number, receiver: modems[1].number, stop: end };
}

/** What Debian ships for these modems, without the line of text that a sender prints over the top of a page. */
function modemSettings(number: string): string {
  const folder = '/usr/share/doc/iaxmodem/examples';
  const name = readdirSync(folder).find((each) => each.startsWith('config.ttyIAX')) ?? '';
  const bytes = readFileSync(`${folder}/${name}`);
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
  return text
    .replace(/^FAXNumber:.*$/m, `FAXNumber: ${number}`)
    .replace(/^LocalIdentifier:.*$/m, `LocalIdentifier: "${number}"`)
    .replace(/^TagLineFormat:.*$/m, 'TagLineFormat: ""')
    .replaceAll('0600', '0660');
}

/** Pages of a TIFF as dots, eight a byte with the leftmost first and black as 1: libtiff's own reading of them. */
export function dotsOf(path: string): Buffer[] {
  const pages = quietly('/usr/bin/tiffinfo', path).match(/TIFF Directory/g)?.length ?? 0;
  return Array.from({ length: pages }, (_, page) => {
    const plain = `/tmp/dots-${process.pid}-${page}.tif`;
    execFileSync('/usr/bin/tiffcp', ['-c', 'none', '-f', 'msb2lsb', '-r', '100000', `${path},${page}`, plain], {
      stdio: 'ignore',
    });
    const bytes = readFileSync(plain);
    rmSync(plain);
    return stripOf(bytes);
  });
}

/** The dots of a TIFF that is not packed and has one strip. */
function stripOf(tiff: Buffer): Buffer {
  const table = tiff.readUInt32LE(4);
  const valueOf = (tag: number): number => {
    for (let at = 0; at < tiff.readUInt16LE(table); at += 1) {
      const entry = table + 2 + at * 12;
      if (tiff.readUInt16LE(entry) === tag)
        return tiff.readUInt16LE(entry + 2) === 3 ? tiff.readUInt16LE(entry + 8) : tiff.readUInt32LE(entry + 8);
    }
    return 0;
  };
  return tiff.subarray(valueOf(273), valueOf(273) + valueOf(279));
}
