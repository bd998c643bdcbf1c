import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { startFailure } from './start-failure.ts';

const config = { host: '10.9.9.9', port: 3000 };
const failure = (code: string) => Object.assign(new Error(`listen ${code}`), { code });

test('what an operator can put right is said in a sentence that names the setting', () => {
  expect(startFailure(failure('EADDRINUSE'), config)).toMatch(/Port 3000 is in use already.*PORT/);
  expect(startFailure(failure('EADDRNOTAVAIL'), config)).toMatch(/no address 10\.9\.9\.9.*HOST/);
  expect(startFailure(failure('EACCES'), config)).toMatch(/port 3000.*listen EACCES/);
});

test('everything else is said as it is', () => {
  expect(startFailure(new Error('The master key is gone.'), config)).toBe('The master key is gone.');
  expect(startFailure(failure('ENOTFOUND'), null)).toBe('listen ENOTFOUND');
  expect(startFailure('odd', null)).toBe('odd');
});

test('a worker of its own says that it needs a server', () => {
  const worker = fileURLToPath(new URL('./worker.ts', import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [worker], { env: {}, encoding: 'utf8' });
  expect([status, stderr]).toEqual([
    1,
    'A worker of its own needs DATABASE_URL: the embedded database serves one process.\n',
  ]);
});
