import './matchers.ts';
import { cleanup, configure } from '@testing-library/react';
import type { DetachedWindowAPI } from 'happy-dom';
import * as React from 'react';
import { afterEach } from 'vitest';
import { dropAllTasks } from '../lib/task-list.ts';
import { rememberSession } from '../lib/session/session.ts';
import { setReachable } from '../lib/connection.ts';
import { stopFakeApi } from './fake-api.ts';

// A busy machine may take a while to load what a page loads late.
configure({ asyncUtilTimeout: 15_000 });

// What happy-dom lacks and the widget library asks for.
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
};
// Nothing moves: what ends a motion may come when the page and its window are gone.
(globalThis as unknown as { happyDOM: DetachedWindowAPI }).happyDOM.settings.device.prefersReducedMotion = 'reduce';
// Nothing is laid out here, so all counts as seen.
globalThis.IntersectionObserver = class {
  readonly #tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.#tell = tell;
  }
  observe(target: Element) {
    this.#tell([{ isIntersecting: true, target } as IntersectionObserverEntry], this as never);
  }
  unobserve() {}
  disconnect() {}
} as never;
// A text area that grows measures itself again when fonts arrive.
Object.defineProperty(document, 'fonts', { configurable: true, value: new EventTarget() });
// Node's locks do not take the signals of this browser; without locks each tab reads its own stream.
Object.defineProperty(navigator, 'locks', { configurable: true, value: undefined });
// The sign-in library reports faults this way; nobody listens here.
navigator.sendBeacon = () => true;
Element.prototype.scrollIntoView ??= () => {};

// React records a call stack for every element it creates in development, which costs a test a sixth of its time.
const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';
Object.defineProperty((React as unknown as Record<string, object>)[internals], 'recentlyCreatedOwnerStacks', {
  get: () => Number.POSITIVE_INFINITY,
  set() {},
});

stopFakeApi();
afterEach(() => {
  cleanup();
  stopFakeApi();
  rememberSession(null);
  dropAllTasks();
  setReachable(true);
  localStorage.clear();
  sessionStorage.clear();
});
