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
type Exchange = { id: string; section: string; dialogue: string; text: string };

const read = (folder: string, name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));

/** ACI-Bench visits and MTS-Dialog exchanges of a folder as bench/README describes it. */
export const visitsOf = (folder: string, split: 'train' | 'valid'): Visit[] =>
  read(folder, `aci-bench.${split}.json`) as Visit[];
export const exchangesOf = (folder: string, split: 'train' | 'valid'): Exchange[] =>
  read(folder, `mts-dialog.${split}.json`) as Exchange[];

/** A dialogue with roles from its labels. */
export const utterancesOf = (dialogue: string): Utterance[] => assignRoles(parseTranscript(dialogue).utterances);
