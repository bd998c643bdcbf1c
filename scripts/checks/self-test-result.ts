import { selfTestResult } from '../../packages/clinical-language/src/checks/self-test.data.ts';
import { sourcesHash } from '../../packages/clinical-language/training/sources-hash.ts';
import type { Problem } from './source-file.ts';

/** The self-test's result that stands in the code was made with the engine as it is. */
export function selfTestIsCurrent(sources = sourcesHash(), made = selfTestResult.sources): Problem[] {
  if (sources === made) return [];
  return [
    {
      rule: 'self-test',
      path: 'packages/clinical-language/src/checks/self-test.data.ts',
      line: 1,
      message: 'the engine has changed since: npm run self-test',
    },
  ];
}
