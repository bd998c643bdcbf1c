import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const words =
  'Good morning. What brings you in today? I have had a cough for three days, and it is worse at night. ' +
  'Do you have a fever? No fever, and no chest pain. I take ten milligrams of lisinopril every day.';

const synthesisers: [program: string, args: (file: string) => string[]][] = [
  ['espeak-ng', (file) => ['-w', file, words]],
  ['flite', (file) => ['-t', words, '-o', file]],
];

/** A spoken visit as a WAV file, made by whichever synthesiser is installed; null when there is none. The browser repeats it. */
export function spokenVisit(): string | null {
  const file = join(mkdtempSync(join(tmpdir(), 'clinical-voice-')), 'visit.wav');
  for (const [program, args] of synthesisers) {
    try {
      execFileSync(program, args(file), { stdio: 'ignore' });
      if (existsSync(file)) return file;
    } catch {
      // not installed: the next one
    }
  }
  return null;
}
