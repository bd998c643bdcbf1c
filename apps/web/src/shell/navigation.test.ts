import { expect, test } from 'vitest';
import { pageRoutes } from '../testing/page-routes.ts';
import {
  findByPath,
  flatten,
  isLocked,
  menuRows,
  navigation,
  phonePlaces,
  titleFor,
  visibleItems,
} from './navigation.ts';

test.each([
  ['/my-projects', 'Patients'],
  ['/deep-evidentia', 'DeepEvidentia'],
  ['/pre-chats/42', 'AI Nurse Assistant'],
  ['/faxes', 'AI Clinical Workspace'],
  ['/nowhere', 'AI Clinical Workspace'],
])('the title of %s is %s', (path, title) => {
  expect(titleFor(path)).toBe(title);
});

test('every page behind sign-in has its entry, and every other entry says that its page comes', () => {
  const open = flatten(navigation).flatMap(({ path, locked }) => (path && !locked ? [path] : []));
  expect(open.toSorted()).toEqual(pageRoutes('_app').toSorted());
});

test('onboarding and the editor have no place in the menu, and templates none for those who may not change them', () => {
  const keys = (restricted: boolean) =>
    visibleItems(navigation, { isRestrictedTemplateOperations: restricted }).map(({ key }) => key);
  expect(keys(false)).not.toContain('onboarding');
  expect(keys(false)).toContain('templates');
  expect(keys(true)).not.toContain('templates');
});

test('the log has a place in the menu of those who may read it', () => {
  const keys = (readLog: boolean) =>
    visibleItems(navigation, {
      isRestrictedTemplateOperations: false,
      abilities: { readLog, breakGlass: false },
    }).map(({ key }) => key);
  expect(keys(true)).toContain('audit');
  expect(keys(false)).not.toContain('audit');
});

test('pages marked pending carry the label', () => {
  expect(
    flatten(navigation)
      .filter(({ beta }) => beta)
      .map(({ path }) => path),
  ).toEqual(['/template-maker', '/schedules', '/analytics']);
  expect(findByPath('/settings')?.locked).toBeUndefined();
});

test('a phone shows three open pages beside Record and the menu', () => {
  const places = flatten(navigation).filter(({ key }) => phonePlaces.includes(key));
  expect(places.map(({ short, title, locked }) => [short ?? title, locked])).toEqual([
    ['Patients', undefined],
    ['Templates', undefined],
    ['Team', undefined],
  ]);
});

test('what is still to come stands in one row at the end of the menu', () => {
  const rows = menuRows(visibleItems(navigation, undefined));
  const last = rows.at(-1)!;
  expect(last).toMatchObject({ title: 'Coming Soon', folded: true });
  expect(last.children?.every(isLocked)).toBe(true);
  expect(last.children?.map(({ key }) => key)).toEqual(expect.arrayContaining(['community']));
  expect(flatten(rows.slice(0, -1)).some(isLocked)).toBe(false);
});

test('a menu in which everything is open has no such row', () => {
  const items = [{ key: 'a', title: 'A', icon: 'users', path: '/a' }] as const;
  expect(menuRows(items)).toEqual(items);
});

test('a group without an open entry is left out of the menu', () => {
  const locked = { key: 'b', title: 'B', icon: 'users', path: '/b', locked: true } as const;
  const rows = menuRows([{ key: 'group', title: 'Group', icon: 'users', children: [locked] }]);
  expect(rows.map(({ key }) => key)).toEqual(['coming-soon']);
});
