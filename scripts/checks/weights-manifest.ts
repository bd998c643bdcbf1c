import { hashesOfWeights, readManifest } from '../../packages/clinical-language/training/manifest.ts';
import type { Problem } from './source-file.ts';

const folder = 'packages/clinical-language/weights';

/** Each file of weights is the one that the manifest says how it was made. */
export function weightsFitManifest(
  files: Readonly<Record<string, string>> = hashesOfWeights(),
  { models }: { models: Readonly<Record<string, { sha256: string }>> } = readManifest(),
): Problem[] {
  const names = new Set([...Object.keys(files), ...Object.keys(models)]);
  return [...names]
    .filter((name) => files[name] !== models[name]?.sha256)
    .map((name) => ({
      rule: 'weights-manifest',
      path: `${folder}/${name}`,
      line: 1,
      message: 'it is not what the manifest describes: npm run train -- --data DIR writes both',
    }));
}
