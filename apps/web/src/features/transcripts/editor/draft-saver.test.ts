import { ApiError, offlineError } from '@clinical/api-client/api-error';
import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDraftSaver, type KeptDraft } from './draft-saver.ts';

const section = (key: string, html: string): NoteSection => ({ key, header: key, html });
const entryAt = (version: number, ...sections: NoteSection[]): Transcript =>
  ({ id: 'e1', noteId: 'n1', createdAt: '2026-03-14T09:00:00.000Z', version, sections }) as Transcript;
const conflict = () => new ApiError('Somebody changed this.', { code: 'VERSION_CONFLICT', status: 409 });
const start = entryAt(1, section('hpi', '<p>Cough.</p>'), section('plan', '<p>Rest.</p>'));

/** A server of one entry that checks versions, and what the page kept on the device. */
function setUp(entry: Transcript = start) {
  const server = {
    entry,
    saves: 0,
    fail: null as ApiError | null,
    /** The reply to the next save does not arrive. */
    loseReply: false,
    kept: null as KeptDraft | null,
    full: false,
  };
  const saver = createDraftSaver({
    entry,
    save: async ({ sections, version }) => {
      if (server.fail) throw server.fail;
      if (version !== server.entry.version) throw conflict();
      server.saves += 1;
      server.entry = { ...server.entry, version: version + 1, sections };
      if (server.loseReply) {
        server.loseReply = false;
        throw offlineError();
      }
      return server.entry;
    },
    load: async () => server.entry,
    keep: async (draft) => {
      if (server.full) throw new DOMException('No room.', 'QuotaExceededError');
      server.kept = draft;
    },
    onSaved: () => undefined,
    now: () => 0,
  });
  const html = (key: string) => saver.get().sections.find((each) => each.key === key)?.html;
  const saved = (key: string) => server.entry.sections.find((each) => each.key === key)?.html;
  return { server, saver, html, saved };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('autosave', () => {
  it('waits until typing has stopped for 1.5 s and then saves once', async () => {
    const { saver, server, saved } = setUp();
    saver.edit('plan', '<p>Rest a</p>');
    await vi.advanceTimersByTimeAsync(1_000);
    saver.edit('plan', '<p>Rest and fluids.</p>');
    await vi.advanceTimersByTimeAsync(1_499);
    expect(server.saves).toBe(0);
    await vi.advanceTimersByTimeAsync(1);
    expect([server.saves, saved('plan'), saver.get().status]).toEqual([1, '<p>Rest and fluids.</p>', 'saved']);
  });

  it('saves at once when the field is left, and not at all when nothing changed', async () => {
    const { saver, server } = setUp();
    saver.enter('plan');
    saver.leave();
    saver.edit('plan', '<p>New.</p>');
    saver.leave();
    await vi.advanceTimersByTimeAsync(0);
    expect(server.saves).toBe(1);
  });

  it('keeps the edit on this device without a network, and sends it when asked again', async () => {
    const { saver, server, saved } = setUp();
    server.fail = offlineError();
    saver.edit('plan', '<p>Offline.</p>');
    await saver.flush();
    expect(saver.get().status).toBe('kept');
    expect(server.kept).toMatchObject({ base: start.sections, mine: [start.sections[0], { html: '<p>Offline.</p>' }] });
    server.fail = null;
    await saver.flush();
    expect([saved('plan'), server.kept, saver.get().status]).toEqual(['<p>Offline.</p>', null, 'saved']);
  });

  it('says what the server said when it refuses, and keeps the text', async () => {
    const { saver, server, html } = setUp();
    server.fail = new ApiError('The server is low on disk space.', { code: 'STORAGE_FULL', status: 507 });
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    expect(saver.get()).toMatchObject({ status: 'refused', message: 'The server is low on disk space.' });
    expect(html('plan')).toBe('<p>Mine.</p>');
    expect(server.kept).not.toBeNull();
  });
});

describe('two people in one entry', () => {
  it('merge by themselves when they changed different sections', async () => {
    const { saver, server, saved } = setUp();
    server.entry = entryAt(2, section('hpi', '<p>Dry cough.</p>'), start.sections[1]!);
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect([saved('hpi'), saved('plan')]).toEqual(['<p>Dry cough.</p>', '<p>Mine.</p>']);
    expect(saver.get().conflict).toBeNull();
  });

  it('are shown both texts of the section that both changed, and the pick is saved', async () => {
    const { saver, server, saved } = setUp();
    server.entry = entryAt(2, start.sections[0]!, section('plan', '<p>Theirs.</p>'));
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    expect(saver.get().conflict?.conflicts).toMatchObject([
      { key: 'plan', mine: { html: '<p>Mine.</p>' }, theirs: { html: '<p>Theirs.</p>' } },
    ]);
    await saver.resolve(new Map([['plan', 'mine']]));
    expect([saved('plan'), saver.get().status]).toEqual(['<p>Mine.</p>', 'saved']);
  });

  it('take the other text without a save when it is picked', async () => {
    const { saver, server, html } = setUp();
    server.entry = entryAt(2, start.sections[0]!, section('plan', '<p>Theirs.</p>'));
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    await saver.resolve(new Map([['plan', 'theirs']]));
    expect([html('plan'), saver.get().status, server.saves]).toEqual(['<p>Theirs.</p>', 'clean', 0]);
  });
});

describe('a text that somebody else saved', () => {
  const newer = entryAt(2, start.sections[0]!, section('plan', '<p>Theirs.</p>'));

  it('is shown at once when nobody is in a field here', () => {
    const { saver, html } = setUp();
    saver.receive(newer);
    expect([html('plan'), saver.get().revision]).toEqual(['<p>Theirs.</p>', 1]);
  });

  it('waits while a field is in use, and is shown when it is left', () => {
    const { saver, html } = setUp();
    saver.enter('plan');
    saver.receive(newer);
    expect([html('plan'), saver.get().newer]).toEqual(['<p>Rest.</p>', true]);
    saver.leave();
    expect([html('plan'), saver.get().newer]).toEqual(['<p>Theirs.</p>', false]);
  });

  it('is shown at once on request', () => {
    const { saver, html } = setUp();
    saver.enter('plan');
    saver.receive(newer);
    saver.showNewer();
    expect(html('plan')).toBe('<p>Theirs.</p>');
  });

  it('leaves it said that the text of this page is saved', async () => {
    const { saver, server } = setUp();
    saver.edit('hpi', '<p>Mine.</p>');
    await saver.flush();
    saver.receive(entryAt(server.entry.version + 1, section('hpi', '<p>Mine.</p>'), section('plan', '<p>Theirs.</p>')));
    expect(saver.get()).toMatchObject({ status: 'saved', newer: false });
  });

  it('never overwrites an edit that is not saved yet', async () => {
    const { saver, server, html, saved } = setUp();
    saver.edit('hpi', '<p>Mine.</p>');
    server.entry = newer;
    saver.receive(newer);
    expect(html('hpi')).toBe('<p>Mine.</p>');
    await saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect([saved('hpi'), saved('plan')]).toEqual(['<p>Mine.</p>', '<p>Theirs.</p>']);
  });
});

it('takes up an edit that was kept on the device, on top of what others saved since', async () => {
  const now = entryAt(4, section('hpi', '<p>Newer.</p>'), start.sections[1]!);
  const { saver, saved } = setUp(now);
  void saver.takeUp({ base: start.sections, mine: [start.sections[0]!, section('plan', '<p>Kept.</p>')] });
  await vi.advanceTimersByTimeAsync(0);
  expect([saved('hpi'), saved('plan')]).toEqual(['<p>Newer.</p>', '<p>Kept.</p>']);
});

describe('what lies on the device', () => {
  it('is what was typed, before it is saved, and nothing once it is', async () => {
    const { saver, server } = setUp();
    saver.edit('plan', '<p>Half a wo</p>');
    await vi.advanceTimersByTimeAsync(200);
    expect(server.kept?.mine[1]?.html).toBe('<p>Half a wo</p>');
    await vi.advanceTimersByTimeAsync(1_300);
    expect([server.saves, server.kept]).toEqual([1, null]);
  });

  it('is missed plainly when the device has no room, until the text is saved', async () => {
    const { saver, server } = setUp();
    server.full = true;
    server.fail = offlineError();
    saver.edit('plan', '<p>No room.</p>');
    await vi.advanceTimersByTimeAsync(1_500);
    expect(saver.get()).toMatchObject({ status: 'kept', unkept: true });
    server.fail = null;
    await saver.flush();
    expect(saver.get()).toMatchObject({ status: 'saved', unkept: false });
  });

  it('stays while a conflict waits, with the text it stood on', async () => {
    const { saver, server } = setUp();
    server.entry = entryAt(2, start.sections[0]!, section('plan', '<p>Theirs.</p>'));
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    expect(server.kept).toMatchObject({ base: start.sections, mine: [start.sections[0], { html: '<p>Mine.</p>' }] });
    const later = setUp(server.entry);
    void later.saver.takeUp(server.kept!);
    await vi.advanceTimersByTimeAsync(0);
    expect(later.saver.get().status).toBe('conflict');
  });
});

describe('nothing is lost', () => {
  it('when others saved twice while one section was being written', async () => {
    const { saver, server, saved, html } = setUp();
    saver.edit('plan', '<p>Mine.</p>');
    server.entry = entryAt(2, section('hpi', '<p>Theirs.</p>'), start.sections[1]!);
    await saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(html('hpi')).toBe('<p>Theirs.</p>');
    saver.edit('plan', '<p>Mine, longer.</p>');
    await saver.flush();
    expect([saved('hpi'), saved('plan')]).toEqual(['<p>Theirs.</p>', '<p>Mine, longer.</p>']);
  });

  it('when the server merges by itself: the next save does not bring the old text back', async () => {
    const theirs = section('hpi', '<p>Theirs.</p>');
    const sends: NoteSection[][] = [];
    let version = 1;
    const saver = createDraftSaver({
      entry: start,
      save: async ({ sections }) => {
        sends.push(sections);
        version += 2;
        return entryAt(version, theirs, sections[1]!);
      },
      load: async () => start,
      keep: async () => undefined,
      onSaved: () => undefined,
      now: () => 0,
    });
    saver.enter('hpi');
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    expect(saver.get()).toMatchObject({ newer: true, sections: [{ html: '<p>Cough.</p>' }, { html: '<p>Mine.</p>' }] });
    saver.edit('plan', '<p>Mine, longer.</p>');
    await saver.flush();
    expect(sends[1]).toEqual([theirs, section('plan', '<p>Mine, longer.</p>')]);
    saver.leave();
    expect(saver.get().sections[0]).toEqual(theirs);
  });

  it('when a reply was lost and typing went on: nobody is asked about their own words', async () => {
    const { saver, server, saved } = setUp();
    server.loseReply = true;
    saver.edit('plan', '<p>One.</p>');
    await saver.flush();
    expect([saver.get().status, saved('plan')]).toEqual(['kept', '<p>One.</p>']);
    saver.edit('plan', '<p>One. Two.</p>');
    await saver.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect([saver.get().status, saved('plan')]).toEqual(['saved', '<p>One. Two.</p>']);
  });

  it('when a tab wakes after hours: its old base is no licence to overwrite', async () => {
    const { saver, server, saved } = setUp();
    server.entry = entryAt(40, section('hpi', '<p>Rewritten.</p>'), section('plan', '<p>Rewritten too.</p>'));
    saver.edit('plan', '<p>From yesterday.</p>');
    await saver.flush();
    expect(saver.get().conflict?.conflicts.map(({ key }) => key)).toEqual(['plan']);
    server.entry = entryAt(41, section('hpi', '<p>And again.</p>'), section('plan', '<p>Rewritten too.</p>'));
    await saver.resolve(new Map([['plan', 'mine']]));
    await vi.advanceTimersByTimeAsync(0);
    expect([saved('hpi'), saved('plan')]).toEqual(['<p>And again.</p>', '<p>From yesterday.</p>']);
  });

  it('when the other removed the section that was edited here, and it is brought back', async () => {
    const { saver, server, saved } = setUp();
    server.entry = entryAt(2, start.sections[0]!);
    saver.edit('plan', '<p>Mine.</p>');
    await saver.flush();
    expect(saver.get().conflict?.conflicts).toMatchObject([{ key: 'plan', theirs: null }]);
    await saver.resolve(new Map([['plan', 'mine']]));
    expect([saved('plan'), saver.get().status]).toEqual(['<p>Mine.</p>', 'saved']);
  });
});

it('shows what others wrote elsewhere at once, and leaves the field in use alone', () => {
  const { saver, html } = setUp();
  saver.enter('plan');
  saver.receive(entryAt(2, section('hpi', '<p>Theirs.</p>'), section('plan', '<p>Theirs too.</p>')));
  expect([html('hpi'), html('plan'), saver.get().newer]).toEqual(['<p>Theirs.</p>', '<p>Rest.</p>', true]);
  saver.leave();
  expect([html('plan'), saver.get().newer]).toEqual(['<p>Theirs too.</p>', false]);
});

it('asks about a field that was typed in while somebody else saved it', async () => {
  const { saver, server } = setUp();
  server.entry = entryAt(2, start.sections[0]!, section('plan', '<p>Theirs.</p>'));
  saver.enter('plan');
  saver.receive(server.entry);
  saver.edit('plan', '<p>Rest, and mine.</p>');
  await saver.flush();
  expect(saver.get().conflict?.conflicts).toMatchObject([
    { key: 'plan', mine: { html: '<p>Rest, and mine.</p>' }, theirs: { html: '<p>Theirs.</p>' } },
  ]);
  expect(server.saves).toBe(0);
});
