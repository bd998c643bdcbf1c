import { expect, test } from 'vitest';
import { selectedParts } from './use-across-sections.ts';

const note = (): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = ['one', 'two', 'three']
    .map(
      (key) =>
        `<section data-section="${key}"><h3>${key}</h3><div data-note-text><p>First ${key}.</p><p>Then.</p></div></section>`,
    )
    .join('');
  document.body.replaceChildren(root);
  return root;
};

test('a selection over sections is cut at its ends, and leaves out those beyond', () => {
  const root = note();
  const [one, two] = root.querySelectorAll('[data-note-text]');
  const range = document.createRange();
  range.setStart(one!.querySelector('p')!.firstChild!, 6);
  range.setEnd(two!.querySelector('p')!.firstChild!, 5);
  expect(selectedParts(root, range)).toEqual([
    { key: 'one', html: '<p>one.</p><p>Then.</p>' },
    { key: 'two', html: '<p>First</p>' },
  ]);
});
