import { getPrivacySettings, setPrivacySettings } from '@clinical/contract/operations/privacy.calls';
import type { PrivacySettings } from '@clinical/contract/operations/privacy.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { privacySettings } from '../../../testing/builders.ts';
import { startFakeApi } from '../../../testing/fake-api.ts';
import { renderUi } from '../../../testing/render.tsx';
import { RecordingPrivacy } from './RecordingPrivacy.tsx';

function shown(overrides: Partial<PrivacySettings> = {}) {
  const api = startFakeApi();
  const stored = { settings: privacySettings(overrides) };
  api.on(getPrivacySettings, () => stored.settings);
  api.on(setPrivacySettings, ({ body: { mine, workspace } }) => {
    stored.settings = { ...stored.settings, mine: { ...stored.settings.mine, ...mine } };
    const text = workspace?.consentText;
    if (text) {
      const added = { version: '2026-12-01', text, since: '2026-12-01T08:00:00.000Z', userName: 'Ada Okafor' };
      stored.settings = { ...stored.settings, consentTexts: [added, ...stored.settings.consentTexts] };
    }
    return stored.settings;
  });
  return { api, ...renderUi(<RecordingPrivacy />) };
}

test('one chooses how long one’s own audio is kept, and takes it back', async () => {
  const { api, user } = shown();
  const mine = await screen.findByRole('group', { name: 'My recordings and charts' });
  const audio = within(mine).getByRole('combobox', { name: 'Audio, from the visit' });
  expect(audio).toHaveValue('Default: 90 days');
  await user.click(audio);
  await user.click(await screen.findByRole('option', { name: '30 days' }));
  await waitFor(() => expect(audio).toHaveValue('30 days'));
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(audio).toHaveValue('Default: 90 days'));
  expect(api.requests(setPrivacySettings).map(({ body }) => body)).toEqual([
    { mine: { audio: 30 } },
    { mine: { audio: null } },
  ]);
});

test('what the workspace has decided is said and cannot be chosen; what goes is told before', async () => {
  shown({
    workspace: { audio: 30, charts: null },
    due: [{ day: '2026-12-01', audio: 2, charts: 1 }],
    abilities: { editWorkspace: false },
  });
  const mine = await screen.findByRole('group', { name: 'My recordings and charts' });
  expect(within(mine).getByRole('combobox', { name: 'Audio, from the visit' })).toBeDisabled();
  expect(within(mine).getByText('Set by the workspace: 30 days.')).toBeVisible();
  expect(screen.getByText('Dec 1, 2026: audio of 2 entries; 1 chart, moved to the bin')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull();
});

test('an admin writes a new version of what patients are asked', async () => {
  const { api, user } = shown();
  const field = await screen.findByRole('textbox', { name: 'Text' });
  const save = screen.getByRole('button', { name: 'Save as a new version' });
  expect(save).toBeDisabled();
  await user.clear(field);
  await user.type(field, 'May we record this?');
  await user.click(save);
  expect(await screen.findByText('Version 2026-12-01')).toBeVisible();
  expect(api.requests(setPrivacySettings)[0]!.body).toEqual({ workspace: { consentText: 'May we record this?' } });
  await user.click(screen.getByText('Earlier versions'));
  expect(screen.getByText('2026-11, built in')).toBeVisible();
});
