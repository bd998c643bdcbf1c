import { getSelfTest, runSelfTest } from '@clinical/contract/transcripts/checks.calls';
import type { SelfTest } from '@clinical/contract/transcripts/checks.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';

const good: SelfTest = {
  version: '1',
  at: '2026-03-10T09:00:00.000Z',
  categories: [
    { kind: 'dose', seeded: 20, caught: 20 },
    { kind: 'side', seeded: 20, caught: 18 },
  ],
  cleanSentences: 200,
  falseAlarms: 3,
  degraded: { categories: ['side'], falseAlarms: false },
};

test('the self-test shows catch rate and false alarms by kind, with date and version', async () => {
  const api = startSignedIn();
  api.on(getSelfTest, () => ({ checkerVersion: '2', last: good }));
  renderApp('/checks');
  expect(await screen.findByRole('heading', { name: 'Evidence checks', level: 1 })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Side differs/ });
  expect(row).toHaveTextContent('Side differs201890%Below 95%');
  expect(screen.getByRole('row', { name: /Dose differs/ })).toHaveTextContent('100%Good');
  expect(screen.getByRole('row', { name: /False alarms/ })).toHaveTextContent(
    '3 of 200 clean sentences flagged1.5%Good',
  );
  expect(screen.getByText('Checks degraded')).toBeVisible();
  expect(screen.getByText(/version 2 checks notes now/)).toBeVisible();
});

test('a checker that was never tried can be tried, and a failure is told', async () => {
  const api = startSignedIn();
  api.on(getSelfTest, () => ({ checkerVersion: '1', last: null }));
  let broken = true;
  api.on(runSelfTest, () => (broken ? refusal('UNAVAILABLE') : { ...good, degraded: null }));
  const { user } = renderApp('/checks');
  await user.click(await screen.findByRole('button', { name: 'Run the self-test' }));
  expect(await screen.findByText('The self-test did not run')).toBeVisible();
  broken = false;
  await user.click(screen.getByRole('button', { name: 'Run the self-test' }));
  expect(await screen.findByText('Checks work as they should')).toBeVisible();
});
