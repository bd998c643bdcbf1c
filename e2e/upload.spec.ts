import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { addPatient, generateNote, newEntryPanel, pasteTranscript, transcriptField } from './support/chart.ts';
import { type ChosenFile, jsonFile, printedSheets, programFile, textFile, wavFile } from './support/files.ts';
import { expect, test } from './support/fixtures.ts';
import { coughVisit } from './support/visits.ts';

const choose = (page: Page, files: ChosenFile[]): Promise<void> =>
  // the browser takes a moment for files of megabytes
  newEntryPanel(page).getByLabel('Files', { exact: true }).setInputFiles(files, { timeout: 60_000 });
const entryOf = (page: Page, fileName: string): Locator => page.getByRole('article').filter({ hasText: fileName });

/** Opens the entry of a file and gives its source, once its note is there. */
async function sourceOf(page: Page, fileName: string): Promise<Locator> {
  const entry = entryOf(page, fileName);
  // pages are recognised on the processors that the browser uses as well
  await expect(entry.getByText('Draft', { exact: true })).toBeVisible({ timeout: 120_000 });
  const toggle = entry.getByRole('button', { expanded: false }).and(entry.locator('[data-entry-toggle]'));
  if ((await toggle.count()) > 0) await toggle.click();
  await expect(entry.getByRole('textbox').first()).toBeVisible();
  return entry.getByRole('region', { name: 'Source' });
}

const seconds = [
  { speaker: 'Doctor', text: 'How is the knee?', startMs: 1_000, endMs: 3_000 },
  { speaker: 'Patient', text: 'It hurts when I climb stairs.', startMs: 4_000, endMs: 65_000 },
];
const inSeconds = seconds.map(({ text, startMs, endMs }) => ({ text, start: startMs / 1000, end: endMs / 1000 }));

test('every accepted form of a transcript becomes an entry with its note', async ({ page, signedIn: _ }) => {
  await addPatient(page, 'Omar Haddad');
  await choose(page, [
    textFile('windows.txt', coughVisit.replaceAll('\n', '\r\n')),
    textFile('one-line.txt', coughVisit.replaceAll('\n', ' ')),
    textFile('no-speakers.txt', 'I have had a cough for two weeks. It keeps me up at night. I have no fever.'),
    textFile(
      'cues.vtt',
      'WEBVTT\n\n00:00:01.000 --> 00:00:03.000\n<v Doctor>How is the knee?\n\n00:00:04.000 --> 00:01:05.000\n<v Patient>It hurts when I climb stairs.\n',
    ),
    jsonFile('utterances.json', { utterances: seconds }),
    jsonFile('whisper.json', { text: 'How is the knee?', segments: inSeconds.map((each, id) => ({ id, ...each })) }),
    jsonFile('deepgram.json', {
      results: {
        utterances: inSeconds.map(({ text, ...times }, speaker) => ({ ...times, speaker, transcript: text })),
      },
    }),
    wavFile('visit.wav'),
    textFile('visit.txt', coughVisit),
  ]);
  const list = newEntryPanel(page).getByRole('list', { name: 'Files to send' });
  await expect(list.getByRole('listitem')).toHaveCount(8);
  await expect(list).toContainText('visit.wav + visit.txt');
  await generateNote(page);
  await expect(page.getByRole('article')).toHaveCount(8);

  for (const name of ['windows.txt', 'visit.wav']) {
    const source = await sourceOf(page, name);
    await expect(source.getByRole('listitem')).toHaveCount(6);
  }
  await expect(await sourceOf(page, 'one-line.txt')).toContainText('No fever. No chest pain.');
  await expect(await sourceOf(page, 'no-speakers.txt')).toContainText('It keeps me up at night.');
  for (const name of ['cues.vtt', 'utterances.json', 'whisper.json', 'deepgram.json']) {
    const patient = (await sourceOf(page, name)).getByRole('listitem').filter({ hasText: 'when I climb stairs' });
    await expect(patient.getByRole('time')).toHaveText('0:04');
  }

  // the original can be taken back, as it was
  await entryOf(page, 'visit.wav')
    .getByRole('button', { name: /^Actions/ })
    .click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Download visit.wav' }).click();
  const stream = await (await downloading).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).equals(wavFile('visit.wav').buffer)).toBe(true);
});

test('audio without a transcript is kept and says what it waits for', async ({ page, signedIn: _ }) => {
  await addPatient(page, 'Omar Haddad');
  await choose(page, [wavFile('dictation.wav')]);
  await generateNote(page);
  const entry = entryOf(page, 'dictation.wav');
  await expect(entry).toContainText('Waiting for a speech engine');
  await expect(entry).toContainText('The audio is saved.');
});

test('a PDF says its pages and price first; it and a photographed sheet become notes', async ({
  page,
  signedIn: _,
}) => {
  await addPatient(page, 'Omar Haddad');
  const sheets = await printedSheets(page, [
    ['LABORATORY REPORT', 'Haemoglobin 13.2 g/dL', 'The patient is allergic to penicillin.'],
    ['Plan: increase metformin to 1000 mg twice a day.'],
  ]);
  await choose(page, [await sheets.pdf('report.pdf'), await sheets.photo('sheet.jpg')]);
  const list = newEntryPanel(page).getByRole('list', { name: 'Files to send' });
  await expect(list.getByRole('listitem').filter({ hasText: 'report.pdf' })).toContainText('2 pages · 1 credit');
  await expect(list.getByRole('listitem').filter({ hasText: 'sheet.jpg' })).toContainText('Ready to send');
  await expectAccessible(page);
  await generateNote(page);
  await expect(page.getByRole('article')).toHaveCount(2);
  for (const name of ['report.pdf', 'sheet.jpg']) {
    const source = await sourceOf(page, name);
    await expect(source).toContainText('Haemoglobin 13.2 g/dL');
    await expect(source).toContainText('The patient is allergic to penicillin.');
  }
});

