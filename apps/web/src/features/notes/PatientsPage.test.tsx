import { getBrief } from '@clinical/contract/brief/brief.calls';
import type { Brief, BriefItem } from '@clinical/contract/brief/brief.schemas';
import * as merges from '@clinical/contract/notes/merges.calls';
import { listChartTasks } from '@clinical/contract/clinical-tasks/clinical-tasks.calls';
import * as calls from '@clinical/contract/notes/notes.calls';
import type { Note } from '@clinical/contract/notes/notes.schemas';
import * as departments from '@clinical/contract/teams/departments.calls';
import { getTranscripts, updateTranscriptTag } from '@clinical/contract/transcripts/entries.calls';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { keepViewing } from '../../lib/session/viewing.ts';
import { note, transcript } from '../../testing/chart-builders.ts';
import { type FakeApi, refusal } from '../../testing/fake-api.ts';
import { formatTime } from '../../lib/format.ts';
import { renderApp } from '../../testing/render.tsx';
import { departmentChoice, viewing } from '../../testing/team-builders.ts';
import { clinicalTask } from '../../testing/task-builders.ts';
import { startSignedIn } from '../../testing/signed-in.ts';

const maria = note();
const ben = note({ id: 'b', title: 'Ben Ode', dateOfBirth: null, sex: null, entries: 1 });

function patients(address = '/my-projects', list = [maria, ben]) {
  const api = startSignedIn();
  api.on(calls.listNotes, () => ({ items: list, nextCursor: null }));
  api.on(calls.listTags, () => ['Alert', 'Labs', 'Referral']);
  api.on(listChartTasks, () => ({ counts: {}, tasks: [] }));
  return { api, ...renderApp(address) };
}

const listed = (api: FakeApi) => api.requests(calls.listNotes).filter(({ query }) => query['limit'] === '50');
const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) });

const areFiltersIdle = () =>
  screen.getByLabelText('Name, MRN, date of birth or phone').closest('search')?.dataset['idle'] === 'true';

