import { readFileSync, writeFileSync } from 'node:fs';
import { readTrainingData, type TrainingData } from './data.ts';
import { manifestPath, sha256, type WeightsManifest, weightsFolder } from './manifest.ts';
import type { Trained } from './trained.ts';

/** What is fitted together. Later stages read the visits with the models of earlier ones, so each stage is a process of its own. */
const stages: Record<string, () => Promise<((data: TrainingData) => Trained[])[]>> = {
  speech: async () => [
    (await import('./boundaries.ts')).trainBoundaries,
    (await import('./turns.ts')).trainTurns,
    (await import('./roles.ts')).trainRoles,
  ],
  notes: async () => [(await import('./wording.ts')).trainWording, (await import('./choice.ts')).trainChoice],
};

const asFile = (value: unknown): string => `${JSON.stringify(value, null, 1)}\n`;

/** Fits the models of a stage, writes their files and says so in the manifest. */
async function trainStage(stage: string, folder: string): Promise<void> {
  const trainers = await stages[stage]?.();
  if (!trainers) throw new Error(`There is no stage "${stage}".`);
  const data = readTrainingData(folder);
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as WeightsManifest;
  manifest.data = data.hashes;
  for (const train of trainers) {
    for (const { name, weights, ...about } of train(data)) {
      const text = asFile(weights);
      writeFileSync(`${weightsFolder}${name}.json`, text);
      manifest.models[`${name}.json`] = { ...about, sha256: sha256(text) };
      console.log(`${name}: ${about.rows} rows, ${JSON.stringify(about.scores)}`);
    }
  }
  writeFileSync(manifestPath, asFile(manifest));
}

const [stage = '', folder = ''] = process.argv.slice(2);
await trainStage(stage, folder);
