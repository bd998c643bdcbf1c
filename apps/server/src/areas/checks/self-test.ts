import type { SelfTest, SelfTestState } from '@clinical/contract/checks/checks.schemas';
import { checkerVersion } from '@clinical/language/checks/checker-version';
import { selfTestResult } from '@clinical/language/checks/self-test.data';
import { viewSelfTest } from './checks.view.ts';

/** The checker on seeded errors: a constant of the code, which the build of a release made. */
export async function getSelfTest(): Promise<SelfTestState> {
  return { checkerVersion, last: viewSelfTest(selfTestResult) };
}

/** The same: running it again would give the same. */
export async function runSelfTest(): Promise<SelfTest> {
  return viewSelfTest(selfTestResult);
}
