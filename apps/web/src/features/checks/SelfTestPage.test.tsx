import { getSelfTest } from '@clinical/contract/checks/checks.calls';
import type { SelfTest } from '@clinical/contract/checks/checks.schemas';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

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
  api.on(getSelfTest, () => ({ checkerVersion: '1', last: good }));
  renderApp('/checks');
  expect(await screen.findByRole('heading', { name: 'Evidence checks', level: 1 })).toBeVisible();
  const row = await screen.findByRole('row', { name: /Side differs/ });
  expect(row).toHaveTextContent('Side differs201890%Below 95%');
  expect(screen.getByRole('row', { name: /Dose differs/ })).toHaveTextContent('100%Good');
  expect(screen.getByRole('row', { name: /False alarms/ })).toHaveTextContent(
    '3 of 200 clean sentences flagged1.5%Good',
  );
  expect(screen.getByText('Checks degraded')).toBeVisible();
});
