import * as notes from '@clinical/contract/notes/notes.calls';
import { listPrecharts } from '@clinical/contract/pre-chats/pre-chats.calls';
import { listDepartmentChoices } from '@clinical/contract/teams/departments.calls';
import { listWorkspaceUsers } from '@clinical/contract/teams/members.calls';
import * as signing from '@clinical/contract/signing/signing.calls';
import type { SigningDelegates, SigningState } from '@clinical/contract/signing/signing.schemas';
import * as templates from '@clinical/contract/templates/templates.calls';
import * as checkCalls from '@clinical/contract/checks/checks.calls';
import type { NoteCheck } from '@clinical/contract/checks/checks.schemas';
import * as exportCalls from '@clinical/contract/exports/exports.calls';
import * as calls from '@clinical/contract/transcripts/entries.calls';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { importKey, openEncryptedStore } from '../../lib/store/encrypted-store.ts';
import { note, transcript } from '../../testing/chart-builders.ts';
import { noteCheck, transcriptChecks } from '../../testing/check-builders.ts';
import { refusal } from '../../testing/fake-api.ts';
import { memoryRecords } from '../../testing/memory-records.ts';
import { renderApp } from '../../testing/render.tsx';
import { departmentChoice, member } from '../../testing/team-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';
import { clinician } from '../../testing/fake-auth.ts';
import { patientLink } from '../../testing/interview-builders.ts';

const device = vi.hoisted(() => ({ store: null as unknown }));
vi.mock('../../lib/store/store.ts', () => ({ localStore: async () => device.store }));
afterEach(() => {
  device.store = null;
});

const maria = note();
const signature = {
  signedAt: '2026-03-10T10:00:00.000Z',
  userId: clinician.id,
  signer: 'Ada Okafor',
  onBehalfOf: null,
  npi: '',
};
const locked = { edit: false, delete: false, generate: false, annotate: true, release: true };

const unsigned: SigningState = {
  transcriptId: transcript().id,
  version: 1,
  checks: 'current',
  unresolved: [],
  coverage: { total: 2, seen: [0], required: false },
  proof: 'password',
  proofNeeded: true,
  openItems: [],
  mayActFor: [],
  abilities: { sign: true, addend: false, summarise: false },
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
  api.on(listPrecharts, () => []);
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
        detail: [{ loc: ['body', 'password'], msg: 'This is not the password of this account.' }],
      });
    }
    stored.entry = { ...stored.entry, signature, abilities: locked };
    stored.state = {
      ...stored.state,
      signature,
      chain: sealed,
      abilities: { sign: false, addend: true, summarise: true },
    };
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
    expect(await within(await bar()).findByText('Before signing: “Dose differs”')).toBeVisible();
    const dialog = await openDialog(user);
    expect(await within(dialog).findByRole('button', { name: 'Sign note' })).toBeDisabled();
    await user.click(within(dialog).getByRole('button', { name: 'Go to the next finding' }));
    await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check', 'k1'));
    expect(api.requests(signing.signEntry)).toEqual([]);
  });

  test('the key goes to the next finding', async () => {
    const { user } = chart({ found: [noteCheck(), noteCheck({ key: 'k2', sentence: 1 })] });
    await within(await bar()).findByText('Before signing: “Dose differs” and 1 more');
    for (const key of ['k1', 'k2', 'k1']) {
      await user.keyboard('x');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('data-check', key));
    }
  });

  test('a workspace may ask that everything is looked at', async () => {
    const { user } = chart({ state: { coverage: { total: 2, seen: [0], required: true } } });
    const dialog = await openDialog(user);
    expect(await within(dialog).findByText(/requires every sentence to be looked at/)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Sign note' })).toBeDisabled();
  });

  test('the sentences of a note without a source are there to be looked at, without marks', async () => {
    chart({ entry: { utterances: [], answer: '', question: '' } });
    const article = await screen.findByRole('article');
    const places = () => [...article.querySelectorAll<HTMLElement>('[data-sentence]')];
    await waitFor(() => expect(places().map(({ dataset }) => dataset['sentence'])).toEqual(['0', '1']));
    expect(article.querySelector('[data-note-text] [data-source]')).toBeNull();
  });

  test('who only reads is not asked', async () => {
    chart({ entry: { abilities: { ...locked, annotate: false, release: true } } });
    await screen.findByRole('article');
    expect(screen.queryByRole('group', { name: 'Signing' })).toBeNull();
  });
});

