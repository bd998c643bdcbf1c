import { stripVTControlCharacters } from 'node:util';
import type { Reporter, Suite } from '@playwright/test/reporter';

/** Names each test that passed at its second try only, with the first line of what failed: it is to be mended before anything is called done. */
export default class SecondTries implements Reporter {
  #root: Suite | null = null;

  onBegin(_config: unknown, root: Suite): void {
    this.#root = root;
  }

  onEnd(): void {
    for (const test of this.#root?.allTests() ?? []) {
      if (test.outcome() !== 'flaky') continue;
      const failed = test.results.find(({ status }) => status !== 'passed')?.error?.message ?? 'unknown';
      const reason = stripVTControlCharacters(failed).split('\n')[0];
      process.stdout.write(`needed a second try: ${test.titlePath().filter(Boolean).join(' › ')}: ${reason}\n`);
    }
  }

  printsToStdio(): boolean {
    return false;
  }
}
