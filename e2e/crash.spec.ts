import type { Page } from '@playwright/test';
import type { Transcript } from '@clinical/contract/transcripts/entries.schemas';
import type { TranscriptVersion } from '@clinical/contract/transcripts/versions.schemas';
import { Api } from './support/api.ts';
import { lastEntry, taskCard } from './support/chart.ts';
import { programGone } from './support/faults.ts';
import { expect, makeAccount, signIn, test } from './support/model-fixtures.ts';
import type { Program } from './support/program.ts';
import { coughVisit, kneeVisit } from './support/visits.ts';

test.use({ savesData: false, expectedFaults: new RegExp(`${programGone.source}|status of 503`) });

const rounds = [1, 2];

/** Saves over and over, each time more, until the program is gone; what was acknowledged last is returned. */
async function saveUntilGone(
  api: Api,
  entry: Transcript,
  killAfter: number,
  kill: () => Promise<void>,
): Promise<string> {
  let acknowledged = '';
  let { version } = entry;
  let killing: Promise<void> | null = null;
  for (let number = 1; ; number++) {
    const words = `Saved ${number} times.`;
    const sections = entry.sections.map((each, at) => (at === 0 ? { ...each, html: `<p>${words}</p>` } : each));
    try {
      const saved = await api.call<Transcript>('PUT', '/transcripts/update_transcript', {
        noteId: entry.noteId,
        createdAt: entry.createdAt,
        sections,
      });
      acknowledged = words;
      version = saved.version;
      if (number === killAfter) killing = kill();
    } catch (error) {
      if (!killing) throw error;
      await killing;
      expect(version).toBeGreaterThan(entry.version);
      return acknowledged;
    }
  }
}

for (const round of rounds) {
  test(`nothing that was saved is lost when the program dies in the middle of saving, round ${round}`, async ({
    page,
    program,
    model,
  }) => {
    await model.serve('good');
    await signIn(page, program, await makeAccount(program));
    const api = await Api.of(page, program);
    const note = await api.addPatient('Maria Santos');
    const entry = await api.addEntry(note.id, coughVisit);
    const acknowledged = await saveUntilGone(api, entry, 3 + round * 4, () => program.kill());
    await program.run();

    const found = await api.entry(entry.id);
    const number = (words: string): number => Number(/Saved (\d+) times/.exec(words)?.[1]);
    // the save that was on its way may be there or not, but nothing older than the last reply
    expect(number(found.answer)).toBeGreaterThanOrEqual(number(acknowledged));
    expect(number(found.answer)).toBeLessThanOrEqual(number(acknowledged) + 1);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    await expect(lastEntry(page)).toContainText(`Saved ${number(found.answer)} times.`);
  });
}

for (const round of rounds) {
  test(`words typed while the program is dead are saved when it is back, round ${round}`, async ({
    page,
    program,
    model,
  }) => {
    await model.serve('good');
    await signIn(page, program, await makeAccount(program));
    const api = await Api.of(page, program);
    const note = await api.addPatient('Maria Santos');
    const entry = await api.addEntry(note.id, coughVisit);
    await page.goto(`${program.address}/chat?id=${note.id}`);
    const text = lastEntry(page).getByRole('textbox').first();
    await text.click();
    await page.keyboard.press('ControlOrMeta+Home');
    await page.keyboard.type('Before. ');
    await program.kill();
    await page.keyboard.type('While nobody answered. ');
    await expect(lastEntry(page)).toContainText('Saved on this device, not sent yet');
    // in one round the page goes as well
    if (round === 2) await page.goto('about:blank');
    await program.run();
    if (round === 2) await page.goto(`${program.address}/chat?id=${note.id}`);
    await expect.poll(async () => (await api.entry(entry.id)).answer).toContain('Before. While nobody answered.');
    await expect(text).toContainText('Before. While nobody answered.');
    await expect(page.getByText('Offline, saved on this device')).toHaveCount(0);
  });
}

async function startSlowNote(page: Page, program: Program): Promise<{ api: Api; noteId: string }> {
  await signIn(page, program, await makeAccount(program));
  const api = await Api.of(page, program);
  const note = await api.addPatient('Elif Demir');
  await page.goto(`${program.address}/chat?id=${note.id}`);
  await api.call('POST', '/transcripts/save_transcript', { noteId: note.id, question: kneeVisit, generate: true });
  return { api, noteId: note.id };
}

for (const round of rounds) {
  test(`a note is taken up again when the program dies while it is written, round ${round}`, async ({
    page,
    program,
    model,
  }) => {
    await model.serve('slow', 700);
    const { api, noteId } = await startSlowNote(page, program);
    const card = taskCard(page, 'Elif Demir');
    // before its first words, and in the middle of them
    await expect(card).toContainText(
      round === 1 ? /Waiting to process|Processing note: \d+%/ : /Processing note: [3-8]\d%/,
    );
    await program.kill();
    await program.run();
    await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
    const [entry] = (await api.call<Transcript[]>('GET', `/transcripts/${noteId}`)).slice(-1);
    const history = await api.call<TranscriptVersion[]>(
      'GET',
      `/transcripts/${entry!.id}/edit-history?note_id=${noteId}`,
    );
    expect(history.map(({ cause }) => cause)).toEqual(['ai']);
  });
}

test('a job whose model is gone after the crash fails once, with its reason, and can be tried again', async ({
  page,
  program,
  model,
}) => {
  await model.serve('slow', 700);
  await startSlowNote(page, program);
  const card = taskCard(page, 'Elif Demir');
  await expect(card).toContainText(/Processing note: \d+%/);
  await program.kill();
  await model.serve('half');
  await program.run();
  await expect(card.getByRole('alert')).toContainText(
    'The AI service stopped before the note was complete. Try again.',
  );
  await model.serve('good');
  await card.getByRole('button', { name: 'Retry' }).click();
  await expect(lastEntry(page).getByRole('textbox').first()).toBeVisible();
});

test('asked to stop, it ends in order: replies under way arrive, streams and pages do not hold it up', async ({
  page,
  program,
  model,
}) => {
  await model.serve('good');
  await signIn(page, program, await makeAccount(program));
  const api = await Api.of(page, program);
  const each = Array.from({ length: 64 }, (_none, number) => `Patient ${number}`);
  // the connections stand, so all are on their way when the first is there
  await Promise.all(each.map(() => api.call('GET', '/notes/?limit=1')));
  const made = each.map((title) => api.addPatient(title));
  await Promise.race(made);
  const [code, ...outcomes] = await Promise.all([program.stop(), ...made.map((one) => one.then(() => 'made', String))]);
  expect(code).toBe(0);
  await program.run();
  const notes = await api.call<{ items: unknown[] }>('GET', '/notes/?limit=100');
  expect(outcomes.filter((outcome) => outcome !== 'made')).toEqual([]);
  expect(notes.items).toHaveLength(64);
  await expect(page.getByText('Offline, saved on this device')).toHaveCount(0);
});
