import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrechats } from '@clinical/contract/pre-chats/pre-chats.calls';
import * as signing from '@clinical/contract/signing/signing.calls';
import type { SigningState } from '@clinical/contract/signing/signing.schemas';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checkCalls from '@clinical/contract/transcripts/checks.calls';
import type { NoteCheck } from '@clinical/contract/transcripts/checks.schemas';
import * as calls from '@clinical/contract/transcripts/transcripts.calls';
import type { Transcript } from '@clinical/contract/transcripts/transcripts.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { note, transcript } from '../../../testing/chart-builders.ts';
import { noteCheck, transcriptChecks } from '../../../testing/check-builders.ts';
import { refusal } from '../../../testing/fake-api.ts';
import { renderApp } from '../../../testing/render.tsx';
import { startSignedIn } from '../../../testing/signed-in.ts';
import { clinician } from '../../../testing/fake-auth.ts';

const maria = note();
const signature = {
  signedAt: '2026-03-10T10:00:00.000Z',
  userId: clinician.id,
  signer: 'Ada Okafor',
  onBehalfOf: null,
};
const locked = { edit: false, delete: false, generate: false, annotate: true };

const unsigned: SigningState = {
  transcriptId: transcript().id,
  version: 1,
  checks: 'current',
  unresolved: [],
  coverage: { total: 2, seen: [0], required: false },
  proof: 'password',
  mayActFor: [],
  abilities: { sign: true, addend: false },
  signature: null,
  chain: null,
  addenda: [],
};
const sealed = { links: 7, head: 'ab'.repeat(32), signature: 'cd'.repeat(64), publicKey: 'PEM' };

/** A chart whose only entry stands so before signing. */
function chart({ found = [] as NoteCheck[], state = {} as Partial<SigningState>, entry = {} as Partial<Transcript> }) {
  const api = startSignedIn();
  const stored = { entry: transcript(entry), state: { ...unsigned, ...state } };
  const contradicted = { support: 'contradicted', severity: 'major' } as const;
  api.on(notes.getNote, () => maria);
  api.on(listPrechats, () => []);
  api.on(notes.listNotes, () => ({ items: [], nextCursor: null }));
  api.on(calls.getTranscripts, () => [stored.entry]);
  api.on(templates.listTemplates, () => []);
  api.on(templates.listStarters, () => []);
  api.on(checkCalls.getChecks, () =>
    transcriptChecks({ checks: found, ...(found.length > 0 ? { sentences: [contradicted, contradicted] } : {}) }),
  );
  api.on(signing.getSigning, () => stored.state);
  api.on(signing.getReconciliation, () => ({ conflicts: [], abilities: { pick: true } }));
  api.on(signing.signEntry, ({ body }) => {
    if (body.password !== 'right password') {
      return refusal('WRONG_PASSWORD', {
        detail: [{ loc: ['body', 'password'], msg: 'not the password of this account' }],
      });
    }
    stored.entry = { ...stored.entry, signature, abilities: locked };
    stored.state = { ...stored.state, signature, chain: sealed, abilities: { sign: false, addend: true } };
    return { transcript: stored.entry, signing: stored.state };
  });
  return { api, stored, ...renderApp(`/chat?id=${maria.id}`) };
}

const bar = () => screen.findByRole('group', { name: 'Signing' });
const openDialog = async (user: ReturnType<typeof chart>['user']) => {
  await user.click(within(await bar()).getByRole('button', { name: 'Sign note' }));
  return screen.findByRole('dialog', { name: /^Sign the note of/ });
};

