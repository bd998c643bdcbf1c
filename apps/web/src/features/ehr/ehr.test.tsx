import * as calls from '@clinical/contract/ehr/ehr.calls';
import type { EhrPushPreview } from '@clinical/contract/ehr/ehr.schemas';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ehrLinkState, ehrPatient, ehrPush, pushPreview } from '../../testing/ehr-builders.ts';
import { type FakeApi, refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { EhrSettings } from './EhrSettings.tsx';
import { SendToEhrDialog } from './SendToEhrDialog.tsx';

const entry = { id: '01900000-0000-7000-8000-0000000000b1', noteId: '01900000-0000-7000-8000-0000000000a1' };

/** A server with this preview, which a test may change. */
function start(overrides: Partial<EhrPushPreview> = {}): { api: FakeApi; now: EhrPushPreview } {
  const api = startFakeApi();
  const now = pushPreview(overrides);
  api.on(calls.previewEhrPush, () => ({ ...now }));
  api.on(calls.getEhrLink, () => ehrLinkState());
  return { api, now };
}
const open = () => renderUi(<SendToEhrDialog entry={entry} onClose={() => undefined} />);
const sendButton = () => screen.findByRole('button', { name: 'Send to EHR' });

it('sends the exact text that it shows, and tells that it is in the EHR', async () => {
  const { api, now } = start();
  api.on(calls.pushToEhr, () => {
    now.pushes = [ehrPush()];
    return ehrPush({ state: 'prepared' });
  });
  const { user } = open();
  expect(await screen.findByRole('dialog', { name: 'Send to Harbour EHR' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Text that is sent' }).textContent).toBe(now.text);
  expect(screen.getByText('Same date of birth')).toBeVisible();
  await user.click(await sendButton());
  expect(await screen.findByText('In the EHR')).toBeVisible();
  expect(screen.getByText(/Document 17/)).toBeVisible();
  const { body } = api.requests(calls.pushToEhr)[0]!;
  expect(body).toEqual({ digest: 'a'.repeat(64), again: false, patientId: 'p1', type: 'fhir' });
});

it('sends again only after that was ticked', async () => {
  const { api } = start({ pushes: [ehrPush({ different: ['draft'] })] });
  api.on(calls.pushToEhr, () => ehrPush());
  const { user } = open();
  expect(await sendButton()).toBeDisabled();
  expect(screen.getByText('The EHR has this otherwise: draft or final.')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: /Send again/ }));
  await user.click(await sendButton());
  await waitFor(() => expect(api.requests(calls.pushToEhr)[0]?.body).toMatchObject({ again: true }));
});

it('says what may be in the EHR, and sends it again only on the word of who looked there', async () => {
  const lost = ehrPush({ state: 'failed', reason: 'Look for it there.', documentId: null });
  const { api } = start({ pushes: [lost] });
  api.on(calls.pushToEhr, () => ehrPush());
  const { user } = open();
  expect(await screen.findByText('May be in the EHR. Look there.')).toBeVisible();
  expect(screen.queryByText('Not sent')).toBeNull();
  expect(await sendButton()).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /I looked in the EHR, and it is not there/ }));
  await user.click(await sendButton());
  await waitFor(() => expect(api.requests(calls.pushToEhr)[0]?.body).toMatchObject({ again: true }));
});

it('tells that a note went to another patient than the one of the chart', async () => {
  start({ pushes: [ehrPush({ samePatient: false })] });
  open();
  expect(await screen.findByText(/went to another patient of the EHR/)).toBeVisible();
  expect(screen.getByRole('checkbox', { name: /Send it to this patient too/ })).toBeVisible();
  expect(screen.queryByText('This text is in the EHR already.')).toBeNull();
});

it('cancels a note that waits; one that waits for another EHR stands in nobody’s way', async () => {
  const waits = ehrPush({ state: 'prepared', reason: 'link-ended', documentId: null, handedOver: false });
  const { api, now } = start({ pushes: [{ ...waits, system: { type: 'other', name: 'Other EHR' } }] });
  api.on(calls.cancelEhrPush, () => {
    now.pushes = [];
    return { ok: true };
  });
  const { user } = open();
  expect(await sendButton()).not.toBeDisabled();
  await user.click(screen.getByRole('button', { name: /^Cancel the note that waits/ }));
  await waitFor(() => expect(screen.queryByText('Waiting to be sent')).toBeNull());
  expect(api.requests(calls.cancelEhrPush)).toHaveLength(1);
});

