import { expect } from 'vitest';

/** What tests say about elements, beside Vitest's own words. */
interface ElementMatchers<R extends void | Promise<void>> {
  /** In the document, and neither it nor what it stands in is hidden. */
  toBeVisible(): R;
  toBeDisabled(): R;
  toHaveFocus(): R;
  toHaveAttribute(name: string, value?: string): R;
  toHaveValue(value: string): R;
  toHaveTextContent(text: string | RegExp): R;
}

declare module 'vitest' {
  // oxlint-disable-next-line no-unused-vars -- the parameters must be those of the type that is extended
  interface Matchers<R extends void | Promise<void> = void | Promise<void>, T = unknown> extends ElementMatchers<R> {}
}

const told = (pass: boolean, words: string) => ({
  pass,
  message: () => `expected the element ${pass ? 'not ' : ''}to ${words}`,
});

function isShown(element: Element): boolean {
  for (let one: Element | null = element; one; one = one.parentElement) {
    const { display, visibility } = getComputedStyle(one);
    if (one.hasAttribute('hidden') || display === 'none' || visibility === 'hidden') return false;
  }
  return element.isConnected;
}

expect.extend({
  toBeVisible: (element: Element) => told(isShown(element), 'be visible'),
  toBeDisabled: (element: Element) => told(element.matches(':disabled, [data-disabled="true"]'), 'be disabled'),
  toHaveFocus: (element: Element) => told(document.activeElement === element, 'have the focus'),
  toHaveAttribute: (element: Element, name: string, value?: string) => {
    const held = element.getAttribute(name);
    const fits = value === undefined ? held !== null : held === value;
    return told(fits, `have ${name}="${value ?? ''}"; it has "${held}"`);
  },
  toHaveValue: (element: HTMLInputElement, value: string) =>
    told(element.value === value, `have the value "${value}"; it has "${element.value}"`),
  toHaveTextContent: (element: Element, text: string | RegExp) => {
    const held = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    const fits = typeof text === 'string' ? held.includes(text) : text.test(held);
    return told(fits, `hold "${String(text)}"; it holds "${held}"`);
  },
});
