import { dirname, join } from 'node:path';

const server = join(import.meta.dirname, '../../..');

/** What a process of ours may read that has no other rights: this program, and the packages it stands on. */
export function readableFolders(): string[] {
  const folders = [server];
  for (let folder = server; folder !== dirname(folder); folder = dirname(folder))
    folders.push(join(folder, 'node_modules'));
  return folders;
}
