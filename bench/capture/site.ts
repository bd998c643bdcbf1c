import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Child, memoryMiB, startServer } from '../lib/child.ts';
import { register } from '../lib/sign-up.ts';
import { mountSmallDisk, type SmallDisk } from './small-disk.ts';

export const email = 'bench@example.org';

/** One server with a data folder of its own, which faults end and start again. */
export class Site {
  readonly folder: string;
  readonly disk: SmallDisk | null;
  readonly #environment: Record<string, string>;
  #server: Child | null = null;

  private constructor(folder: string, disk: SmallDisk | null, environment: Record<string, string>) {
    this.folder = folder;
    this.disk = disk;
    this.#environment = environment;
  }

  /** Starts it with one account. @param diskMiB on a disk of that size, where mounting one is permitted */
  static async open(environment: Record<string, string>, diskMiB?: number): Promise<Site> {
    const folder = mkdtempSync(join(tmpdir(), 'clinical-capture-'));
    const disk = diskMiB === undefined ? null : mountSmallDisk(folder, diskMiB);
    // a benchmark that fails leaves nothing mounted
    process.once('exit', () => disk?.unmount());
    const site = new Site(folder, disk, environment);
    await site.start();
    await register(site.address, folder, email);
    return site;
  }

  /** Where it is now, and where it was while it is gone. */
  address = '';

  get server(): Child {
    if (!this.#server) throw new Error('the server is not running');
    return this.#server;
  }

  async start(environment: Record<string, string> = {}): Promise<void> {
    this.#server = await startServer({
      DATA_DIR: this.folder,
      SIGN_IN_LIMIT_PER_MINUTE: '100000',
      ...this.#environment,
      ...environment,
    });
    this.address = this.#server.address;
  }

  async killAndStart(): Promise<void> {
    await this.server.kill();
    await this.start();
  }

  async stopAndStart(environment?: Record<string, string>): Promise<void> {
    await this.server.stop();
    await this.start(environment);
  }

  /** Memory now; from here on the most is counted anew, for the start of the embedded database takes more than all that follows. */
  countMemoryAnew(): number {
    writeFileSync(`/proc/${this.server.pid}/clear_refs`, '5');
    return memoryMiB(this.server.pid).now;
  }

  async close(): Promise<void> {
    await this.server.stop();
    this.disk?.unmount();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
