/** A reporter of Vitest: names the tests that passed only when they were tried again, with the first line of what failed, for the end of a run. */
// oxlint-disable-next-line import/no-default-export -- Vitest loads a reporter by its default export
export default class SecondTries {
  onTestRunEnd(modules) {
    for (const module of modules)
      for (const test of module.children.allTests('passed')) {
        if ((test.diagnostic()?.retryCount ?? 0) > 0) {
          const reason = test.result().errors?.[0]?.message?.split('\n')[0] ?? 'unknown';
          process.stdout.write(`needed a second try: ${module.relativeModuleId} > ${test.fullName}: ${reason}\n`);
        }
      }
  }
}
