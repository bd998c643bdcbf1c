import { afterEach, beforeEach, expect, it } from 'vitest';
import { placeOnScreen } from './place-on-screen.ts';

let before: string;
beforeEach(() => {
  before = window.location.href;
});
afterEach(() => {
  window.history.replaceState(null, '', before);
  document.body.innerHTML = '';
});

it.each([
  ['/chat?id=n-1', { kind: 'note', transcriptId: 'e-1' }],
  ['/chat?id=n-1&place=board', { kind: 'task' }],
  ['/ai-tasks', { kind: 'task' }],
  ['/fax?tab=sent', { kind: 'fax' }],
  ['/messaging/c-1', { kind: 'message' }],
  ['/ai-forms?form=f-1', { kind: 'form' }],
  ['/settings', { kind: 'other' }],
])('%s is %j', (address, place) => {
  document.body.innerHTML = '<article id="entry-e-1" data-visit="true"></article>';
  window.history.replaceState(null, '', address);
  expect(placeOnScreen()).toEqual(place);
});

it('what is marked goes before the address, and the visit with the focus before the first', () => {
  document.body.innerHTML =
    '<article id="entry-e-1" data-visit></article><article id="entry-e-2" data-visit><input></article><div data-work="sign"></div>';
  window.history.replaceState(null, '', '/chat?id=n-1');
  document.querySelector('input')!.focus();
  expect(placeOnScreen()).toEqual({ kind: 'sign', transcriptId: 'e-2' });
});
