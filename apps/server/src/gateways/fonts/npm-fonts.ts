import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { promisify } from 'node:util';
import { parseTarGzip } from 'nanotar';
import { downloadFiles } from '../../platform/outside/download-files.ts';
import { type FontPackage, fontPackages } from './font-packages.ts';
import { type FetchedScript, fetchedScripts, type FontFaces, type FontsPort } from './port.ts';

type Options = {
  /** The fonts lie here, one folder per package and version. */
  folder: string;
  say: (line: string) => void;
  /** Writes a whole file so that a crash leaves all of it or nothing. */
  write: (path: string, content: Uint8Array) => Promise<unknown>;
  packages?: typeof fontPackages;
  registry?: () => Promise<string>;
};

/** Of one download. What it has so far stays, and the next try goes on from there. */
const longestMs = 60_000;

/** The registry that npm is configured to use. @throws Error when npm does not answer */
async function npmRegistry(): Promise<string> {
  const windows = process.platform === 'win32';
  const { stdout } = await promisify(execFile)(windows ? 'npm.cmd' : 'npm', ['config', 'get', 'registry'], {
    shell: windows,
  });
  return stdout.trim();
}

/** Fonts from packages of the npm registry, downloaded when they are first needed and then used from disk. */
export function npmFonts(options: Options): FontsPort {
  const { folder, packages = fontPackages, registry = npmRegistry } = options;
  const running = new Map<FetchedScript, Promise<void>>();
  const download = async (script: FetchedScript): Promise<void> => {
    const wanted = packages[script];
    const home = homeOf(folder, wanted);
    if (existsSync(home)) return;
    try {
      await fetchPackage(wanted, { ...options, home, address: await registry() });
    } catch (error) {
      throw new Error(`The font for ${script} could not be downloaded (${wanted.name}): ${reasonOf(error)}`, {
        cause: error,
      });
    }
  };
  return {
    faces: facesIn(folder, packages),
    async fetch(scripts) {
      for (const script of scripts) {
        const shared = running.get(script) ?? download(script).finally(() => running.delete(script));
        running.set(script, shared);
        await shared;
      }
    },
  };
}

const homeOf = (folder: string, { name, version }: FontPackage): string => join(folder, `${basename(name)}-${version}`);

function facesIn(folder: string, packages: typeof fontPackages): Record<FetchedScript, FontFaces> {
  const faces = fetchedScripts.map((script) => {
    const { regular, bold } = packages[script];
    const home = homeOf(folder, packages[script]);
    return [script, { regular: join(home, regular), bold: join(home, bold) }];
  });
  return Object.fromEntries(faces) as Record<FetchedScript, FontFaces>;
}

/** A failed request hides its reason in its cause. */
function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

type Place = Pick<Options, 'folder' | 'say' | 'write'> & { home: string; address: string };

async function fetchPackage(wanted: FontPackage, { folder, say, write, home, address }: Place): Promise<void> {
  const { name, version, size, sha512, regular, bold } = wanted;
  const archive = `${basename(name)}-${version}.tgz`;
  const file = {
    name: archive,
    address: `${address.replace(/\/$/, '')}/${name}/-/${archive}`,
    size,
    digest: { algorithm: 'sha512', hex: Buffer.from(sha512, 'base64').toString('hex') },
  } as const;
  await downloadFiles([file], folder, { say, signal: AbortSignal.timeout(longestMs) });
  const paths = new Set([regular, bold].map((face) => `package/fonts/${face}`));
  const entries = await parseTarGzip(await readFile(join(folder, archive)), {
    filter: (entry) => paths.has(entry.name),
  });
  if (entries.length !== paths.size) throw new Error(`${archive} does not hold ${regular} and ${bold}.`);
  // the folder takes its name when it is complete, so a stop in between leaves nothing that looks ready
  const making = `${home}.making`;
  await rm(making, { recursive: true, force: true });
  await mkdir(making, { recursive: true });
  for (const entry of entries) await write(join(making, basename(entry.name)), entry.data ?? new Uint8Array());
  await rename(making, home);
  await rm(join(folder, archive));
}
