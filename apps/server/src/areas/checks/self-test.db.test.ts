import { getChecks, getSelfTest, runSelfTest } from '@clinical/contract/checks/checks.calls';
import { selfTestResult } from '@clinical/language/checks/self-test.data';
import { expect, it } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { writtenEntry } from '../../../test/builders/transcripts.ts';
import { testServer } from '../../../test/harness.ts';

it('is the constant of the code, whether it is read or asked for, and notes carry no warning while it is good', async () => {
  const account = await newAccount(await testServer());
  const { checkerVersion, last } = await account.ok(getSelfTest, {});
  expect(last).toMatchObject({ version: checkerVersion, at: selfTestResult.at, degraded: null });
  expect(last.categories.map(({ kind }) => kind)).toEqual(
    expect.arrayContaining(['number', 'unit', 'side', 'bodyPart', 'madePositive', 'course', 'drug', 'family']),
  );
  expect(await account.ok(runSelfTest, {})).toEqual(last);
  const entry = await writtenEntry(account);
  expect((await account.ok(getChecks, { params: { id: entry.id } })).degraded).toBeNull();
});
