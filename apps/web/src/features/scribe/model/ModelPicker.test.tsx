import { getUserInfo, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { getPrices } from '@clinical/contract/credits/credits.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import { startCommand } from '@clinical/contract/scribe/commands.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userProfile } from '../../../testing/builders.ts';
import { note, transcript } from '../../../testing/chart-builders.ts';
import { startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { TopBarPlace } from '../../../ui/TopBarSlot.tsx';
import { CommandBox } from '../commands/CommandBox.tsx';
import { ModelPicker } from './ModelPicker.tsx';

const served = (key: string) => ({ key, served: true, label: 'OpenAI', reason: 'a key is configured' });

function shown() {
  const api = startFakeApi();
  let user = userProfile({ tokens: 5, model: 'gpt-5-no-cds' });
  api.on(getUserInfo, () => ({ user }) as never);
  api.on(updateUserInfo, ({ body }) => {
    user = { ...user, ...(body as object) };
    return { user } as never;
  });
  const models = { 'gpt-4.1': 1, 'gpt-5-no-cds': 1, 'gpt-5': 3, 'gpt-5-high': 15, 'o3-pro': 15 };
  api.on(
    getPrices,
    () => ({ actions: {}, models, pdf: {}, notesAreFree: false, localIsFree: false, ownKey: false }) as never,
  );
  const nobody = { key: 'o3-pro', served: false, label: '', reason: 'no key of its vendor is configured' };
  api.on(listEngines, () => [
    { area: 'notes', engine: 'model', label: 'OpenAI', reason: '', models: [served('gpt-5'), nobody] },
  ]);
  api.on(startCommand, () => ({ transcript: transcript({ kind: 'command' }), taskId: 't' }));
  return { api, ...renderUi(<Charts />) };
}

/** Two charts, one after the other. */
function Charts() {
  const [chart, setChart] = useState(note());
  return (
    <>
      <TopBarPlace />
      <ModelPicker key={chart.id} noteId={chart.id} />
      <CommandBox note={chart} onStarted={() => undefined} />
      <button type="button" onClick={() => setChart(note({ id: '0190a000-0000-7000-8000-0000000000a2' }))}>
        Next patient
      </button>
    </>
  );
}

test('a model is chosen for the open chart: its price stands at the button, and it goes along', async () => {
  const { api, user } = shown();
  await user.click(await screen.findByRole('button', { name: 'Model: GPT-5 Standard' }));
  const evidence = await screen.findByRole('menuitemradio', { name: /^GPT-5 ?3/ });
  expect(evidence).toHaveTextContent('3 credits');
  expect(evidence).toHaveTextContent('1-2 minutes');
  expect(screen.getByRole('menuitemradio', { name: /^GPT-5 Standard/ })).toHaveAttribute('aria-checked', 'true');
  await user.click(evidence);
  await screen.findByRole('button', { name: 'Model: GPT-5' });
  await user.type(screen.getByRole('textbox'), 'summary');
  await user.click(await screen.findByRole('button', { name: 'Generate · 3 credits' }));
  await waitFor(() => expect(api.requests(startCommand)).toHaveLength(1));
  expect(api.requests(startCommand)[0]!.body).toMatchObject({ model: 'gpt-5' });
  expect(api.requests(updateUserInfo)).toHaveLength(0);

  await user.click(screen.getByRole('button', { name: 'Next patient' }));
  expect(await screen.findByRole('button', { name: 'Model: GPT-5 Standard' })).toBeVisible();
});

test('what cannot be had is there to be read, with its reason and a way to more credits', async () => {
  const { user } = shown();
  await user.click(await screen.findByRole('button', { name: 'Model: GPT-5 Standard' }));
  const deep = await screen.findByRole('menuitemradio', { name: /^GPT-5 High/ });
  expect(deep).toHaveTextContent('Costs 15 credits, and you have 5');
  expect(deep).toHaveAttribute('aria-disabled', 'true');
  const thorough = screen.getByRole('menuitemradio', { name: /^o3-pro/ });
  expect(thorough).toHaveTextContent('no key of its vendor is configured');
  await user.click(deep);
  expect(screen.getByRole('button', { name: 'Model: GPT-5 Standard' })).toBeVisible();
  const menu = screen.getByRole('menu');
  expect(within(menu).getAllByRole('menuitemradio')).toHaveLength(5);
  expect(within(menu).getByRole('menuitem', { name: 'Open Billing' })).toBeVisible();
});

test('without a model the built-in engine is the one choice, with its own price; the models say what is missing', async () => {
  const { api, user } = shown();
  api.on(listEngines, () => [
    { area: 'notes', engine: 'local', label: 'Built-in engine', reason: 'no model is connected', models: [] },
  ]);
  api.on(
    getPrices,
    () =>
      ({
        actions: {},
        models: { 'gpt-5-no-cds': 1 },
        pdf: {},
        notesAreFree: false,
        localIsFree: false,
        ownKey: false,
      }) as never,
  );
  await user.click(await screen.findByRole('button', { name: 'Model: Built-in engine' }));
  const builtIn = await screen.findByRole('menuitemradio', { name: /^Built-in engine/ });
  expect(builtIn).toHaveAttribute('aria-checked', 'true');
  expect(builtIn).toHaveTextContent('1 credit');
  const others = screen.getAllByRole('menuitemradio').filter((row) => row !== builtIn);
  expect(others).toHaveLength(5);
  for (const row of others) {
    expect(row).toHaveAttribute('aria-disabled', 'true');
    expect(document.getElementById(row.getAttribute('aria-describedby')!)).toHaveTextContent('no model is connected');
  }
  expect(others[3]).toHaveTextContent('15 credits');
  await user.click(others[3]!);
  expect(screen.getByRole('button', { name: 'Model: Built-in engine' })).toBeVisible();
});

test('the choice is made the one for all charts when asked to', async () => {
  const { api, user } = shown();
  await user.click(await screen.findByRole('button', { name: 'Model: GPT-5 Standard' }));
  await user.click(await screen.findByRole('menuitemradio', { name: /^GPT-4.1/ }));
  await user.click(await screen.findByRole('button', { name: 'Model: GPT-4.1' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Use GPT-4.1 in all charts' }));
  await waitFor(() => expect(api.requests(updateUserInfo)[0]?.body).toEqual({ model: 'gpt-4.1' }));
});