describe('the list', () => {
  test('shows each patient with age, sex, MRN, last visit, its reason and status, and leads to the chart', async () => {
    vi.setSystemTime('2026-03-11T12:00:00Z');
    onTestFinished(() => void vi.useRealTimers());
    patients();
    const found = await row('Maria Santos');
    for (const said of ['67 F', '4471-A', 'yesterday', 'Knee pain', 'Draft']) expect(found).toHaveTextContent(said);
    expect(within(found).getByTitle('born Apr 12, 1958')).toBeVisible();
    expect(within(found).getByRole('link', { name: 'Maria Santos' })).toHaveAttribute('href', `/chat?id=${maria.id}`);
    expect(await row('Ben Ode')).toHaveTextContent('Not known');
  });

  test('says what will be here when there is nobody yet', async () => {
    patients('/my-projects', []);
    expect(await screen.findByText('Your patients will be listed here')).toBeVisible();
  });

  test('offers no filters before there is a patient', async () => {
    const empty = patients('/my-projects', []);
    await screen.findByText('Your patients will be listed here');
    expect(areFiltersIdle()).toBe(true);
    empty.unmount();
    patients();
    await row('Maria Santos');
    expect(areFiltersIdle()).toBe(false);
  });

  test('the first patient needs a name and one click', async () => {
    const { api, user, router } = patients('/my-projects', []);
    api.on(calls.createNote, () => note({ id: 'new' }));
    await user.click(await screen.findByRole('button', { name: 'Add patient' }));
    expect(api.requests(calls.createNote)).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: 'Patient’s name' }), 'Ana Ruiz');
    await user.click(screen.getByRole('button', { name: 'Add patient' }));
    await expect.poll(() => router.state.location.href).toBe('/chat?id=new');
    expect(api.requests(calls.createNote)[0]?.body).toMatchObject({ title: 'Ana Ruiz' });
  });

  test('the sample patient stands apart from the list and goes with one click', async () => {
    const { api, user } = patients();
    let sample: Note | null = note({ id: 's', title: 'Rosa Lind (sample)' });
    api.on(calls.getSample, () => ({ sample }));
    api.on(calls.removeSample, () => {
      sample = null;
      return { ok: true as const };
    });
    const line = await screen.findByRole('region', { name: 'Sample patient' });
    expect(within(line).getByRole('link', { name: 'Rosa Lind (sample)' })).toHaveAttribute('href', '/chat?id=s');
    expect(screen.queryByRole('row', { name: /Rosa Lind/ })).toBeNull();
    await user.click(within(line).getByRole('button', { name: 'Remove sample' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Sample patient' })).toBeNull());
    expect(api.requests(calls.removeSample)).toHaveLength(1);
  });

  test('a sample that could not be removed comes back', async () => {
    const { api, user } = patients();
    api.on(calls.getSample, () => ({ sample: note({ id: 's', title: 'Rosa Lind (sample)' }) }));
    api.on(calls.removeSample, () => refusal('INTERNAL'));
    await user.click(await screen.findByRole('button', { name: 'Remove sample' }));
    expect(await screen.findByText('Sample not removed')).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Sample patient' })).toBeVisible();
  });

  test('read through the eyes of a member, it says why nothing new can be made or shared', async () => {
    keepViewing(viewing());
    const { user, api } = patients();
    const found = await row('Maria Santos');
    const why = 'You are viewing as Ben Ode, read-only. Stop viewing to do this.';
    for (const name of ['New patient', 'Share']) {
      const button = screen.getByRole('button', { name });
      expect(button).toBeDisabled();
      expect(button).toHaveAttribute('title', why);
    }
    expect(within(found).getByRole('button', { name: /star/i })).toBeDisabled();
    await user.keyboard('n');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(api.requests(calls.createNote)).toEqual([]);
  });

  test('says so when nobody matches, and the filter can be cleared', async () => {
    const { api, user, router } = patients('/my-projects?tag=zz', []);
    expect(await screen.findByText('No patients match')).toBeVisible();
    expect(areFiltersIdle()).toBe(false);
    expect(listed(api)[0]?.query['tag']).toBe('zz');
    await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!);
    await waitFor(() => expect(router.state.location.search).toEqual({}));
  });

  test('tells what went wrong and tries again', async () => {
    const api = startSignedIn();
    api.on(calls.listNotes, () => refusal('UNAVAILABLE'));
    const { user } = renderApp('/my-projects');
    expect(await screen.findByText('Patients could not be loaded')).toBeVisible();
    api.on(calls.listNotes, () => ({ items: [maria], nextCursor: null }));
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Maria Santos')).toBeVisible();
  });

  test('a list that cannot be brought up to date stays, and says so', async () => {
    const { api, queryClient } = patients();
    await row('Maria Santos');
    api.on(calls.listNotes, () => refusal('UNAVAILABLE'));
    await act(() => queryClient.invalidateQueries({ queryKey: ['notes', 'list'] }));
    expect(await screen.findByText('Failed to refresh patient notes')).toBeVisible();
    expect(await row('Maria Santos')).toBeVisible();
  });

  test('fetches the next page by itself, and on request when it could not be had', async () => {
    const api = startSignedIn();
    let broken = true;
    api.on(calls.listNotes, ({ query }) => {
      if (!query['cursor']) return { items: [maria], nextCursor: 'more' };
      return broken ? refusal('UNAVAILABLE') : { items: [ben], nextCursor: null };
    });
    const { user } = renderApp('/my-projects');
    const again = await screen.findByRole('button', { name: 'Show more patients' });
    expect(screen.queryByRole('row', { name: /Ben Ode/ })).toBeNull();
    broken = false;
    await user.click(again);
    expect(await row('Ben Ode')).toBeVisible();
  });

  test('of thousands draws only what is near the window', async () => {
    const many = Array.from({ length: 50 }, (_, n) => note({ id: `p${n}`, title: `Patient ${n}` }));
    const api = startSignedIn();
    api.on(calls.listNotes, ({ query }) => {
      const from = Number(query['cursor'] ?? 0);
      const items = Array.from({ length: Number(query['limit']) }, (_, n) =>
        note({ id: `p${from + n}`, title: `Patient ${from + n}` }),
      );
      return { items, nextCursor: String(from + items.length) };
    });
    renderApp('/my-projects');
    await row(many[0]!.title);
    await waitFor(() => expect(api.requests(calls.listNotes).length).toBeGreaterThan(1));
    expect(screen.getAllByRole('row').length).toBeLessThan(80);
    expect(screen.getByRole('table', { name: 'Patients' })).toHaveAttribute('aria-rowcount', '-1');
  });
});

