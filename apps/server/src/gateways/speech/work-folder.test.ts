import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { clearWorkFolder } from './work-folder.ts';

it('keeps what is worked on, and removes what a killed process left', async () => {
  const folder = await temporaryFolder();
  const [hour, now] = [60 * 60_000, Date.now()];
  writeFileSync(join(folder, 'now'), 'x');
  mkdirSync(join(folder, 'left'));
  writeFileSync(join(folder, 'left', 'audio'), 'x');
  utimesSync(join(folder, 'left'), (now - 7 * hour) / 1_000, (now - 7 * hour) / 1_000);
  await clearWorkFolder(folder, now);
  expect(readdirSync(folder)).toEqual(['now']);
});

it('has nothing to do where there is no folder', async () => {
  await expect(clearWorkFolder(join(await temporaryFolder(), 'none'), 0)).resolves.toBeUndefined();
});
