import { expect, test } from 'vitest';
import { weightsFitManifest } from './weights-manifest.ts';

const models = { 'role.json': { sha256: 'a' }, 'turn.json': { sha256: 'b' } };

test('weights that were changed, added or lost since the manifest was written are named', () => {
  expect(weightsFitManifest({ 'role.json': 'a', 'turn.json': 'b' }, { models })).toEqual([]);
  const named = (files: Record<string, string>) => weightsFitManifest(files, { models }).map(({ path }) => path);
  const at = (name: string) => `packages/clinical-language/weights/${name}`;
  expect(named({ 'role.json': 'a', 'turn.json': 'c' })).toEqual([at('turn.json')]);
  expect(named({ 'role.json': 'a' })).toEqual([at('turn.json')]);
  expect(named({ 'role.json': 'a', 'turn.json': 'b', 'topic.json': 'd' })).toEqual([at('topic.json')]);
});

test('the weights of the engine are those of its manifest', () => {
  expect(weightsFitManifest()).toEqual([]);
});
