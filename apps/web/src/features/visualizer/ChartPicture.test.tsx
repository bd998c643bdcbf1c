import { getUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getPrices } from '@clinical/contract/credits/credits.calls';
import * as calls from '@clinical/contract/visualizer/visualizer.calls';
import type { ChartImport } from '@clinical/contract/visualizer/visualizer.schemas';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { userProfile } from '../../testing/builders.ts';
import { note } from '../../testing/chart-builders.ts';
import { makeToken } from '../../testing/make-token.ts';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { picture } from '../../testing/picture-builders.ts';
import { renderUi } from '../../testing/render.tsx';
import { ChartPicture } from './ChartPicture.tsx';
import { PictureView } from './PictureView.tsx';

const chart = note({ title: 'Maria Lind', dateOfBirth: '1950-02-09' });
const file: ChartImport = {
  id: 'file-1',
  noteId: chart.id,
  name: 'summary.json',
  createdAt: '2026-11-01T00:00:00.000Z',
  createdBy: { id: 'a', name: 'Ada Okafor' },
  patient: null,
  counts: { problems: 1, medications: 1, allergies: 1, values: 4 },
  issues: [{ path: 'entry[5].resource.valueQuantity.value', message: 'is not a number' }],
  skipped: { Encounter: 2 },
  withdrawn: 0,
  abilities: { delete: true },
};
const open = (made = picture(), files: ChartImport[] = []) => {
  const api = startFakeApi();
  api.on(getUserInfo, () => ({ user: userProfile(), access_token: makeToken() }));
  api.on(calls.viewPatient, () => made);
  api.on(calls.listChartImports, () => files);
  api.on(
    getPrices,
    () =>
      ({
        actions: { visualizer: 1 },
        models: {},
        pdf: {},
        notesAreFree: false,
        localIsFree: false,
        ownKey: false,
      }) as never,
  );
  const onOpenEntry = vi.fn();
  return { api, onOpenEntry, ...renderUi(<ChartPicture note={chart} onOpenEntry={onOpenEntry} />) };
};
const show = async (user: ReturnType<typeof open>['user']) => {
  await user.click(await screen.findByRole('button', { name: /^Show picture/ }));
  return within(await screen.findByRole('region', { name: 'Safety' }));
};

it('asks for nothing by itself, and sends what to look at', async () => {
  const { api, user } = open();
  await screen.findByRole('button', { name: /^Show picture/ });
  expect(api.requests(calls.viewPatient)).toEqual([]);
  await user.type(screen.getByLabelText('What to look at'), 'kidney');
  fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-01-01' } });
  await show(user);
  expect(api.requests(calls.viewPatient)[0]?.body).toMatchObject({
    custom_prompt: 'kidney',
    from: '2026-01-01',
    to: null,
  });
});

it('shows the safety band with both sides of a conflict', async () => {
  const { user } = open();
  const band = await show(user);
  expect(band.getByRole('button', { name: /^penicillin, 2011/ })).toBeVisible();
  expect(band.getByRole('button', { name: /^No allergies, .*2026, unsigned/ })).toBeVisible();
  expect(band.getByText('Sources differ')).toBeVisible();
  expect(band.getByRole('button', { name: /^Apixaban/ })).toBeVisible();
  expect(band.getByText('Not recorded')).toBeVisible();
});

it('opens the sentence of a value, and the entry that it stands in', async () => {
  const { user, onOpenEntry } = open();
  await show(user);
  await user.click(screen.getByRole('button', { name: '160/95 mmHg' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Source of Blood pressure' }));
  expect(drawer.getByText('BP 160/95 mmHg.')).toBeVisible();
  expect(drawer.getByText('unsigned')).toBeVisible();
  await user.click(drawer.getByRole('button', { name: 'Open entry' }));
  expect(onOpenEntry).toHaveBeenCalledWith('entry-2026-11-20');
});

it('has one tab stop a chart, with arrows along its values and Enter to the sentence', async () => {
  const { user } = open();
  await show(user);
  const potassium = screen.getByRole('img', { name: /^Potassium: 3 values, the last 5\.4 mmol\/L/ });
  potassium.focus();
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(potassium.getAttribute('aria-label')).toMatch(/^Potassium 4\.7 mmol\/L, .*, signed$/);
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: 'Source of Potassium' })).toBeVisible();
});