test('what cannot be a transcript is refused by name before anything is sent', async ({ page, signedIn: _ }) => {
  await addPatient(page, 'Omar Haddad');
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await choose(page, [
    textFile('empty.txt', ''),
    textFile('letter.rtf', 'x'),
    { name: 'IMG_4711.HEIC', mimeType: 'image/heic', buffer: Buffer.alloc(100, 1) },
    { name: 'long.txt', mimeType: 'text/plain', buffer: Buffer.alloc(10 * 1024 * 1024 + 1, 'a') },
    textFile('good.txt', coughVisit),
  ]);
  const refusals = newEntryPanel(page).getByRole('alert').getByRole('listitem');
  await expect(refusals).toHaveText([
    '“empty.txt” is empty.',
    /^“letter\.rtf” is not a transcript, audio, a picture or a PDF\. Accepted: \.txt \.vtt \.srt \.json \.docx/,
    '“IMG_4711.HEIC” is a HEIC photo. Phones turn HEIC photos into JPEG when JPEG is asked for: send it as JPEG.',
    /^“long\.txt” is 10 MB\. Files of this kind can have up to 10 MB\.$/,
  ]);
  await expect(newEntryPanel(page).getByRole('list', { name: 'Files to send' })).toContainText('good.txt');
  expect(sent).toEqual([]);
});

test.describe('files that the server refuses', () => {
  test.use({ expectedFaults: /status of (415|422)|ERR_FAILED/ });

  test('are named with the reason, stay in the list and can be sent again', async ({ page, signedIn: _ }) => {
    await addPatient(page, 'Omar Haddad');
    const panel = newEntryPanel(page);
    await choose(page, [
      programFile('setup.pdf'),
      programFile('setup.txt'),
      programFile('music.wav'),
      {
        name: 'garbled.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from(Array.from({ length: 400 }, (_each, at) => 0x80 + (at % 0x20))),
      },
      jsonFile('other.json', { patients: [] }),
      textFile('silence.txt', '\n \n…\n'),
      textFile('good.txt', coughVisit),
    ]);
    const row = (name: string): Locator => panel.getByRole('listitem').filter({ hasText: name });
    // said before anything is sent to stay
    await expect(row('setup.pdf').getByRole('alert')).toHaveText('“setup.pdf”: its content is not a PDF.');
    await panel.getByRole('button', { name: 'Remove setup.pdf' }).click();
    await pasteTranscript(page, 'Patient: My arm hurts since yesterday.');
    await generateNote(page);
    await expect(row('good.txt')).toContainText('Sent');
    await expect(row('setup.txt').getByRole('alert')).toContainText(
      '“setup.txt”: its name or content is not of an accepted file type',
    );
    await expect(row('music.wav').getByRole('alert')).toContainText(
      '“music.wav”: its name or content is not of an accepted file type',
    );
    await expect(row('garbled.txt').getByRole('alert')).toContainText('Save it as UTF-8 and try again.');
    await expect(row('other.json').getByRole('alert')).toContainText('no transcript was found in it');
    await expect(row('silence.txt').getByRole('alert')).not.toBeEmpty();
    // the text and the good file went through all the same
    await expect(page.getByRole('article')).toHaveCount(2);

    await panel.getByRole('button', { name: 'Resend setup.txt' }).click();
    await expect(row('setup.txt').getByRole('alert')).toContainText('“setup.txt”');
    for (const name of ['setup.txt', 'music.wav', 'garbled.txt', 'other.json', 'silence.txt']) {
      await panel.getByRole('button', { name: `Remove ${name}` }).click();
    }
    await expect(panel.getByRole('listitem')).toHaveCount(1);
  });

  test('when the line breaks, the file is kept and sent once with the next try', async ({ page, signedIn: _ }) => {
    await addPatient(page, 'Omar Haddad');
    await page.route('**/upload_audio_files*', (route) => route.abort(), { times: 1 });
    await choose(page, [textFile('good.txt', coughVisit)]);
    await generateNote(page);
    const panel = newEntryPanel(page);
    await expect(panel.getByRole('alert')).toBeVisible();
    await panel.getByRole('button', { name: 'Resend good.txt' }).click();
    await expect(page.getByRole('article')).toHaveCount(1);
    await expect(entryOf(page, 'good.txt').getByText('Draft', { exact: true })).toBeVisible();
  });

  test('a text without words is refused and stays in its field', async ({ page, signedIn: _ }) => {
    await addPatient(page, 'Omar Haddad');
    const field = await transcriptField(page);
    await field.fill('... !!! ...');
    await generateNote(page);
    await expect(newEntryPanel(page).getByRole('alert')).toHaveText(
      'The transcript has no words: only times, labels or symbols were found.',
    );
    await expect(field).toHaveValue('... !!! ...');
    await page.reload();
    await expect(field).toHaveValue('... !!! ...');
  });
});
