import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { manifestPath, type WeightsManifest } from './manifest.ts';

const { data: folder } = parseArgs({ options: { data: { type: 'string' } } }).values;
if (!folder) {
  console.error('Name the folder of data: npm run train -- --data DIR');
  process.exit(2);
}
const manifest: WeightsManifest = {
  learnedFrom: [
    'ACI-Bench (Yim et al., Scientific Data 10:586, 2023), CC BY 4.0',
    'MTS-Dialog (Ben Abacha et al., EACL 2023), CC BY 4.0',
  ],
  data: {},
  models: {},
};
writeFileSync(manifestPath, `${JSON.stringify(manifest, null, 1)}\n`);
const program = fileURLToPath(new URL('./train-stage.ts', import.meta.url));
for (const stage of ['speech', 'notes']) {
  const { status } = spawnSync(process.execPath, [program, stage, folder], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
console.log('If a file of weights has changed, the engine has: npm run self-test');
