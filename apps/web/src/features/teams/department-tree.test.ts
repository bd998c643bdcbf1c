import type { Department } from '@clinical/contract/teams/departments.schemas';
import { expect, test } from 'vitest';
import { departmentLines, possibleParents } from './department-tree.ts';

const department = (id: string, parentId: string | null = null) => ({ id, parentId, name: id }) as Department;
const tree = [department('a'), department('b', 'a'), department('c'), department('d', 'b'), department('e', 'gone')];
const ids = (lines: ReturnType<typeof departmentLines>) =>
  lines.map(({ department: { id }, depth }) => `${depth}${id}`);

test('each department stands below its parent', () => {
  expect(ids(departmentLines(tree))).toEqual(['0a', '1b', '2d', '0c', '0e']);
});

test('a department is moved neither below itself nor below what is below it', () => {
  expect(ids(possibleParents(tree, 'a'))).toEqual(['0c', '0e']);
  expect(ids(possibleParents(tree, 'd'))).toEqual(['0a', '1b', '0c', '0e']);
  expect(ids(possibleParents(tree, null))).toHaveLength(5);
});
