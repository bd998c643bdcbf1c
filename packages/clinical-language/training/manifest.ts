import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Trained } from './trained.ts';

export const weightsFolder = fileURLToPath(new URL('../weights/', import.meta.url));
const manifestFile = 'manifest.json';
export const manifestPath = `${weightsFolder}${manifestFile}`;

/** What the weights were made with. */
export type WeightsManifest = {
  /** The data sets, with their licence. */
  learnedFrom: string[];
  /** SHA-256 in hex of each file of data, by its name. */
  data: Record<string, string>;
  /** By the name of its file: what was fitted, how, how well it does on the validation split, and the SHA-256 of the file. */
  models: Record<string, Omit<Trained, 'name' | 'weights'> & { sha256: string }>;
};

export const sha256 = (bytes: string | Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** The manifest beside the weights. */
export const readManifest = (): WeightsManifest => JSON.parse(readFileSync(manifestPath, 'utf8')) as WeightsManifest;

/** SHA-256 of each file of weights as it is, by its name. */
export function hashesOfWeights(): Record<string, string> {
  const names = readdirSync(weightsFolder).filter((name) => name !== manifestFile);
  return Object.fromEntries(names.map((name) => [name, sha256(readFileSync(`${weightsFolder}${name}`))]));
}
