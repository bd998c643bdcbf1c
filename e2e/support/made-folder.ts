import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Program } from './program.ts';

/** Before all tests: the program makes its data folder once, and each worker begins with a copy. Gives what removes it. */
export default async function makeFolder(): Promise<() => void> {
  const made = mkdtempSync(join(tmpdir(), 'clinical-e2e-made-'));
  const program = await Program.start();
  try {
    await program.stop();
    cpSync(program.dataDir, made, { recursive: true });
  } finally {
    await program.dispose();
  }
  process.env.E2E_MADE_FOLDER = made;
  return () => rmSync(made, { recursive: true, force: true });
}
