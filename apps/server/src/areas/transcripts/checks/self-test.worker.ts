import { runSelfTest } from '@clinical/language/checks/self-test';

/** Seeded errors through the checker, in the worker pool. */
// oxlint-disable-next-line import/no-default-export -- the worker pool calls a module's default export
export default function selfTest(_: null): ReturnType<typeof runSelfTest> {
  return runSelfTest();
}