describe('what needs me', () => {
  type Visit = Extract<BriefItem, { about: 'visit' }>;
  const item = (overrides: Partial<Visit> = {}): Visit => ({
    about: 'visit',
    signed: false,
    transcriptId: `t-${overrides.note?.id ?? maria.id}`,
    visitAt: '2026-03-10T08:00:00.000Z',
    reason: 'Migraine',
    findings: 0,
    held: false,
    doing: null,
    progress: null,
    note: maria,
    ...overrides,
  });
  const work: Brief = {
    date: '2026-03-10',
    groups: [
      { kind: 'sign', count: 2, items: [item()] },
      { kind: 'findings', count: 1, items: [item({ findings: 3, note: note({ id: 'f', title: 'Finn Lund' }) })] },
      {
        kind: 'waiting',
        count: 1,
        items: [item({ doing: 'transcribing', note: note({ id: 'w', title: 'Wren Hale' }) })],
      },
      { kind: 'failed', count: 1, items: [item({ note: note({ id: 'x', title: 'Xavi Roca' }) })] },
    ],
  };
  const heads = () => screen.getAllByRole('rowheader').map((head) => head.textContent);

  test('comes first, by what it waits for, and everybody else follows', async () => {
    const { api } = patients();
    api.on(getBrief, () => work);
    await row('Ben Ode');
    expect(heads()).toEqual([
      'Drafts to sign 2Show all 2',
      'Findings to review 1',
      'Waiting for text 1',
      'Failed 1',
      'Everyone else ',
    ]);
    const [, ...rows] = screen.getAllByRole('row').map((each) => each.textContent);
    expect(rows[1]).toMatch(/Maria Santos.*Migraine.*Draft to sign/);
    expect(rows[3]).toMatch(/Finn Lund.*3 findings to review/);
    expect(rows[5]).toMatch(/Wren Hale.*Transcribing/);
    expect(rows[7]).toMatch(/Xavi Roca.*Failed/);
    expect(rows[9]).toMatch(/Ben Ode/);
    expect(rows).toHaveLength(10);
  });

  test('has late loops above drafts, each with its task', async () => {
    const { api } = patients();
    const loop: BriefItem = {
      about: 'task',
      taskId: '0190a000-0000-7000-8000-0000000000c1',
      title: 'Chase the cardiology reply',
      category: 'Referral',
      dueOn: '2020-01-01',
      note: maria,
    };
    const groups: Brief['groups'] = [{ kind: 'loops', count: 1, items: [loop] }, ...work.groups];
    api.on(getBrief, () => ({ date: '2026-03-10', groups }));
    const link = await screen.findByRole('link', { name: 'Chase the cardiology reply' });
    expect(link).toHaveAttribute('href', `/ai-tasks?noteId=${maria.id}&who=all&task=${loop.taskId}`);
    expect(heads()[0]).toBe('Waiting for a reply, overdue 1');
    expect(screen.getAllByRole('row')[2]?.textContent).toMatch(/Maria Santos.*Chase the cardiology reply.*days late/);
  });

  test('has the appointments of the day with their time, and leads to the schedule', async () => {
    const { api } = patients();
    const startsAt = new Date(Date.now() + 3_600_000).toISOString();
    const visit: BriefItem = {
      about: 'appointment',
      scheduleId: '0190a000-0000-7000-8000-0000000000e1',
      startsAt,
      minutes: 20,
      title: 'Cough',
      note: maria,
    };
    api.on(getBrief, () => ({
      date: '2026-03-10',
      groups: [{ kind: 'appointments' as const, count: 1, items: [visit] }],
    }));
    expect(await screen.findByRole('link', { name: 'Open schedule' })).toHaveAttribute('href', '/schedules');
    expect(heads()[0]).toBe('Appointments today 1Open schedule');
    const line = screen.getAllByRole('row')[2]?.textContent;
    expect(line).toContain('Maria Santos');
    expect(line).toContain(`CoughBooked, ${formatTime(startsAt)}`);
    expect(line).not.toContain('now');
  });

  test('counts faxes that wait, and leads to them', async () => {
    const { api } = patients();
    const faxes = (kind: 'faxes' | 'failedFaxes', count: number) => ({ kind, count, items: [] });
    api.on(getBrief, () => ({
      date: '2026-03-10',
      groups: [faxes('failedFaxes', 1), faxes('faxes', 3)],
    }));
    const links = await screen.findAllByRole('link', { name: 'Open faxes' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/fax?tab=sent', '/fax?tab=pending']);
    expect(heads().slice(0, 2)).toEqual(['Faxes that failed 1Open faxes', 'Faxes to file 3Open faxes']);
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  test('leads to a form that was begun, and to a note that is not in the EHR', async () => {
    const { api } = patients();
    const form = {
      about: 'form' as const,
      draftId: 'd1',
      title: 'School physical',
      note: note({ title: 'Maria Santos' }),
    };
    const push = {
      about: 'push' as const,
      transcriptId: 't1',
      visitAt: '2026-03-09T09:00:00Z',
      reason: 'Cough',
      system: 'Epic',
      note: note({ id: 'z', title: 'Zoe Yu' }),
    };
    api.on(getBrief, () => ({
      date: '2026-03-10',
      groups: [
        { kind: 'failedPushes' as const, count: 1, items: [push] },
        { kind: 'forms' as const, count: 1, items: [form] },
      ],
    }));
    const link = await screen.findByRole('link', { name: 'School physical' });
    expect(link).toHaveAttribute('href', '/ai-forms?draft=d1');
    expect(heads().slice(0, 2)).toEqual(['Not sent to the EHR 1', 'Forms to finish 1Open forms']);
    expect(screen.getByRole('row', { name: /Zoe Yu/ })).toHaveTextContent('Not in Epic');
  });

  test('counts the tasks of each patient, and shows the open ones below their row when asked', async () => {
    const { api, user, router } = patients();
    const task = clinicalTask({ title: 'Order MRI', note: { ...clinicalTask().note, id: maria.id } });
    api.on(listChartTasks, ({ query }) => ({
      counts: { [maria.id]: { todo: 2, doing: 0, done: 1 } },
      tasks: query['open'] ? [task] : [],
    }));
    const counts = await screen.findByRole('img', { name: 'Tasks: 2 To-Do, 1 Done' });
    expect(counts).toHaveTextContent('21');
    expect(api.requests(listChartTasks)[0]?.query).toEqual({ ids: `${maria.id},${ben.id}` });
    expect(screen.queryByText('Order MRI')).toBeNull();
    await user.click(screen.getByRole('switch', { name: 'Show tasks' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tasks: true }));
    expect(await screen.findByRole('link', { name: '1 more tasks of Maria Santos' })).toHaveTextContent('1 more');
    await user.click(await screen.findByRole('button', { name: 'Order MRI' }));
    expect(await screen.findByRole('dialog')).toBeVisible();
    const names = screen.getAllByRole('row', { hidden: true }).map((each) => each.textContent);
    expect(names.findIndex((text) => text?.includes('Order MRI'))).toBe(
      names.findIndex((text) => text?.includes('Maria Santos')) + 1,
    );
  });

  test('puts warning signs of pre-chats first, and leads to them', async () => {
    const { api } = patients();
    api.on(getBrief, () => ({
      date: '2026-03-10',
      groups: [
        { kind: 'redFlags' as const, count: 2, items: [] },
        { kind: 'alerts' as const, count: 1, items: [] },
      ],
    }));
    const link = await screen.findByRole('link', { name: 'Open pre-chats' });
    expect(link).toHaveAttribute('href', '/pre-chats');
    expect(heads().slice(0, 2)).toEqual(['Warning signs in pre-chats 2Open pre-chats', 'Alerts 1Open messages']);
    expect(screen.getByRole('link', { name: 'Open messages' })).toHaveAttribute('href', '/messaging');
  });

  test('all of a group are asked for on request', async () => {
    const { api, user } = patients();
    const all: Brief = {
      date: '2026-03-10',
      groups: [{ kind: 'sign', count: 2, items: [item(), item({ note: note({ id: 'z', title: 'Zoe Yu' }) })] }],
    };
    api.on(getBrief, ({ query }) => (query['limit'] === undefined ? work : all));
    await user.click(await screen.findByRole('button', { name: 'Show all 2' }));
    expect(await row('Zoe Yu')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Show all/ })).toBeNull();
  });

  test('is not asked for in a list that was narrowed', async () => {
    const { api } = patients('/my-projects?tag=Labs');
    await row('Ben Ode');
    expect(api.requests(getBrief)).toEqual([]);
  });

  test('that cannot be read is said, and the list stays', async () => {
    const { api, user } = patients();
    api.on(getBrief, () => refusal('UNAVAILABLE'));
    expect(await screen.findByText('What needs you could not be loaded')).toBeVisible();
    expect(await row('Ben Ode')).toBeVisible();
    api.on(getBrief, () => work);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await row('Finn Lund')).toBeVisible();
  });
});

describe('selected charts', () => {
  async function selected() {
    const page = patients();
    await row('Maria Santos');
    await page.user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
    return { ...page, bar: await screen.findByRole('region', { name: '2 patients selected' }) };
  }

  test('offer what can be done with all of them, and deleting last', async () => {
    const { bar } = await selected();
    const names = within(bar)
      .getAllByRole('button')
      .map((button) => button.textContent);
    expect(names).toEqual(['Tag', 'Archive', 'Export', 'Star', 'Delete 2 charts', 'Deselect all']);
  });

  test('are starred and archived together', async () => {
    const { api, user, bar } = await selected();
    api.on(calls.updateReferralFavorite, ({ params }) => note({ id: params.id, isReferralFavorite: true }));
    api.on(calls.archiveNote, ({ params }) => note({ id: params.id, archivedAt: '2026-03-10T08:00:00.000Z' }));
    await user.click(within(bar).getByRole('button', { name: 'Star' }));
    await waitFor(() => expect(api.requests(calls.updateReferralFavorite)).toHaveLength(2));
    await user.click(within(bar).getByRole('button', { name: 'Archive' }));
    await waitFor(() =>
      expect(api.requests(calls.archiveNote).map(({ params }) => params.id)).toEqual([maria.id, 'b']),
    );
    expect(screen.queryByRole('region', { name: /selected/ })).toBeNull();
  });

  test('get a tag on their newest visits, which undo takes back', async () => {
    const { api, user, bar } = await selected();
    api.on(getTranscripts, ({ params }) => [transcript({ id: `e-${params.id}`, noteId: params.id, tag: 'old' })]);
    api.on(updateTranscriptTag, ({ body }) => transcript({ tag: body.tag }));
    await user.click(within(bar).getByRole('button', { name: 'Tag' }));
    await user.type(await screen.findByRole('textbox', { name: 'New tag' }), 'Flu clinic{Enter}');
    const sent = () => api.requests(updateTranscriptTag).map(({ body }) => [body.noteId, body.before, body.tag]);
    await waitFor(() =>
      expect(sent()).toEqual([
        [maria.id, 'old', 'Flu clinic'],
        ['b', 'old', 'Flu clinic'],
      ]),
    );
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(
        sent()
          .slice(2)
          .map(([, , tag]) => tag),
      ).toEqual(['old', 'old']),
    );
  });
});

