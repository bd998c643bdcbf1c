import * as calls from '@clinical/contract/automations/automations.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { AutomationsPage } from './AutomationsPage.tsx';

const one = { id: 'one', title: 'First', createdAt: '2026-01-01T00:00:00.000Z', abilities: { edit: true } };

it('says what will be here, and shows what was added', async () => {
  const api = startFakeApi();
  api.on(calls.listAutomations, () => api.requests(calls.createAutomation).map(() => one));
  api.on(calls.createAutomation, () => one);
  const { user } = renderUi(<AutomationsPage />);
  expect(await screen.findByText('Your automations will be here.')).toBeDefined();
  await user.type(screen.getByLabelText('Title'), 'First');
  await user.click(screen.getByRole('button', { name: 'Add automation' }));
  expect(await screen.findByText('First')).toBeDefined();
  expect(api.requests(calls.createAutomation)[0]?.body).toEqual({ title: 'First' });
});
