import { writeFileSync } from 'node:fs';
import { runSelfTest } from '../src/checks/self-test.ts';
import { selfTestResult } from '../src/checks/self-test.data.ts';
import { sourcesHash } from './sources-hash.ts';

/** Tries the checker on seeded errors and writes what came of it into the code. The date changes only with the result. */
const result = runSelfTest();
const { at: before, sources: _, ...known } = selfTestResult;
const at = JSON.stringify(known) === JSON.stringify(result) ? before : new Date().toISOString();
const text = `import type { SelfTestResult } from './self-test.ts';

/**
 * What the self-test of this checker found: a constant of the code. Written by \`npm run self-test\`, not edited by hand. \`sources\` is
 * the hash of the code that it was made with, \`at\` when its result last changed.
 */
export const selfTestResult: SelfTestResult & { at: string; sources: string } = ${JSON.stringify({ ...result, at, sources: sourcesHash() }, null, 2)};
`;
writeFileSync(new URL('../src/checks/self-test.data.ts', import.meta.url), text);
for (const { kind, seeded, caught } of result.categories) console.log(`${kind}: ${caught} of ${seeded}`);
console.log(`false alarms: ${result.falseAlarms} of ${result.cleanSentences}`);
