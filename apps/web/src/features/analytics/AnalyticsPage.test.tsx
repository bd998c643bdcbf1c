import * as accounts from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/analytics/analytics.calls';
import type { UserProfile } from '@clinical/contract/accounts/accounts.schemas';
import { getOutcomes, getSuggestions } from '@clinical/contract/optimization/optimization.calls';
import { listTemplates } from '@clinical/contract/templates/templates.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import {
  burnoutMetrics,
  documentationTime,
  groupFigures,
  templatePatterns,
  timeBreakdown,
} from '../../testing/analytics-builders.ts';
import { userProfile } from '../../testing/builders.ts';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { makeToken } from '../../testing/make-token.ts';
import { renderUi } from '../../testing/render.tsx';
import { AnalyticsPage } from './AnalyticsPage.tsx';

function startAnalytics(user: Partial<UserProfile> = {}): FakeApi {
  const api = startFakeApi();
  api.on(accounts.getUserInfo, () => ({ user: userProfile(user), access_token: makeToken() }));
  api.on(calls.getDocumentationTime, () => documentationTime());
  api.on(calls.getTimeBreakdown, () => timeBreakdown());
  api.on(calls.getBurnoutMetrics, () => burnoutMetrics());
  api.on(calls.getTemplatePatterns, () => templatePatterns());
  api.on(calls.getGroupFigures, () => groupFigures());
  api.on(calls.getSurvey, () => ({ instrument: null, scores: [] }));
  api.on(listTemplates, () => []);
  api.on(getSuggestions, () => ({ templateId: 't-1', version: 1, notes: 0, suggestions: [] }));
  api.on(getOutcomes, () => []);
  return api;
}

it('says what changed against the period before, each number with its sample', async () => {
  startAnalytics();
  renderUi(<AnalyticsPage />);
  expect(await screen.findByText('Notes got faster. After-hours work did not change.')).toBeVisible();
  const figures = within(await screen.findByRole('region', { name: 'A note' }));
  expect(figures.getByText('6.1 min')).toBeVisible();
  expect(figures.getByText('before: 7.4 min (n = 16)')).toBeVisible();
  expect(screen.getByText(/3 sample visits are left out/)).toBeVisible();
  expect(screen.getByText(/No score is shown/)).toBeVisible();
});

it('asks for 30 days by the device’s own zone', async () => {
  const api = startAnalytics();
  renderUi(<AnalyticsPage />);
  await screen.findByRole('region', { name: 'A note' });
  const [asked] = api.requests(calls.getDocumentationTime);
  expect(asked?.query).toMatchObject({
    time_range: '30d',
    time_zone: new Intl.DateTimeFormat().resolvedOptions().timeZone,
  });
});

it('has a chart with one tab stop, whose arrows read its days, gaps among them', async () => {
  startAnalytics();
  const { user } = renderUi(<AnalyticsPage />);
  const chart = await screen.findByRole('img', { name: /^Documentation time a day\./ });
  expect(chart.getAttribute('tabindex')).toBe('0');
  expect(chart.querySelectorAll('[tabindex]')).toHaveLength(0);
  chart.focus();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(/Mar 8, 2026: no data|8 Mar 2026: no data/)).toBeVisible();
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(/74 min in your hours, 39 min after hours, 11 notes/)).toBeVisible();
  await user.keyboard('{Escape}');
  expect(screen.queryByText(/74 min in your hours, 39 min after hours, 11 notes/)).toBeNull();
});

it('shows the numbers behind each chart', async () => {
  startAnalytics();
  renderUi(<AnalyticsPage tables />);
  const days = within(await screen.findByRole('group', { name: 'Documentation time a day' }));
  expect(days.getByRole('row', { name: '2026-03-08 0 23' })).toBeVisible();
  expect(days.getByRole('row', { name: '2026-03-09 74 39 11 24' })).toBeVisible();
});