describe('before signing', () => {
  test('it says what was not looked at, and what stands against it', async () => {
    const { user, api } = chart({ found: [noteCheck()] });
    expect(await within(await bar()).findByText('1 of 2 not looked at')).toBeVisible();
    expect(await within(await bar()).findByText('1 finding to settle before signing')).toBeVisible();
    const dialog = await openDialog(user);
    expect(await within(dialog).findByRole('button', { name: 'Sign note' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Go to the next' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check', 'k1'));
    expect(api.requests(signing.signEntry)).toEqual([]);
  });

  test('the key goes to the next finding', async () => {
    const { user } = chart({ found: [noteCheck(), noteCheck({ key: 'k2', sentence: 1 })] });
    await within(await bar()).findByText('2 findings to settle before signing');
    for (const key of ['k1', 'k2', 'k1']) {
      await user.keyboard('x');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check', key));
    }
  });

  test('a workspace may ask that everything is looked at', async () => {
    const { user } = chart({ state: { coverage: { total: 2, seen: [0], required: true } } });
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText(/asks that every sentence is looked at/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Sign note' })).toBeDisabled();
  });

  test('who only reads is not asked', async () => {
    chart({ entry: { abilities: { ...locked, annotate: false } } });
    await screen.findByRole('article');
    expect(screen.queryByRole('group', { name: 'Signing' })).toBeNull();
  });
});

describe('signing', () => {
  test('asks for attestation and password, says what was wrong, and locks', async () => {
    const { user, api } = chart({});
    const dialog = await openDialog(user);
    const sign = await within(dialog).findByRole('button', { name: 'Sign note' });
    await user.click(sign);
    expect(within(dialog).getByText('Confirm this to sign')).toBeVisible();
    expect(within(dialog).getByText('Enter your password')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox'));
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(sign);
    expect(await within(dialog).findByText('not the password of this account')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Password'));
    await user.type(within(dialog).getByLabelText('Password'), 'right password');
    await user.click(sign);
    expect(await screen.findByText(/^Signed by Ada Okafor, /)).toBeVisible();
    expect(api.requests(signing.signEntry).at(-1)?.body).toMatchObject({ version: 1, attested: true });
    expect(screen.queryByRole('group', { name: 'Signing' })).toBeNull();
  });

  test('takes a code of the authenticator app, and signs for whom one may', async () => {
    const other = { userId: '0190a000-0000-7000-8000-000000000077', name: 'Ines Halloran' };
    const { user, api } = chart({ state: { proof: 'password-or-code', mayActFor: [other] } });
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('radio', { name: 'Authenticator code' }));
    await user.type(within(dialog).getByRole('textbox', { name: 'Authenticator code' }), '123456');
    await user.click(within(dialog).getByRole('combobox', { name: 'Sign' }));
    await user.click(await screen.findByRole('option', { name: 'On behalf of Ines Halloran' }));
    await user.click(within(dialog).getByRole('checkbox'));
    await user.click(within(dialog).getByRole('button', { name: 'Sign note' }));
    await waitFor(() => expect(api.requests(signing.signEntry)).toHaveLength(1));
    expect(api.requests(signing.signEntry)[0]?.body).toMatchObject({ code: '123456', onBehalfOf: other.userId });
  });
});

describe('a signed note', () => {
  const addendum = {
    id: '0190a000-0000-7000-8000-0000000000f1',
    createdAt: '2026-03-11T10:00:00.000Z',
    userId: clinician.id,
    author: 'Ada Okafor',
    text: 'The culture was negative.',
  };

  test('shows who signed it and what was added, and takes addenda', async () => {
    const { user, api, stored } = chart({
      entry: { signature, abilities: locked },
      state: { signature, chain: sealed, abilities: { sign: false, addend: true } },
    });
    expect(await screen.findByText('Signed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add addendum' }));
    await user.click(screen.getByRole('button', { name: 'Add to the signed note' }));
    expect(screen.getByText('Write what is to be added')).toBeVisible();
    api.on(signing.addAddendum, () => refusal('UNAVAILABLE'));
    await user.type(screen.getByLabelText('Addendum'), addendum.text);
    await user.click(screen.getByRole('button', { name: 'Add to the signed note' }));
    expect(await screen.findByText('The addendum was not added. Your text is still here.')).toBeVisible();
    expect(screen.getByLabelText('Addendum')).toHaveValue(addendum.text);
    api.on(signing.addAddendum, () => {
      stored.state = { ...stored.state, addenda: [addendum] };
      return stored.state;
    });
    await user.click(screen.getByRole('button', { name: 'Add to the signed note' }));
    const added = await within(screen.getByRole('region', { name: 'Signing' })).findByRole('listitem');
    expect(added).toHaveTextContent('The culture was negative.Ada Okafor, ');
    expect(screen.queryByLabelText('Addendum')).toBeNull();
  });
});

test('codes come with their sentences when asked for, and are copied by hand', async () => {
  const { user, api } = chart({});
  api.on(signing.getCodes, () => ({
    version: 1,
    codes: [{ code: 'R05.9', title: 'Cough, unspecified', sentence: 0 }],
    visit: { level: 3 as const, reasons: [{ reason: 'problems' as const, sentence: 0 }] },
  }));
  await user.click(within(await bar()).getByRole('button', { name: 'Codes' }));
  const drawer = await screen.findByRole('dialog', { name: /^Codes for the note of/ });
  const row = (await within(drawer).findByText('R05.9')).closest('li');
  expect(row).toHaveTextContent('R05.9 Cough, unspecifiedShe has a cough at night.');
  expect(within(drawer).getByText('Level 3: decisions of low complexity')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Copy R05.9' }));
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('R05.9 Cough, unspecified');
  expect(api.requests(calls.updateTranscript)).toEqual([]);
});

describe('what differs from earlier records', () => {
  const side = { at: '2026-03-01T08:00:00.000Z', chosen: null };
  const dose = {
    key: 'd1',
    about: 'dose' as const,
    subject: 'lisinopril',
    sides: [
      { ...side, source: 'visit' as const, value: '20 mg', quote: 'I take lisinopril 20 mg.' },
      { ...side, source: 'last-signed' as const, value: '10 mg', quote: 'Lisinopril 10 mg daily.' },
    ],
    picked: null,
  };

  test('shows both quotes and takes a pick; the other keeps its mark', async () => {
    const { user, api } = chart({});
    api.on(signing.getReconciliation, () => ({ conflicts: [dose], abilities: { pick: true } }));
    const row = await screen.findByRole('listitem', { name: 'Dose of lisinopril' });
    expect(row).toHaveTextContent('Lisinopril 10 mg daily.');
    api.on(signing.pickFact, ({ body }) => ({
      conflicts: [
        {
          ...dose,
          sides: dose.sides.map((each) => ({ ...each, chosen: each.source === body.source })),
          picked: { userId: clinician.id, at: side.at },
        },
      ],
      abilities: { pick: true },
    }));
    await user.click(within(row).getByRole('button', { name: 'This is right: This visit, 20 mg' }));
    expect(await screen.findByText('1 difference settled')).toBeVisible();
    expect(screen.getByText('Not taken').closest('li')).toHaveTextContent('10 mg');
  });
});

describe('in the settings', () => {
  const settings = (edit: boolean) => {
    const api = startSignedIn();
    const policy = { fullCoverage: false, abilities: { edit } };
    api.on(signing.getSigningPolicy, () => policy);
    api.on(signing.setSigningPolicy, ({ body }) => {
      policy.fullCoverage = body.fullCoverage;
      return policy;
    });
    return { api, policy, ...renderApp('/settings?tab=security') };
  };
  const theSwitch = () => screen.findByRole('switch', { name: /^Every sentence must be looked at/ });

  test('an admin makes full coverage a condition', async () => {
    const { user, policy } = settings(true);
    await user.click(await theSwitch());
    await waitFor(() => expect(policy.fullCoverage).toBe(true));
    expect(await theSwitch()).toHaveProperty('checked', true);
  });

  test('it goes back when the change fails, and only admins change it', async () => {
    const { api, user } = settings(true);
    api.on(signing.setSigningPolicy, () => refusal('UNAVAILABLE'));
    await user.click(await theSwitch());
    expect(await screen.findByText('That was not saved')).toBeVisible();
    expect(await theSwitch()).toHaveProperty('checked', false);
    cleanup();
    settings(false);
    expect(await theSwitch()).toBeDisabled();
  });
});