describe('signing', () => {
  test('asks for attestation and password, says what was wrong, and locks', async () => {
    const { user, api } = chart({});
    const omars = note({ id: '0190a000-0000-7000-8000-0000000000a7', title: 'Omar Haddad' });
    const waiting = { transcriptId: 'w', visitAt: transcript().createdAt, reason: 'Cough', findings: 0, held: false };
    const item = { ...waiting, doing: null, progress: null };
    api.on(checkCalls.listOpenWork, () => ({
      groups: [
        {
          kind: 'sign' as const,
          count: 2,
          items: [
            { ...item, note: maria },
            { ...item, note: omars },
          ],
        },
      ],
    }));
    const dialog = await openDialog(user);
    const sign = await within(dialog).findByRole('button', { name: 'Sign note' });
    await user.click(sign);
    expect(within(dialog).getByText('Confirm the attestation to sign')).toBeVisible();
    expect(within(dialog).getByText('Enter your password')).toBeVisible();
    await user.click(within(dialog).getByRole('checkbox'));
    await user.type(within(dialog).getByLabelText('Password'), 'wrong');
    await user.click(sign);
    expect(await within(dialog).findByText('This is not the password of this account.')).toBeVisible();
    await user.clear(within(dialog).getByLabelText('Password'));
    await user.type(within(dialog).getByLabelText('Password'), 'right password');
    await user.click(sign);
    expect(await screen.findByText(/^Signed by Ada Okafor, /)).toBeVisible();
    // what comes next stands beside the note
    const after = screen.getByRole('complementary', { name: 'After signing' });
    expect(within(after).getByRole('button', { name: 'Copy for the EHR' })).toBeVisible();
    expect(within(after).getByRole('button', { name: 'Download as PDF' })).toBeVisible();
    expect(await within(after).findByRole('link', { name: /^Next patient.*Omar Haddad/ })).toHaveAttribute(
      'href',
      `/chat?id=${omars.id}`,
    );
    expect(api.requests(signing.signEntry).at(-1)?.body).toMatchObject({ version: 1, attested: true });
    expect(screen.queryByRole('group', { name: 'Signing' })).toBeNull();
  });

  test('asks what becomes of open items of earlier visits; all are carried with one click', async () => {
    const items = [
      {
        id: '0190a000-0000-7000-8000-0000000000f1',
        title: 'Chase the reply',
        category: 'Referral',
        dueOn: '2026-03-01',
      },
      { id: '0190a000-0000-7000-8000-0000000000f2', title: 'Call the pharmacy', category: 'Other', dueOn: null },
    ];
    const openItems = items.map((item, place) => ({ ...item, needsReason: place === 0 }));
    const { user, api } = chart({ state: { proofNeeded: false, openItems } });
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('checkbox'));
    const sign = within(dialog).getByRole('button', { name: 'Sign note' });
    expect(sign).toBeDisabled();
    expect(within(dialog).getByText('2 open items to answer')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Carry all' }));
    expect(within(dialog).queryByText(/to answer/)).toBeNull();
    const becomes = within(dialog).getByRole('radiogroup', { name: 'What becomes of Chase the reply' });
    await user.click(within(becomes).getByRole('radio', { name: 'Met' }));
    expect(within(dialog).getByText('1 open item to answer')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox', { name: /What closes it/ }), 'Letter on paper');
    await user.click(sign);
    await waitFor(() =>
      expect(api.requests(signing.signEntry).at(-1)?.body).toMatchObject({
        openItems: [
          { id: items[0]!.id, answer: 'met', reason: 'Letter on paper' },
          { id: items[1]!.id, answer: 'carry', reason: '' },
        ],
      }),
    );
  });

  test('asks for no password while the sign-in proves enough, and for it when it no longer does', async () => {
    const { user, api } = chart({ state: { proofNeeded: false } });
    const dialog = await openDialog(user);
    await user.click(await within(dialog).findByRole('checkbox'));
    expect(within(dialog).queryByLabelText('Password')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Sign note' }));
    // it has grown old while the dialog was open
    await user.type(await within(dialog).findByLabelText('Password'), 'right password');
    await user.click(within(dialog).getByRole('button', { name: 'Sign note' }));
    expect(await screen.findByText(/^Signed by Ada Okafor, /)).toBeVisible();
    expect(api.requests(signing.signEntry)[0]?.body).toMatchObject({ password: '' });
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
  const kept = `addendum:${transcript().id}`;

  test('shows who signed it and what was added, and takes addenda', async () => {
    const { user, api, stored } = chart({
      entry: { signature, abilities: locked },
      state: { signature, chain: sealed, abilities: { sign: false, addend: true, summarise: true } },
    });
    expect(await screen.findByText('Signed')).toBeVisible();
    await user.click(await screen.findByRole('button', { name: 'Add addendum' }));
    await user.click(screen.getByRole('button', { name: 'Add to the signed note' }));
    expect(screen.getByText('Enter the text of the addendum')).toBeVisible();
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
    // the second try may follow a reply that was lost: it is the same action
    const keys = api.requests(signing.addAddendum).map(({ headers }) => headers.get('idempotency-key'));
    expect(keys).toHaveLength(2);
    expect(new Set(keys).size).toBe(1);
  });

  test('an addendum outlives the page while it is typed, until it is added', async () => {
    const store = openEncryptedStore({ user: 'ada', secret: await importKey('A'.repeat(43)) }, memoryRecords());
    device.store = store;
    const signed = {
      entry: { signature, abilities: locked },
      state: { signature, chain: sealed, abilities: { sign: false, addend: true, summarise: true } },
    };
    const first = chart(signed);
    await first.user.click(await screen.findByRole('button', { name: 'Add addendum' }));
    await first.user.type(screen.getByLabelText('Addendum'), addendum.text);
    await waitFor(async () => expect((await store.get<string>(kept))?.value).toBe(addendum.text));
    cleanup();
    const { api, user, stored } = chart(signed);
    expect(await screen.findByLabelText('Addendum')).toHaveValue(addendum.text);
    api.on(signing.addAddendum, () => ({ ...stored.state, addenda: [addendum] }));
    await user.click(screen.getByRole('button', { name: 'Add to the signed note' }));
    await waitFor(async () => expect(await store.get(kept)).toBeFalsy());
    expect(screen.queryByLabelText('Addendum')).toBeNull();
  });
});

describe('a patient summary', () => {
  const summary = (text: string, engine = 'gpt-4.1') => ({
    transcriptId: transcript().id,
    version: 1,
    createdAt: '2026-03-11T10:00:00.000Z',
    engine,
    grade: 3,
    parts: [{ part: 'why' as const, lines: [{ text, sentences: [0], addendumId: null }] }],
    link: null,
  });
  const open = async (write: () => ReturnType<typeof summary> | ReturnType<typeof refusal>) => {
    const shown = chart({
      entry: { signature, abilities: locked },
      state: { signature, chain: sealed, abilities: { sign: false, addend: true, summarise: true } },
    });
    shown.api.on(signing.writePatientSummary, write);
    shown.api.on(exportCalls.recordNoteUse, () => ({ ok: true }));
    await shown.user.click(await screen.findByRole('button', { name: 'Patient summary' }));
    return { ...shown, drawer: await screen.findByRole('dialog', { name: /^Patient summary of the note of/ }) };
  };

  test('shows each line with its sentence when asked, and is copied and printed with a row in the log', async () => {
    const { user, api, drawer } = await open(() => summary('You cough at night.'));
    expect(await within(drawer).findByText('Reading level: grade 3 · GPT-4.1')).toBeVisible();
    expect(within(drawer).queryByText('She has a cough at night.')).toBeNull();
    await user.click(within(drawer).getByRole('switch', { name: 'Show source sentences' }));
    expect(within(drawer).getByText('She has a cough at night.')).toBeVisible();
    await user.click(within(drawer).getByRole('button', { name: 'Copy' }));
    expect(await screen.findByText('Copied to clipboard')).toBeVisible();
    expect(await navigator.clipboard.readText()).toMatch(/^Why you came\n• You cough at night\.\n\nBased on the note/);
    await user.click(within(drawer).getByRole('button', { name: 'Print' }));
    await waitFor(() =>
      expect(api.requests(exportCalls.recordNoteUse).map(({ body }) => body.use)).toEqual([
        'copy-summary',
        'print-summary',
      ]),
    );
  });

  test('a line that is not right is reported, with what is wrong', async () => {
    const { user, api, drawer } = await open(() => summary('You cough at night.'));
    api.on(signing.reportSummary, () => refusal('UNAVAILABLE'));
    await user.click(await within(drawer).findByRole('button', { name: 'This is not right: You cough at night.' }));
    await user.type(within(drawer).getByRole('textbox', { name: /What is wrong/ }), 'By day');
    await user.click(within(drawer).getByRole('button', { name: 'Report as a task' }));
    expect(await within(drawer).findByRole('alert')).toBeVisible();
    api.on(signing.reportSummary, () => ({ taskId: transcript().id }));
    await user.click(within(drawer).getByRole('button', { name: 'Report as a task' }));
    expect(await within(drawer).findByText('Reported as a task')).toBeVisible();
    const body = { text: 'You cough at night.', comment: 'By day' };
    expect(api.requests(signing.reportSummary).at(-1)?.body).toEqual(body);
  });

  test('gets a link for the patient, which is revoked again', async () => {
    const { user, api, drawer } = await open(() => summary('You cough at night.'));
    api.on(signing.linkSummary, () => ({ ...patientLink(), url: 'https://clinic.test/patient#id.secret' }));
    api.on(signing.unlinkSummary, () => ({ link: patientLink({ state: 'revoked' }) }));
    await user.click(await within(drawer).findByRole('button', { name: 'Patient link' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Patient link' }));
    await user.click(dialog.getByRole('button', { name: 'Make link' }));
    expect(await dialog.findByDisplayValue('https://clinic.test/patient#id.secret')).toBeVisible();
    expect(dialog.getByText('Not opened yet')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Revoke' }));
    expect(await dialog.findByText('Revoked')).toBeVisible();
    expect(dialog.queryByLabelText('Address of the link')).toBeNull();
    expect(api.requests(signing.unlinkSummary)).toHaveLength(1);
  });

  test('of a model is written again when asked', async () => {
    const { user, api, drawer } = await open(() => summary('You cough at night.'));
    api.on(signing.writePatientSummary, () => summary('At night you cough.'));
    await user.click(await within(drawer).findByRole('button', { name: 'Regenerate' }));
    expect(await within(drawer).findByText('At night you cough.')).toBeVisible();
    expect(api.requests(signing.writePatientSummary).map(({ body }) => body)).toEqual([{}, { again: true }]);
  });

  test('that a model failed at is written by the local engine when that is asked for', async () => {
    const { user, api, drawer } = await open(() => refusal('PROVIDER_FAILED'));
    expect(await within(drawer).findByText('The summary was not generated')).toBeVisible();
    api.on(signing.writePatientSummary, () => summary('You cough at night.', 'local'));
    await user.click(within(drawer).getByRole('button', { name: 'Use the built-in engine' }));
    expect(await within(drawer).findByText('You cough at night.')).toBeVisible();
    expect(api.requests(signing.writePatientSummary).at(-1)?.body).toEqual({ again: true, engine: 'local' });
  });

  test('says what went wrong, and is written on a second try', async () => {
    const { user, api, drawer } = await open(() => refusal('UNAVAILABLE'));
    expect(await within(drawer).findByText('The summary was not generated')).toBeVisible();
    api.on(signing.writePatientSummary, () => summary('You cough at night.', 'local'));
    await user.click(within(drawer).getByRole('button', { name: 'Retry' }));
    expect(await within(drawer).findByText('You cough at night.')).toBeVisible();
    expect(within(drawer).queryByRole('button', { name: 'Regenerate' })).toBeNull();
  });
});

test('codes come with their sentences when asked for, and are copied by hand', async () => {
  const { user, api } = chart({});
  api.on(signing.getCodes, () => ({
    version: 1,
    codes: [{ code: 'R05.9', title: 'Cough, unspecified', sentence: 0 }],
    visit: { level: 3 as const, reasons: [{ reason: 'problems' as const, sentence: 0 }] },
  }));
  await user.click(await screen.findByRole('button', { name: 'Codes' }));
  const drawer = await screen.findByRole('dialog', { name: /^Codes for the note of/ });
  const row = (await within(drawer).findByText('R05.9')).closest('li');
  expect(row).toHaveTextContent('R05.9 Cough, unspecifiedShe has a cough at night.');
  expect(within(drawer).getByText('Level 3: low-complexity medical decision making')).toBeVisible();
  await user.click(within(drawer).getByRole('button', { name: 'Copy R05.9' }));
  expect(await screen.findByText('Copied to clipboard')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('R05.9 Cough, unspecified');
  expect(api.requests(calls.updateTranscript)).toEqual([]);
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'));
  await user.click(within(drawer).getByRole('button', { name: 'Copy R05.9' }));
  expect(await screen.findByText('Failed to copy')).toBeVisible();
  expect(screen.getByText('Unable to copy text.')).toBeVisible();
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
    await user.click(within(row).getByRole('button', { name: 'Mark as correct: This visit, 20 mg' }));
    expect(await screen.findByText('1 discrepancy resolved')).toBeVisible();
    expect(screen.getByText('Not selected').closest('li')).toHaveTextContent('10 mg');
  });
});

describe('in the settings', () => {
  const settings = (edit: boolean, tab = 'rules') => {
    const api = startSignedIn();
    const policy = { fullCoverage: false, freshMinutes: 10, abilities: { edit } };
    const key = edit
      ? {
          fingerprint: '0a1b2c3d4e5f6071',
          createdAt: '2026-03-01T12:00:00.000Z',
          lastSignedAt: '2026-03-10T12:00:00.000Z',
        }
      : null;
    api.on(signing.getSigningPolicy, () => policy);
    api.on(signing.getSigningKey, () => ({ key }));
    api.on(signing.setSigningPolicy, ({ body }) => {
      Object.assign(policy, body);
      return policy;
    });
    let delegates: SigningDelegates = {
      people: [{ userId: member().id, name: 'Ben Ode' }],
      departments: [],
      actFor: [{ userId: 'u-2', name: 'Ines Halloran', departments: ['Nursing'] }],
    };
    api.on(signing.getSigningDelegates, () => delegates);
    api.on(signing.setSigningDelegates, ({ body }) => {
      delegates = {
        ...delegates,
        people: [member(), omar]
          .filter(({ id }) => body.people.includes(id))
          .map(({ id, name }) => ({ userId: id, name })),
        departments: body.departmentIds.map((id) => ({ id, name: 'Nursing' })),
      };
      return delegates;
    });
    api.on(listWorkspaceUsers, () => [member(), omar]);
    api.on(listDepartmentChoices, () => [departmentChoice()]);
    return { api, policy, ...renderApp(`/settings?tab=${tab}`) };
  };
  const omar = member({ id: 'u-3', name: 'Omar Haddad' });
  const theSwitch = () => screen.findByRole('switch', { name: /^Require every sentence to be looked at/ });

  test('an admin makes full coverage a condition', async () => {
    const { user, policy } = settings(true);
    await user.click(await theSwitch());
    await waitFor(() => expect(policy.fullCoverage).toBe(true));
    expect(await theSwitch()).toHaveProperty('checked', true);
  });

  test('the signing key says what it is and when it was last used, or that there is none yet', async () => {
    const { unmount } = settings(true);
    const key = () => screen.findByRole('group', { name: 'Your signing key' });
    expect(await key()).toHaveTextContent('secp256k1');
    expect(
      await screen.findByText(/^Key 0a1b2c3d4e5f6071, created Mar 1, 2026 · Last note signed Mar 10, 2026/),
    ).toBeVisible();
    unmount();
    settings(false);
    await key();
    expect(await screen.findByText('Your key is created when you sign your first note.')).toBeVisible();
  });

  test('an admin says for how long a sign-in is proof enough', async () => {
    const { user, policy } = settings(true);
    const minutes = () => screen.findByRole('combobox', { name: 'Sign without a password for' });
    expect(await minutes()).toHaveValue('10 minutes');
    await user.click(await minutes());
    await user.click(await screen.findByRole('option', { name: 'Always ask' }));
    await waitFor(() => expect(policy.freshMinutes).toBe(0));
    expect(await minutes()).toHaveValue('Always ask');
  });

  test('a clinician says who may sign for them, and takes it back', async () => {
    const { api, user } = settings(false, 'security');
    const section = within(await screen.findByRole('region', { name: 'Signing delegates' }));
    expect(await section.findByText('You can sign for Ines Halloran (Nursing).')).toBeVisible();
    await user.click(section.getByRole('combobox', { name: 'Add a signing delegate' }));
    await user.click(await screen.findByRole('option', { name: 'Omar Haddad' }));
    await user.click(await section.findByRole('button', { name: 'Remove Omar Haddad as a signing delegate' }));
    await waitFor(() => expect(section.queryByRole('button', { name: /^Let Omar Haddad/ })).toBeNull());
    await user.click(section.getByRole('checkbox', { name: 'Nursing' }));
    const [ben, nursing] = [member().id, departmentChoice().id];
    await waitFor(() =>
      expect(api.requests(signing.setSigningDelegates).map(({ body }) => body)).toEqual([
        { people: [ben, omar.id], departmentIds: [] },
        { people: [ben], departmentIds: [] },
        { people: [ben], departmentIds: [nursing] },
      ]),
    );
  });

  test('it goes back when the change fails, and only admins change it', async () => {
    const { api, user } = settings(true);
    api.on(signing.setSigningPolicy, () => refusal('UNAVAILABLE'));
    await user.click(await theSwitch());
    expect(await screen.findByText('The setting was not saved')).toBeVisible();
    expect(await theSwitch()).toHaveProperty('checked', false);
    cleanup();
    settings(false);
    expect(await theSwitch()).toBeDisabled();
  });
});

test('a made-up visit is marked and offers no signature', async () => {
  chart({
    entry: {
      kind: 'synthetic',
      abilities: { edit: true, delete: true, generate: true, annotate: true, release: false },
    },
  });
  expect(await screen.findByText(/This is a synthetic visit/)).toBeVisible();
  expect(screen.getByText('Synthetic')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Sign note' })).toBeNull();
});
