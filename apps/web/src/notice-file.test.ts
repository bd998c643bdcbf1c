import { expect, test } from 'vitest';
import { type LockedPackages, noticeText, packagesOf } from '../notice-file.ts';

const locked: LockedPackages = {
  'apps/web': { dependencies: { react: '19', own: '1' } },
  'apps/server': { dependencies: { pg: '8' }, optionalDependencies: { canvas: '1' } },
  'packages/own': { dependencies: { zod: '4' } },
  'node_modules/own': { link: true, resolved: 'packages/own' },
  'packages/own/node_modules/zod': { version: '4.0.0', license: 'MIT' },
  'node_modules/zod': { version: '3.0.0', license: 'MIT' },
  'node_modules/react': { version: '19.0.0', license: 'MIT' },
  'node_modules/pg': { version: '8.0.0', license: 'MIT' },
  'node_modules/canvas': { version: '1.0.0' },
  'node_modules/vite': { version: '8.0.0', license: 'MIT' },
};

test('a package is found where Node finds it, through those of the repository', () => {
  expect(packagesOf('apps/web', locked)).toEqual(['node_modules/react', 'packages/own/node_modules/zod']);
});

test('the notice names what runs, each licence text once, and no tools', () => {
  const text = noticeText(locked, (path) => (path.includes('pg') ? null : 'Permission is granted'));
  expect(text).toContain('Sent to browsers:\nreact 19.0.0 (MIT)\nzod 4.0.0 (MIT)\n');
  expect(text).toContain('Used by the server:\ncanvas 1.0.0 (licence in the package)\npg 8.0.0 (MIT)\n');
  expect(text.match(/Permission is granted/g)).toHaveLength(1);
  expect(text).not.toContain('vite');
});
