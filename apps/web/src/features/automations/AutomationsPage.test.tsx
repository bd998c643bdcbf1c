import { updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import * as calls from '@clinical/contract/automations/automations.calls';
import type { AutoTasker } from '@clinical/contract/automations/automations.schemas';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { setReachable } from '../../lib/connection.ts';
import { autoTasker, automation, automationRun, dryRun, gridhookSummary } from '../../testing/automation-builders.ts';
import { userProfile } from '../../testing/builders.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { makeToken } from '../../testing/make-token.ts';
import { renderUi } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { automationsKey } from './automations-key.api.ts';
import { AutomationsPage } from './AutomationsPage.tsx';

/** A fake API whose rules are those of `rules`. */
function start(rules: AutoTasker[] = [autoTasker()]): FakeApi {
  const api = startSignedIn();
  api.on(calls.getAutomation, () => automation({ autoTaskers: rules }));
  api.on(calls.listGridhooks, () => []);
  api.on(listWorkspaceUsers, () => []);
  return api;
}
const sentence = /^When a note holds Labs, then one task for each, due in 2 days, for the person named in the visit$/;

it('has five sections, and saves a switch at once', async () => {
  const api = start();
  let richFormatting = false;
  const user = () => userProfile({ automationSettings: { autoAppend: false, richFormatting, spokenNotice: true } });
  api.on(updateUserInfo, ({ body }) => {
    richFormatting = body.automationSettings?.richFormatting ?? richFormatting;
    return { user: user(), access_token: makeToken() };
  });
  const view = renderUi(<AutomationsPage />);
  for (const name of ['Context', 'Recording', 'Copying', 'Tasks', 'Gridhook'])
    expect(await screen.findByRole('heading', { name, level: 2 })).toBeVisible();
  const preview = await screen.findByRole('group', { name: 'Preview of a copied note' });
  expect(within(preview).queryByRole('table')).toBeNull();
  await view.user.click(screen.getByRole('switch', { name: /^Rich formatting/ }));
  expect(await within(preview).findByRole('table')).toBeVisible();
  expect(api.requests(updateUserInfo)[0]?.body).toEqual({ automationSettings: { richFormatting: true } });
});

it('takes a switch back when it is not saved', async () => {
  const api = start();
  api.on(updateUserInfo, () => refusal('INTERNAL'));
  const { user } = renderUi(<AutomationsPage />);
  const notice = await screen.findByRole<HTMLInputElement>('switch', { name: /^Spoken notice/ });
  expect(notice.checked).toBe(true);
  await user.click(notice);
  await waitFor(() => expect(api.requests(updateUserInfo)).toHaveLength(1));
  expect(await screen.findByText('The change was not saved')).toBeVisible();
  expect(notice.checked).toBe(true);
});

it('reads a rule as a sentence, pauses it, and takes that back when it is not saved', async () => {
  const rule = autoTasker();
  const api = start([rule]);
  const answers = [() => ({ ...rule, paused: true }), () => refusal('VERSION_CONFLICT')];
  api.on(calls.updateAutoTasker, () => answers.shift()!());
  const { user } = renderUi(<AutomationsPage />);
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(screen.getByText('3 of 20 tasks in 24 hours')).toBeVisible();
  const on = screen.getByRole<HTMLInputElement>('switch', { name: /^On: When a note holds Labs/ });
  await user.click(on);
  await waitFor(() => expect(api.requests(calls.updateAutoTasker)).toHaveLength(1));
  expect(api.requests(calls.updateAutoTasker)[0]?.body).toMatchObject({ paused: true, version: 1, title: '{item}' });
  // as the server has it: this one is on again
  await waitFor(() => expect(on.checked).toBe(true));
  await user.click(on);
  expect(await screen.findByText('The change was not saved')).toBeVisible();
  expect(on.checked).toBe(true);
});

it('makes a rule by keys, after a dry run that shows what it would have made', async () => {
  const rules: AutoTasker[] = [];
  const api = start(rules);
  api.on(calls.dryRunAutoTasker, () => dryRun());
  api.on(calls.createAutoTasker, ({ body }) => {
    rules.push(autoTasker(body));
    return rules[0]!;
  });
  const { user } = renderUi(<AutomationsPage />);
  expect(await screen.findByText('No rules yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'New rule' }));
  expect(screen.getByLabelText('When a note holds')).toHaveFocus();
  await user.selectOptions(screen.getByLabelText('When a note holds'), 'Referral');
  await user.type(screen.getByLabelText(/^If it mentions one of these/), 'knee, x-ray ');
  await user.click(screen.getByRole('button', { name: 'Try on the last 7 days' }));
  const tried = await screen.findByRole('region', { name: 'Dry run' });
  expect(within(tried).getByText('1 task would have been made.')).toBeVisible();
  expect(within(tried).getByText('“I will order a CBC”')).toBeVisible();
  expect(within(tried).getByText('Would make a task')).toBeVisible();
  // what was tried is not what is there now
  await user.clear(screen.getByLabelText(/^Title/));
  expect(screen.queryByRole('region', { name: 'Dry run' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Save rule' })).toBeDisabled();
  await user.type(screen.getByLabelText(/^Title/), 'Call them{Enter}');
  expect(await screen.findByText(/^When a note holds Referral, if it mentions “knee” or “x-ray”, then/)).toBeVisible();
  expect(api.requests(calls.createAutoTasker)[0]?.body).toEqual({
    category: 'Referral',
    condition: { words: ['knee', 'x-ray'], templateId: null, kind: null },
    per: 'item',
    title: 'Call them',
    dueInDays: 2,
    assignee: null,
    dailyBudget: 20,
    paused: false,
  });
});

it('says why a dry run did not finish, and keeps what was typed when a rule is not saved', async () => {
  const api = start([]);
  api.on(calls.dryRunAutoTasker, () => refusal('INTERNAL'));
  api.on(calls.createAutoTasker, () => refusal('INTERNAL'));
  const { user } = renderUi(<AutomationsPage />);
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  await user.click(screen.getByRole('button', { name: 'Try on the last 7 days' }));
  expect(await screen.findByText(/^The dry run did not finish: /)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  expect(await screen.findByText('The rule was not saved')).toBeVisible();
  expect(screen.getByLabelText(/^Title/)).toHaveValue('{item}');
});

it('deletes a rule with a way back', async () => {
  const api = start();
  api.on(calls.deleteAutoTasker, () => ({ ok: true }));
  const { user } = renderUi(<AutomationsPage />);
  await user.click(await screen.findByRole('button', { name: /^Delete: When a note holds Labs/ }));
  expect(screen.queryByText(sentence)).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(api.requests(calls.deleteAutoTasker)).toHaveLength(0);
});

it('shows what rules did, when somebody asks', async () => {
  const api = start();
  api.on(calls.listAutomationRuns, () => [
    automationRun(),
    automationRun({ id: '0190a000-0000-7000-8000-0000000000c2', outcome: 'budget', task: null }),
  ]);
  const { user } = renderUi(<AutomationsPage />);
  const open = await screen.findByRole('button', { name: 'Show the log' });
  expect(api.requests(calls.listAutomationRuns)).toHaveLength(0);
  await user.click(open);
  const log = await screen.findByRole('region', { name: 'Log' });
  expect(await within(log).findByText('Order a CBC')).toBeVisible();
  expect(within(log).getByText('Task made')).toBeVisible();
  expect(within(log).getByText('Daily limit reached')).toBeVisible();
  expect(within(log).getAllByRole('link', { name: 'Maria Santos' })).toHaveLength(2);
});

it('rules that do not load are an error with a way to try again', async () => {
  const api = start();
  api.on(calls.getAutomation, () => refusal('INTERNAL'));
  const { user } = renderUi(<AutomationsPage />);
  expect(await screen.findByText('The rules could not be loaded')).toBeVisible();
  api.on(calls.getAutomation, () => automation());
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(sentence)).toBeVisible();
});

it('gridhooks of colleagues that do not load are an error with a way to try again', async () => {
  const api = start();
  api.on(calls.listGridhooks, () => refusal('INTERNAL'));
  const { user } = renderUi(<AutomationsPage />);
  expect(await screen.findByText('The gridhooks of this workspace could not be loaded')).toBeVisible();
  api.on(calls.listGridhooks, () => [gridhookSummary({ userName: 'Grace Lee' })]);
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText(/Grace Lee/)).toBeVisible();
});

it('a rule that was opened before a change elsewhere is saved as of then', async () => {
  const rule = autoTasker();
  const rules = [rule];
  const api = start(rules);
  api.on(calls.updateAutoTasker, () => refusal('VERSION_CONFLICT'));
  const { user, queryClient } = renderUi(<AutomationsPage />);
  await user.click(await screen.findByRole('button', { name: /^Edit: When a note holds Labs/ }));
  rules[0] = { ...rule, version: 2, paused: true, updatedAt: '2030-01-01T00:00:00.000Z' };
  await queryClient.invalidateQueries({ queryKey: automationsKey });
  await user.type(screen.getByLabelText(/^Title/), ' today');
  await user.click(screen.getByRole('button', { name: 'Save rule' }));
  const sent = { version: 1, updatedAt: rule.updatedAt };
  await waitFor(() => expect(api.requests(calls.updateAutoTasker)[0]?.body).toMatchObject(sent));
  expect(await screen.findByText('The rule was not saved')).toBeVisible();
});

it('a reader sees why there are no rules, and can make none', async () => {
  const api = start();
  api.on(calls.getAutomation, () => automation({ autoTaskers: [], abilities: { edit: false } }));
  renderUi(<AutomationsPage />);
  expect(await screen.findByText('You have read-only access to this workspace.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'New rule' })).toBeNull();
});

it('without the server switches and the dry run are off, and say why', async () => {
  start();
  const { user } = renderUi(<AutomationsPage />);
  await user.click(await screen.findByRole('button', { name: 'New rule' }));
  setReachable(false);
  const tried = screen.getByRole('button', { name: 'Try on the last 7 days' });
  await waitFor(() => expect(tried).toBeDisabled());
  expect(screen.getByRole('switch', { name: /^Rich formatting/ })).toBeDisabled();
  expect(screen.getByRole('switch', { name: /^On: When a note holds Labs/ })).toBeDisabled();
  setReachable(true);
  await waitFor(() => expect(tried).not.toBeDisabled());
});

it('an admin sees where colleagues send notes', async () => {
  const api = start();
  api.on(calls.listGridhooks, () => [gridhookSummary()]);
  renderUi(<AutomationsPage />);
  expect(await screen.findByText('Ben Chen sends to bridge.example.org')).toBeVisible();
});
