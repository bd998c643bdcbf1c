import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import type { ModelMode } from '../../apps/server/test/model-server.ts';
import { freePort } from './program.ts';

const script = join(import.meta.dirname, '../../apps/server/test/model-server.ts');

/** A model server in a process of its own, which can be exchanged for one with other manners at the same address. */
export class Model {
  readonly port: number;
  #process: ChildProcess | null = null;

  private constructor(port: number) {
    this.port = port;
  }

  static async create(): Promise<Model> {
    return new Model(await freePort());
  }

  /** What the program needs to know of it. */
  get environment(): Record<string, string> {
    return { OPENAI_BASE_URL: `http://127.0.0.1:${this.port}/v1`, OPENAI_API_KEY: 'key-for-tests' };
  }

  /** `pace`: of a slow one, milliseconds for each section; `stepped`: each waits for a step. */
  async serve(mode: ModelMode, pace: number | 'stepped' = 300): Promise<void> {
    await this.stop();
    const child = spawn(process.execPath, [script, String(this.port), mode, String(pace)], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('exit', (code) => reject(new Error(`the model server ended with ${code} before it was ready`)));
      child.stdout?.once('data', () => resolve());
    });
  }

  /** Lets a stepped reply go on by so many parts: one for each section, and one for its end. */
  step(parts = 1): void {
    this.#process?.stdin?.write('\n'.repeat(parts));
  }

  async stop(): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