describe('filters', () => {
  test('a name typed asks the server, and stands in the history but in no address', async () => {
    const { api, user, router } = patients();
    await user.type(await screen.findByRole('searchbox', { name: 'Name, MRN, date of birth or phone' }), 'mar');
    await waitFor(() => expect(listed(api).at(-1)?.query['query']).toBe('mar'));
    expect(router.state.location.href).toBe('/my-projects');
    expect(router.state.location.state.patientQuery).toBe('mar');
  });

  test('"Mine" asks for my own charts', async () => {
    const { api, user } = patients();
    api.on(calls.listMyNotes, () => ({ items: [ben], nextCursor: null }));
    await user.click(await screen.findByRole('link', { name: 'Mine' }));
    await waitFor(() => expect(screen.queryByText('Maria Santos')).toBeNull());
    expect(await row('Ben Ode')).toBeVisible();
  });

  test('the head of the names sorts by them, in the address', async () => {
    const { api, user, router } = patients();
    await user.click(await screen.findByRole('button', { name: 'Name' }));
    await waitFor(() => expect(listed(api).at(-1)?.query['sort']).toBe('name'));
    expect(router.state.location.href).toBe('/my-projects?sort=name');
    expect(screen.getByRole('columnheader', { name: 'Name' })).toHaveAttribute('aria-sort', 'ascending');
  });

  test('a tag of a row narrows the list to it', async () => {
    const { api, user, router } = patients('/my-projects', [note({ tags: ['Labs', 'Alert'] }), ben]);
    await user.click(await screen.findByRole('button', { name: 'Labs' }));
    await waitFor(() => expect(listed(api).at(-1)?.query['tag']).toBe('Labs'));
    expect(router.state.location.href).toBe('/my-projects?tag=Labs');
    await user.click(screen.getByRole('button', { name: 'Tag' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Alert' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tag: 'Labs,Alert' }));
  });

  test('tags of charts further down can be chosen too, and a list that fails to load is asked for again', async () => {
    const { api, user, router } = patients();
    api.on(calls.listTags, () => refusal('UNAVAILABLE'));
    await user.click(await screen.findByRole('button', { name: 'Tag' }));
    const again = await screen.findByRole('menuitem', { name: 'Not all tags could be loaded. Try again' });
    api.on(calls.listTags, () => ['Referral']);
    await user.click(again);
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Referral' }));
    await waitFor(() => expect(router.state.location.search).toEqual({ tag: 'Referral' }));
  });

  test('says so when no chart has a tag', async () => {
    const { api, user } = patients();
    api.on(calls.listTags, () => []);
    await user.click(await screen.findByRole('button', { name: 'Tag' }));
    expect(await screen.findByText(/^No chart has a tag yet/)).toBeVisible();
  });
});

describe('departments', () => {
  const nursing = departmentChoice();
  const closed = departmentChoice({
    id: '0190a000-0000-7000-8000-0000000000d2',
    name: 'Research',
    abilities: { viewNotes: false, fileNotes: false, share: false },
  });
  const filed = note({ id: 'f', title: 'Filed Patient', departmentId: nursing.id });

  function clinic(address = '/my-projects') {
    const page = patients(address, [maria, filed]);
    page.api.on(departments.listDepartmentChoices, () => [nursing, closed]);
    page.api.on(calls.listDepartmentNotes, () => ({ items: [filed], nextCursor: null }));
    return page;
  }

  test('one of them is a tab with an address, and rows say where they are filed', async () => {
    const { api, user, router } = clinic();
    await waitFor(async () => expect(await row('Filed Patient')).toHaveTextContent('Nursing'));
    await user.click(screen.getByRole('button', { name: 'Department' }));
    expect(screen.queryByRole('menuitem', { name: 'Research' })).toBeNull();
    await user.click(await screen.findByRole('menuitem', { name: 'Nursing' }));
    await waitFor(() => expect(screen.queryByText('Maria Santos')).toBeNull());
    expect(router.state.location.search).toEqual({ department: nursing.id });
    expect(api.requests(calls.listDepartmentNotes)[0]?.query['departmentId']).toBe(nursing.id);
    expect(screen.getByRole('button', { name: 'Nursing' })).toHaveAttribute('aria-current', 'page');
  });

  test('one that is gone leads back to all patients', async () => {
    const { api } = clinic(`/my-projects?department=${closed.id}`);
    api.on(calls.listDepartmentNotes, () => refusal('NOT_FOUND'));
    expect(await screen.findByText('This department no longer exists')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Show all patients' })).toHaveAttribute('href', '/my-projects');
  });

  test('a chart moves to another one, and back', async () => {
    const { api, user } = clinic();
    api.on(calls.updateNote, ({ body }) => ({ ...maria, departmentId: body.departmentId ?? null }));
    await user.click(within(await row('Maria Santos')).getByRole('button', { name: 'Actions for Maria Santos' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Move to department' }));
    const dialog = await screen.findByRole('dialog', { name: 'Move the chart of Maria Santos' });
    expect(within(dialog).getByRole('button', { name: 'Remove from its department' })).toBeDisabled();
    await user.click(within(dialog).getByRole('combobox', { name: 'Department' }));
    await user.click(await screen.findByRole('option', { name: 'Nursing' }));
    await user.click(within(dialog).getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Maria Santos was moved to Nursing')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Maria Santos was removed from its department')).toBeVisible();
    expect(api.requests(calls.updateNote).map(({ body }) => body)).toEqual([
      { departmentId: nursing.id },
      { departmentId: null },
    ]);
  });

  test('a new patient is filed in the one that is looked at', async () => {
    const { api, user } = clinic(`/my-projects?department=${nursing.id}`);
    api.on(calls.createNote, () => note({ id: 'new' }));
    await row('Filed Patient');
    await user.click((await screen.findAllByRole('button', { name: 'New patient' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'New patient' });
    await user.type(within(dialog).getByLabelText(/Name/), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(api.requests(calls.createNote)[0]?.body).toMatchObject({ departmentId: nursing.id }));
  });
});

test('a dialog gives the focus back to the button that opened it', async () => {
  const { user } = patients();
  const open = (await screen.findAllByRole('button', { name: 'New patient' }))[0]!;
  await user.click(open);
  await screen.findByRole('dialog', { name: 'New patient' });
  await user.keyboard('{Escape}');
  await waitFor(() => expect(open).toHaveFocus());
});

test('j and k move through the rows', async () => {
  const { user } = patients();
  const first = within(await row('Maria Santos')).getByRole('link');
  await user.keyboard('j');
  expect(first).toHaveFocus();
  await user.keyboard('j');
  expect(screen.getByRole('link', { name: 'Ben Ode' })).toHaveFocus();
  await user.keyboard('k');
  expect(first).toHaveFocus();
});

describe('a new patient', () => {
  async function openDialog() {
    const page = patients();
    await page.user.click((await screen.findAllByRole('button', { name: 'New patient' }))[0]!);
    const dialog = await screen.findByRole('dialog', { name: 'New patient' });
    return { ...page, dialog };
  }

  test('needs a name', async () => {
    const { api, user, dialog } = await openDialog();
    await user.type(within(dialog).getByLabelText(/Name/), '   ');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(within(dialog).getByText('Enter the name of the patient')).toBeVisible();
    expect(api.requests(calls.createNote)).toHaveLength(0);
  });

  test('is saved trimmed, and the chart opens', async () => {
    const { api, user, dialog, router } = await openDialog();
    api.on(calls.createNote, () => note({ id: 'new' }));
    await user.type(within(dialog).getByLabelText(/Name/), '  Ana Ruiz ');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(router.state.location.href).toBe('/chat?id=new'));
    expect(api.requests(calls.createNote)[0]?.body.title).toBe('Ana Ruiz');
  });

  test('with the name and date of birth of another warns first and is added on the second click', async () => {
    const { api, user, dialog } = await openDialog();
    api.on(calls.createNote, () => note({ id: 'twin' }));
    await user.type(within(dialog).getByLabelText(/Name/), 'maria santos');
    await user.type(within(dialog).getByLabelText('Date of birth'), '1958-04-12');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(await within(dialog).findByText(/already a chart/)).toBeVisible();
    expect(api.requests(calls.createNote)).toHaveLength(0);
    await user.click(within(dialog).getByRole('button', { name: 'Add anyway' }));
    await waitFor(() => expect(api.requests(calls.createNote)).toHaveLength(1));
  });

  test('stays as typed when saving fails, and is sent again with the same key', async () => {
    const { api, user, dialog } = await openDialog();
    api.on(calls.createNote, () => refusal('UNAVAILABLE'));
    await user.type(within(dialog).getByLabelText(/Name/), 'Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    expect(await within(dialog).findByText('Not saved')).toBeVisible();
    expect(within(dialog).getByLabelText(/Name/)).toHaveValue('Ana Ruiz');
    await user.click(within(dialog).getByRole('button', { name: 'Add patient' }));
    await waitFor(() => expect(api.requests(calls.createNote)).toHaveLength(2));
    const [first, second] = api.requests(calls.createNote).map(({ headers }) => headers.get('idempotency-key'));
    expect(second).toBe(first);
  });
});

test('deleting charts says how many entries go, takes the rows away, and can be undone', async () => {
  const { api, user } = patients();
  const deleted: string[] = [];
  api.on(calls.listNotes, () => ({
    items: [maria, ben].filter(({ id }) => !deleted.includes(id)),
    nextCursor: null,
  }));
  api.on(calls.deleteNotes, ({ body }) => {
    deleted.push(...body.ids);
    return { deleted: body.ids };
  });
  api.on(calls.restoreNote, () => {
    deleted.length = 0;
    return maria;
  });
  await row('Maria Santos');
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Delete 2 charts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 charts' });
  expect(dialog).toHaveTextContent('3 entries will be deleted with them');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 charts' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Santos' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Maria Santos' })).toBeVisible();
});

test('"Go to Patient..." finds charts by name and opens one with Enter', async () => {
  const { user, router } = patients();
  const box = await screen.findByRole('combobox', { name: 'Go to Patient...' });
  await user.type(box, 'e');
  const options = await screen.findAllByRole('option');
  expect(options[0]).toHaveTextContent('Maria Santos');
  expect(options[0]).toHaveTextContent('Apr 12, 1958');
  await user.keyboard('{ArrowDown}{Enter}');
  await waitFor(() => expect(router.state.location.href).toBe('/chat?id=b'));
});

test('"Go to Patient..." says when nobody is found', async () => {
  const { api, user } = patients();
  api.on(calls.listNotes, () => ({ items: [], nextCursor: null }));
  await user.type(await screen.findByRole('combobox', { name: 'Go to Patient...' }), 'zz');
  expect(await screen.findByText('No patients found')).toBeVisible();
});

test('the menu of a row edits the details on top of the version that was shown', async () => {
  const { api, user } = patients();
  api.on(calls.updateNote, ({ body }) => note({ title: body.title, version: 2 }));
  await user.click(within(await row('Maria Santos')).getByRole('button', { name: 'Actions for Maria Santos' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Edit details' }));
  const dialog = await screen.findByRole('dialog', { name: 'Details of Maria Santos' });
  const name = within(dialog).getByLabelText(/Name/);
  await user.clear(name);
  await user.type(name, 'Maria Souza');
  await user.click(within(dialog).getByRole('button', { name: 'Save details' }));
  expect(await row('Maria Souza')).toBeVisible();
  expect(api.requests(calls.updateNote)[0]?.headers.get('if-match')).toBe('"1"');
});

async function openMenu(user: ReturnType<typeof renderApp>['user'], name: string) {
  await user.click(within(await row(name)).getByRole('button', { name: `Actions for ${name}` }));
  return screen.findByRole('menu');
}

test('a star is there at once, and gone again when the server refuses', async () => {
  const { api, user } = patients();
  api.on(calls.updateReferralFavorite, () => refusal('UNAVAILABLE'));
  const star = within(await row('Maria Santos')).getByRole('button', { name: 'Star of Maria Santos' });
  expect(star).toHaveAttribute('aria-pressed', 'false');
  await user.click(star);
  expect(await screen.findByText('The star was not saved')).toBeVisible();
  expect(api.requests(calls.updateReferralFavorite)[0]?.body).toEqual({ isReferralFavorite: true });
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Star of Maria Santos' })).toHaveAttribute('aria-pressed', 'false'),
  );
});

test('an archived chart leaves the list, and comes back by undo', async () => {
  const { api, user } = patients();
  let archived = false;
  api.on(calls.listNotes, () => ({ items: archived ? [ben] : [maria, ben], nextCursor: null }));
  api.on(calls.archiveNote, ({ body }) => {
    archived = body.archived;
    return note({ archivedAt: archived ? '2026-03-10T08:00:00.000Z' : null });
  });
  await openMenu(user, 'Maria Santos');
  await user.click(screen.getByRole('menuitem', { name: 'Archive' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Maria Santos' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(await screen.findByRole('link', { name: 'Maria Santos' })).toBeVisible();
});

test('the archive has a list of its own', async () => {
  const { api, user, router } = patients();
  await user.click(await screen.findByRole('link', { name: 'Archived' }));
  await waitFor(() => expect(listed(api).at(-1)?.query['archived']).toBe('only'));
  expect(router.state.location.href).toBe('/my-projects?show=archived');
});

describe('merging charts', () => {
  const twin = note({ id: 'twin', title: 'María Santos', mrn: '9', entries: 5 });

  async function openMerge() {
    const page = patients('/my-projects', [maria, twin]);
    page.api.on(calls.countTranscripts, () => ({ counts: { [maria.id]: 3, twin: 5 } }));
    page.api.on(calls.getNote, () => twin);
    page.api.on(getTranscripts, () => []);
    await openMenu(page.user, 'Maria Santos');
    await page.user.click(screen.getByRole('menuitem', { name: 'Merge into' }));
    const dialog = await screen.findByRole('dialog');
    await page.user.click(await within(dialog).findByRole('button', { name: /María Santos/ }));
    await within(dialog).findByText('3 entries will be moved. The merged chart will have 8.', { exact: false });
    return { ...page, dialog };
  }

  test('shows both side by side, and with another MRN waits for the name of the one that stays', async () => {
    const { api, user, dialog, router } = await openMerge();
    api.on(merges.mergeNotes, () => ({ mergeId: 'm', note: twin, canUndo: true }));
    const line = within(dialog).getByRole('row', { name: /MRN/ });
    expect(line).toHaveTextContent('4471-A');
    expect(line).toHaveTextContent('9');
    const merge = within(dialog).getByRole('button', { name: 'Merge charts' });
    expect(merge).toBeDisabled();
    await user.type(within(dialog).getByLabelText('Name of the chart that will be kept'), 'maria santos');
    await user.click(merge);
    await waitFor(() => expect(router.state.location.href).toBe('/chat?id=twin'));
    expect(api.requests(merges.mergeNotes)[0]?.body).toEqual({
      source_note_id: maria.id,
      target_note_id: 'twin',
      confirm_title: 'maria santos',
    });
    api.on(merges.undoMerge, () => ({ source: maria, target: twin }));
    const told = (await screen.findByText('Charts merged')).closest<HTMLElement>('[role="status"]')!;
    await user.click(within(told).getByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('Merge undone')).toBeVisible();
  });

  test('keeps the dialog when the server refuses, and says why', async () => {
    const { api, user, dialog } = await openMerge();
    api.on(merges.mergeNotes, () => refusal('DIFFERENT_PATIENTS'));
    await user.click(within(dialog).getByRole('button', { name: 'Swap the two' }));
    await user.type(within(dialog).getByLabelText('Name of the chart that will be kept'), 'Maria Santos');
    await user.click(within(dialog).getByRole('button', { name: 'Merge charts' }));
    expect(await within(dialog).findByText('Nothing was merged')).toBeVisible();
    expect(within(dialog).getByLabelText('Name of the chart that will be kept')).toHaveValue('Maria Santos');
    expect(api.requests(merges.mergeNotes)[0]?.body.source_note_id).toBe('twin');
  });
});

describe('the bin', () => {
  const binned = { ...maria, deletedAt: '2026-03-10T08:00:00.000Z', purgedAt: '2026-04-09T08:00:00.000Z' };

  test('gives charts back and takes merges back', async () => {
    const { api, user } = patients('/my-projects?show=bin');
    let left = true;
    api.on(calls.listBin, () => (left ? [binned] : []));
    api.on(merges.listMerges, () => [
      {
        id: 'm',
        sourceId: 'a',
        sourceTitle: 'Ana',
        targetId: 'b',
        targetTitle: 'Ann',
        entries: 2,
        mergedAt: '2026-03-10T08:00:00.000Z',
        undoUntil: '2026-04-09T08:00:00.000Z',
      },
    ]);
    api.on(merges.undoMerge, () => ({ source: maria, target: ben }));
    api.on(calls.restoreNote, () => {
      left = false;
      return maria;
    });
    await user.click(await screen.findByRole('button', { name: 'Restore Maria Santos' }));
    expect(await screen.findByText('Chart restored')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('table', { name: 'Deleted charts' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Undo merge of Ana into Ann' }));
    expect(await screen.findByText('Merge undone')).toBeVisible();
  });

  test('shows further charts when they are asked for', async () => {
    const { api, user } = patients('/my-projects?show=bin');
    const other = { ...binned, id: 'other', title: 'Ben Ito' };
    api.on(merges.listMerges, () => []);
    api.on(calls.listBin, ({ query }) =>
      query.cursor === 'next' ? { items: [other], nextCursor: null } : { items: [binned], nextCursor: 'next' },
    );
    await user.click(await screen.findByRole('button', { name: 'Show more patients' }));
    expect(await screen.findByRole('button', { name: 'Restore Ben Ito' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Restore Maria Santos' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Show more patients' })).toBeNull();
  });

  test('says when it is empty, and when it cannot be read', async () => {
    const { api, user } = patients('/my-projects?show=bin');
    api.on(calls.listBin, () => refusal('UNAVAILABLE'));
    api.on(merges.listMerges, () => []);
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    api.on(calls.listBin, () => []);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('The bin is empty')).toBeVisible();
  });
});

test('charts that hold a signed note can be archived instead of deleted', async () => {
  const { api, user } = patients();
  const gone: string[] = [];
  api.on(calls.listNotes, () => ({ items: [maria, ben].filter(({ id }) => !gone.includes(id)), nextCursor: null }));
  api.on(calls.deleteNotes, () => refusal('SIGNED_ENTRIES'));
  api.on(calls.archiveNote, ({ params }) => {
    gone.push(params.id);
    return note({ id: params.id, archivedAt: '2026-03-10T08:00:00.000Z' });
  });
  await row('Maria Santos');
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }));
  await user.click(await screen.findByRole('button', { name: 'Delete 2 charts' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete 2 charts' });
  expect(dialog).toHaveTextContent('A chart with a signed note cannot be deleted, only archived.');
  await user.click(within(dialog).getByRole('button', { name: 'Delete 2 charts' }));
  expect(await screen.findByText('Nothing was deleted')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Archive all 2 instead' }));
  expect(await screen.findByText('2 charts archived')).toBeVisible();
  expect(gone.toSorted()).toEqual([maria.id, ben.id].toSorted());
});