it('lets a patient be picked who agrees in two things, and no other', async () => {
  const { api, now } = start({ patient: null, match: 'none', draft: true });
  api.on(calls.findEhrPatients, () => [
    ehrPatient(),
    ehrPatient({ id: 'p2', birthDate: '1988-12-30', agree: ['name'], differ: ['birthDate'], fits: false }),
  ]);
  api.on(calls.chooseEhrPatient, () => {
    Object.assign(now, { patient: ehrPatient(), match: 'read' });
    return ehrPatient();
  });
  const { user } = open();
  expect(await screen.findByText('This note is not signed. It goes as a draft.')).toBeVisible();
  const rows = await screen.findAllByRole('listitem');
  expect(within(rows[1]!).queryByRole('button')).toBeNull();
  expect(within(rows[1]!).getByText('Different date of birth')).toBeVisible();
  expect(await sendButton()).toBeDisabled();
  await user.click(within(rows[0]!).getByRole('button', { name: /^Choose Maria Lind/ }));
  await waitFor(async () => expect(await sendButton()).not.toBeDisabled());
  expect(api.requests(calls.chooseEhrPatient)[0]?.body).toEqual({ noteId: entry.noteId, patientId: 'p1' });
});

it('does not send to a patient who differs now', async () => {
  start({ patient: ehrPatient({ agree: ['name'], differ: ['birthDate'], fits: false }) });
  open();
  expect(await screen.findByText(/The patient in the EHR differs from this chart/)).toBeVisible();
  expect(await sendButton()).toBeDisabled();
});

it('says calmly that the link has ended, and that the note is kept', async () => {
  const link = { ...ehrLinkState().link!, state: 'ended' as const };
  const waits = ehrPush({ state: 'prepared', reason: 'link-ended', documentId: null, handedOver: false });
  start({ link, patient: null, match: 'unread', reason: 'The link has ended.', pushes: [waits] });
  open();
  expect(await screen.findByText(/no longer accepts this link/)).toBeVisible();
  expect(screen.getByText('The link has ended. The note is kept, and goes when you link again.')).toBeVisible();
});

it('tells how to link, and why a note cannot be sent', async () => {
  const { api } = start({ link: null, patient: null, match: 'none' });
  const first = open();
  expect(await screen.findByText(/open this workspace from Harbour EHR/)).toBeVisible();
  first.unmount();
  api.on(calls.previewEhrPush, () => refusal('SYNTHETIC_ENTRY'));
  open();
  expect(await screen.findByText(/This is a synthetic visit/)).toBeVisible();
});

it('shows the link in the settings, and ends it when asked', async () => {
  const api = startFakeApi();
  let state = ehrLinkState();
  api.on(calls.getEhrLink, () => state);
  api.on(calls.unlinkEhr, () => {
    state = ehrLinkState({ link: null, waiting: 0 });
    return { ok: true };
  });
  const { user } = renderUi(<EhrSettings />);
  expect(await screen.findByText('Harbour EHR')).toBeVisible();
  expect(screen.getByText(/1 note is not in the EHR yet/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('dialog', { name: 'Disconnect Harbour EHR?' });
  await user.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
  expect(await screen.findByText(/Your account is not linked to an EHR/)).toBeVisible();
  expect(api.requests(calls.unlinkEhr)).toHaveLength(1);
});

it('begins a link at the page of the EHR', async () => {
  const assign = vi.spyOn(globalThis.location, 'assign').mockImplementation(() => undefined);
  const api = startFakeApi();
  api.on(calls.getEhrLink, () => ehrLinkState({ link: null, waiting: 0 }));
  api.on(calls.authorizeEhr, () => ({ address: 'https://ehr.example/authorize?state=1' }));
  const { user } = renderUi(<EhrSettings />);
  await user.click(await screen.findByRole('button', { name: 'Link Harbour EHR' }));
  await waitFor(() => expect(assign).toHaveBeenCalledWith('https://ehr.example/authorize?state=1'));
  expect(api.requests(calls.authorizeEhr)[0]?.body).toEqual({ type: 'fhir' });
  assign.mockRestore();
});

it('shows nothing in the settings where no EHR is set up', async () => {
  const api = startFakeApi();
  api.on(calls.getEhrLink, () => ehrLinkState({ systems: [], link: null, waiting: 0 }));
  renderUi(<EhrSettings />);
  await waitFor(() => expect(api.requests(calls.getEhrLink)).toHaveLength(1));
  expect(screen.queryByText('Your EHR link')).toBeNull();
});
