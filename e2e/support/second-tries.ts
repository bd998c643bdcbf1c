import type { Reporter, Suite } from '@playwright/test/reporter';

/** Names each test that passed at its second try only: it is to be mended before anything is called done. */
export default class SecondTries implements Reporter {
  #root: Suite | null = null;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  onEnd(): void {
    for (const test of this.#root?.allTests() ?? []) {
      if (test.outcome() === 'flaky')
        process.stdout.write(`needed a second try: ${test.titlePath().filter(Boolean).join(' › ')}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
