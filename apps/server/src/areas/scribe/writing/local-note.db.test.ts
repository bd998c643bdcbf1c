import { saveTranscript } from '@clinical/contract/scribe/sources.calls';
import { beforeAll, expect, it } from 'vitest';
import { newAccount, type TestAccount } from '../../../../test/builders/accounts.ts';
import { alertsOf } from '../../../../test/builders/messaging.ts';
import { finish, newRecording, sendSeconds } from '../../../../test/builders/recordings.ts';
import { hearWith, heardVisit } from '../../../../test/builders/speech.ts';
import { finishedTask, newPatient, shortVisit, writtenEntry } from '../../../../test/builders/transcripts.ts';
import { testServer, type TestServer } from '../../../../test/harness.ts';
import { TestRecorder } from '../../../../test/recorder.ts';

let server: TestServer;
let account: TestAccount;
beforeAll(async () => {
  server = await testServer();
  account = await newAccount(server);
});

it.each([
  [
    'looks like Danish',
    'Læge: Hvad kan jeg hjælpe dig med i dag?\nPatient: Jeg har haft ondt i halsen og feber i tre dage.\nLæge: Er du allergisk?\nPatient: Ja, jeg får udslæt af penicillin.\nLæge: Halsen er rød, og lungerne er fri. Jeg giver dig azithromycin 500 mg en gang om dagen i tre dage.',
  ],
  [
    'does not look like English',
    'Ég hef verið með hálsbólgu og hita í þrjá daga. Ertu með ofnæmi fyrir lyfjum? Já, ég fæ útbrot af penisillíni.',
  ],
])('writes nothing from a visit in another language, and says so: it %s', async (says, question) => {
  const { id: noteId } = await newPatient(account);
  const { taskId } = await account.ok(saveTranscript, { body: { noteId, question, generate: true } });
  const ended = await finishedTask(account, taskId!);
  const alert = { kind: 'job-failed', recordId: taskId };
  expect((await alertsOf(account))[0]).toMatchObject({ alert, note: { hidden: false, id: noteId } });
  expect(ended).toMatchObject({
    status: 'failure',
    result: { message: expect.stringContaining(`${says}. The built-in engine generates notes from English only`) },
  });
});

it('believes the language in which a few words were heard', async () => {
  const texts = ['Kurkku on kipeä.', 'Penisilliini aiheuttaa ihottumaa.', 'Määrään atsitromysiiniä 500 mg.'];
  const utterances = [...texts, ...texts, ...texts].map((text, n) => ({
    ...heardVisit.utterances[0]!,
    startMs: n * 3_000,
    endMs: n * 3_000 + 2_500,
    text,
  }));
  const takeAway = hearWith(server, () => ({ ...heardVisit, utterances }));
  try {
    const recorder = new TestRecorder(1);
    const { id } = await newRecording(account, { language: 'fi' });
    await sendSeconds(account, id, recorder, 30);
    const { taskId } = (await finish(account, id, recorder)).body;
    const { status, result } = await finishedTask(account, taskId);
    expect([status, result.message]).toEqual(['failure', expect.stringContaining('looks like Finnish')]);
  } finally {
    takeAway();
  }
});

it('writes what was said in English of a visit with an interpreter, and nothing of the other lines', async () => {
  const spanish = [
    'Patient: Me duele mucho la garganta desde hace tres días y también la cabeza.',
    'Patient: Sí, tengo alergia a la amoxicilina y por eso no la tomo desde hace muchos años.',
  ];
  const { sentences } = await writtenEntry(account, { question: `${shortVisit}\n${spanish.join('\n')}` });
  const written = sentences.map(({ text }) => text).join('\n');
  expect(written).toMatch(/sore throat/);
  expect(written).not.toMatch(/duele|garganta|amoxicilina|alergia/i);
});