it('says what is missing: working hours, and any data at all', async () => {
  const api = startAnalytics();
  const period = { ...documentationTime().period, hours: false };
  api.on(calls.getDocumentationTime, () => documentationTime({ period }));
  const { unmount } = renderUi(<AnalyticsPage />);
  expect(await screen.findByText(/After-hours time needs your working hours/)).toBeVisible();
  unmount();
  const none = { value: null, n: 0, before: { value: null, n: 0 } };
  api.on(calls.getDocumentationTime, () =>
    documentationTime({ period: { ...period, days: 0 }, perNote: none, days: [] }),
  );
  renderUi(<AnalyticsPage />);
  expect(await screen.findByText('Your time will be here')).toBeVisible();
});

it('says that nothing was loaded, and loads again', async () => {
  const api = startAnalytics();
  api.on(calls.getDocumentationTime, () => refusal('INTERNAL'));
  const { user } = renderUi(<AnalyticsPage />);
  expect(await screen.findByText('Your figures could not be loaded.')).toBeVisible();
  api.on(calls.getDocumentationTime, () => documentationTime());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'A note' })).toBeVisible();
});

it('erases measured time after a question', async () => {
  const api = startAnalytics();
  api.on(calls.eraseWorkSpans, () => ({ ok: true as const }));
  const { user } = renderUi(<AnalyticsPage />);
  await user.click(await screen.findByRole('button', { name: 'Erase my measured time' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Erase your measured time?' }));
  await user.click(dialog.getByRole('button', { name: 'Erase my measured time' }));
  await waitFor(() => expect(api.requests(calls.eraseWorkSpans)).toHaveLength(1));
});

it('takes answers of those who opt in, and erases them', async () => {
  const api = startAnalytics();
  const instrument = {
    id: 'own',
    name: 'Two questions',
    licence: 'Ours',
    scoring: 'sum' as const,
    items: ['First?', 'Second?'].map((text) => ({
      text,
      options: [
        { label: 'Never', value: 0 },
        { label: 'Daily', value: 2 },
      ],
    })),
    bands: [],
  };
  const score = { answeredAt: '2026-03-10T09:00:00.000Z', score: 2, band: 'Some' };
  api.on(calls.getSurvey, () => ({ instrument, scores: [] }));
  api.on(calls.answerSurvey, ({ body }) => ({ instrument, scores: body.optIn ? [score] : [] }));
  const { user } = renderUi(<AnalyticsPage />);
  await user.click(await screen.findByRole('button', { name: 'Opt in and answer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Two questions' }));
  const save = dialog.getByRole<HTMLButtonElement>('button', { name: 'Save answers' });
  expect(save.disabled).toBe(true);
  await user.click(within(dialog.getByRole('radiogroup', { name: 'First?' })).getByLabelText('Never'));
  await user.click(within(dialog.getByRole('radiogroup', { name: 'Second?' })).getByLabelText('Daily'));
  await user.click(save);
  expect(await screen.findByText('2, Some')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Opt out and erase' }));
  expect(await screen.findByRole('button', { name: 'Opt in and answer' })).toBeVisible();
  expect(api.requests(calls.answerSurvey).map(({ body }) => body)).toEqual([
    { optIn: true, instrument: 'own', answers: [0, 1] },
    { optIn: false },
  ]);
});

it('shows admins groups, says why one is hidden, and offers nothing to choose', async () => {
  startAnalytics({ permission: 'admin' });
  renderUi(<AnalyticsPage tab="groups" />);
  expect(await screen.findByText('Not shown: fewer than 5 people.')).toBeVisible();
  expect(screen.getByText(/would give fewer than 5 people away/)).toBeVisible();
  expect(screen.getByText(/^Harbour/)).toBeVisible();
  expect(screen.queryByRole('combobox')).toBeNull();
});

it('shows others no groups', async () => {
  const api = startAnalytics({ permission: 'edit' });
  renderUi(<AnalyticsPage tab="groups" />);
  expect(await screen.findByText('Group figures are for admins')).toBeVisible();
  expect(api.requests(calls.getGroupFigures)).toHaveLength(0);
});
