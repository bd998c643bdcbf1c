import type { MadePatientLink } from '@clinical/contract/patient-links/links.schemas';
import * as calls from '@clinical/contract/pre-chats/interviews.calls';
import type { PreChat } from '@clinical/contract/pre-chats/interviews.schemas';
import * as prechats from '@clinical/contract/pre-chats/pre-chats.calls';
import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal } from '../../testing/fake-api.ts';
import { patientLink, preChat, preChatSequence } from '../../testing/interview-builders.ts';
import { renderApp } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';

/** The page of a pre-chat, and what a server would say of its link. */
function openPage(first: PreChat) {
  const api = startSignedIn();
  let shown = first;
  const made: MadePatientLink = { ...patientLink(), url: 'https://clinic.test/patient#id.secret' };
  api.on(prechats.getPrechat, () => shown);
  api.on(calls.linkPreChat, () => {
    shown = { ...shown, link: patientLink() };
    return made;
  });
  api.on(calls.unlinkPreChat, () => (shown = { ...shown, link: patientLink({ state: 'revoked' }) }));
  return { api, ...renderApp(`/pre-chats/${first.id}`) };
}
const openDialog = async (user: ReturnType<typeof openPage>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Patient link' }));
  return within(await screen.findByRole('dialog', { name: 'Patient link' }));
};

it('makes a link, shows its address once with how long it is valid, and revokes it', async () => {
  const { api, user } = openPage(preChat({ sequences: [preChatSequence({ turns: [] })] }));
  const dialog = await openDialog(user);
  expect(dialog.getByText('Reserves 1 credit, which is returned if nobody answers.')).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  expect(await dialog.findByDisplayValue('https://clinic.test/patient#id.secret')).toBeVisible();
  expect(api.requests(calls.linkPreChat)[0]?.body).toEqual({});
  expect(dialog.getByText('Not opened yet')).toBeVisible();
  expect(dialog.getByText(/Valid until/)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe('https://clinic.test/patient#id.secret');
  await user.click(dialog.getByRole('button', { name: 'Revoke' }));
  expect(await dialog.findByText('Revoked')).toBeVisible();
  expect(dialog.queryByLabelText('Address of the link')).toBeNull();
});

it('asks for a date of birth when there is no chart, or the chart has none', async () => {
  const { api, user } = openPage(preChat());
  let refused = true;
  const answer = api.on.bind(api);
  answer(calls.linkPreChat, () =>
    refused
      ? refusal('INVALID_INPUT', { detail: [{ loc: ['body', 'dateOfBirth'], msg: 'a date of birth is needed' }] })
      : { ...patientLink(), url: 'https://clinic.test/patient#id.secret' },
  );
  const dialog = await openDialog(user);
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  const field = await dialog.findByLabelText(/Date of birth of the patient/);
  expect(dialog.getByRole('button', { name: 'Make link' })).toBeDisabled();
  refused = false;
  await user.type(field, '1958-03-14');
  await user.click(dialog.getByRole('button', { name: 'Make link' }));
  await expect.poll(() => api.requests(calls.linkPreChat).at(-1)?.body).toEqual({ dateOfBirth: '1958-03-14' });
});

it.each([
  ['opened', 'Link: Opened Mar 10, 2026'],
  ['answered', 'Link: Answered Mar 10, 2026'],
  ['locked', 'Link: Locked after 5 wrong dates of birth'],
  ['expired', 'Link: Expired Mar 13, 2026'],
] as const)('says in the head of the page that a link is %s', async (state, words) => {
  openPage(preChat({ link: patientLink({ state }) }));
  expect(await screen.findByText((text) => text.includes(words))).toBeVisible();
});
