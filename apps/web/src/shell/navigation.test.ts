import { expect, test } from 'vitest';
import { pageRoutes } from '../testing/page-routes.ts';
import { findByPath, flatten, navigation, phonePlaces, titleFor, visibleItems } from './navigation.ts';

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