it('has every value in the table, and says why one is not drawn', async () => {
  const made = picture();
  const { user } = open(made);
  await show(user);
  const details = screen.getByText(/^All values in a table/).closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  const table = within(await screen.findByRole('table'));
  const rows = table
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
  expect(rows).toHaveLength(made.series.flatMap(({ values }) => values).length);
  expect(rows.find((row) => row.includes('Hemoglobin'))).toContain('Not drawn: no unit is written');
  expect(rows.filter((row) => row.includes('HbA1c') && row.includes('Sources differ on this day'))).toHaveLength(2);
});

it('folds what was not asked for, and never the safety band', async () => {
  const { user } = open(picture({ customPrompt: 'potassium' }));
  const band = await show(user);
  expect(band.getByRole('button', { name: /^penicillin/ })).toBeVisible();
  const values = screen.getByRole('heading', { name: 'Measured values' }).closest('section')!;
  expect(within(values).getByText(/more in this chart/)).toBeVisible();
  expect(values.querySelector(':scope > ul')!.children).toHaveLength(1);
});

it('says what is not in the chart', async () => {
  const { user } = open();
  await show(user);
  expect(screen.getByText('No eGFR in the chart')).toBeVisible();
  expect(screen.getByText('1 entry is unsigned')).toBeVisible();
});

it('says that there is not enough information', async () => {
  const { user } = open(picture({ entries: [], imports: [] }));
  await show(user);
  expect(screen.getByText('Not enough information')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print' })).toBeDisabled();
});

it('says that it failed and cost nothing, and tries again', async () => {
  const { api, user } = open();
  api.on(calls.viewPatient, () => refusal('INTERNAL'));
  await user.click(await screen.findByRole('button', { name: /^Show picture/ }));
  expect(
    await screen.findByText('The picture could not be made. Asking again today is not charged twice.'),
  ).toBeVisible();
  api.on(calls.viewPatient, () => picture());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('region', { name: 'Safety' })).toBeVisible();
});

it('keeps the picture as an entry', async () => {
  const { api, user } = open();
  api.on(calls.keepPicture, () => ({ entryId: 'kept', noteId: chart.id }));
  await show(user);
  await user.click(screen.getByRole('button', { name: 'Keep as entry' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Keep as entry' })).toBeDisabled());
});

it('imports a file, after a person compared its patient with the chart', async () => {
  const { api, user } = open(picture(), [file]);
  api.on(calls.importChart, ({ body }) =>
    (body as { confirmed?: boolean }).confirmed
      ? file
      : refusal('CONFLICT', { detail: [{ loc: ['patient', 'name'], msg: 'differs' }] }),
  );
  const bundle = {
    resourceType: 'Bundle',
    entry: [{ resource: { resourceType: 'Patient', name: [{ text: 'Ana Roe' }] } }],
  };
  await screen.findByText('summary.json');
  expect(screen.getByText('Not read: Encounter (2)')).toBeVisible();
  const input = document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await user.upload(input, new File([JSON.stringify(bundle)], 'a.json', { type: 'application/json' }));
  expect(
    await screen.findByText(/a\.json is of Ana Roe, born not recorded\. This chart is of Maria Lind/),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import into this chart' }));
  await waitFor(() =>
    expect(api.requests(calls.importChart).map(({ body }) => (body as { confirmed: boolean }).confirmed)).toEqual([
      false,
      true,
    ]),
  );
});

it('says which file is none', async () => {
  const { user } = open();
  const input = () => document.querySelector<HTMLInputElement>('input[type="file"]')!;
  await waitFor(() => expect(input()).not.toBeNull());
  await user.upload(input(), new File(['hello'], 'b.json', { type: 'application/json' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('b.json is no JSON file.');
});

it('draws 5,000 values with few elements', async () => {
  const made = picture();
  const potassium = made.series.find(({ name }) => name === 'Potassium')!;
  const values = Array.from({ length: 5_000 }, (_, n) => ({
    ...potassium.values[0]!,
    id: `v${n}`,
    date: new Date(Date.UTC(2012, 0, 1 + n)).toISOString().slice(0, 10),
  }));
  const series = [{ ...potassium, values }];
  renderUi(<PictureView picture={{ ...made, series }} onOpenEntry={() => undefined} />);
  const chartOf = await screen.findByRole('img', { name: /^Potassium: 5,000 values/ });
  expect(chartOf.querySelectorAll('*').length).toBeLessThan(20);
});
