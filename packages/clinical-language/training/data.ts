import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Utterance } from '@clinical/contract/transcripts/source.schemas';
import { parseTranscript } from '../src/parse-transcript.ts';
import { assignRoles } from '../src/speaker-roles.ts';

export type Visit = {
  id: string;
  source: 'virtassist' | 'virtscribe' | 'aci';
  dialogue: string;
  note: string;
};
export type Exchange = { id: string; section: string; dialogue: string; text: string };

/** What models are fitted on, or measured on. */
export type Split = { visits: readonly Visit[]; exchanges: readonly Exchange[] };

/** A folder of data. `hashes`: SHA-256 in hex of each file that was read, by its name. */
export type TrainingData = { train: Split; valid: Split; hashes: Record<string, string> };

/**
 * Reads ACI-Bench visits and MTS-Dialog exchanges: `aci-bench.train.json`, `aci-bench.valid.json`, `mts-dialog.train.json` and
 * `mts-dialog.valid.json`, each a JSON list.
 * @throws Error when a file is missing or is no JSON
 */
export function readTrainingData(folder: string): TrainingData {
  const hashes: Record<string, string> = {};
  const read = <Row>(name: string): Row[] => {
    const bytes = readFileSync(join(folder, name));
    hashes[name] = createHash('sha256').update(bytes).digest('hex');
    return JSON.parse(bytes.toString('utf8')) as Row[];
  };
  const split = (name: 'train' | 'valid'): Split => ({
    visits: read<Visit>(`aci-bench.${name}.json`),
    exchanges: read<Exchange>(`mts-dialog.${name}.json`),
  });
  return { train: split('train'), valid: split('valid'), hashes };
}

/** A dialogue with roles from its labels. */
export const utterancesOf = (dialogue: string): Utterance[] => assignRoles(parseTranscript(dialogue).utterances);

export const dialoguesOf = ({ visits, exchanges }: Split): string[] =>
  [...visits, ...exchanges].map(({ dialogue }) => dialogue);
