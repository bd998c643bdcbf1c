import * as accounts from '@clinical/contract/accounts/accounts.calls';
import * as credits from '@clinical/contract/credits/credits.calls';
import { models } from '@clinical/contract/models';
import * as operations from '@clinical/contract/operations/operations.calls';
import * as optimization from '@clinical/contract/optimization/optimization.calls';
import * as speech from '@clinical/contract/speech/speech.calls';
import * as checks from '@clinical/contract/templates/checks.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import { greetVideoGuest } from '@clinical/contract/video-visits/guests.calls';
import { greetPatient } from '@clinical/contract/patient-links/patient-links.calls';
import { makeSynthetic } from '@clinical/contract/scribe/synthetic.calls';
import { syntheticSpecialties } from '@clinical/language/samples/synthetic/specialties';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setLocale } from '../lib/locale.ts';
import { keepViewing } from '../lib/session/viewing.ts';
import { pseudoLocale } from '../lib/texts.ts';
import { viewing } from './team-builders.ts';
import { note, template, transcript, utterance } from './chart-builders.ts';
import { answerPages, publicAddresses, signedInAddresses } from './all-pages.ts';
import { eventStream } from './fake-api.ts';
import { pageRoutes } from './page-routes.ts';

// Before anything that says words is loaded: some say them once, at the start.
beforeAll(() => setLocale(pseudoLocale));
afterAll(() => setLocale('en'));

/** What people and the server wrote, and names that are the same in every language. */
const data = [
  /^(OpenAI|Deepgram)$/,
  /^(note\.read|Ben Ode|Nursing|Firefox|Unconscious in the waiting room)$/,
  /Ada|Okafor|Maria Santos|Harbour|Haddad|clinic\.test/,
  /My visit|SOAP|Any specialty|Four sections|^History$|^Plan$|^Subjective$|What belongs under/,
  // made-up visits: what was said in them, and their names
  /^Doctor: |Knee injury|Diabetes follow-up|Chest pain|Therapy session|Well visit at fifteen months|Mole check/,
  /^\W*(\d{1,2} )?(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\w* \d+,? \d{4}/,
  /^(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) \d{1,2}$/,
  /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day, [A-Z][a-z]+ \d{1,2}, \d{4}$/,
  /^Cough · Mar 2, 1958$/,
  /^\d{1,2}:\d{2} [AP]M$/,
  /^(Sun|Mon|Tue|Wed|Thu|Fri|Sat)$/,
  /^(Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day$/,
  // zones by their names in the database of zones
  /^(UTC|[A-Z][A-Za-z]+(\/[\w+-]+)+)$/,
  /^(English|American English|British English|Deutsch|Schweizer|Español|Français|Italiano|Nederlands|Polski|Português)/,
  /^(AI|AO|XA|en-XA)$/,
  /^(Dr Ann Lee|Harbor Cardiology|Cardiology|Maria Lind|Note of 2026-03-10)$/,
  /^English \(.*\)$/,
  // what the AI nurse asks and finds, in the patient's language, and what was answered
  /^(Possible heart attack|Reason for the visit|a cough|Medicines|When did it start\?|What is the main reason for this visit\?)$/,
  /^(My chest hurts|A cough for two weeks)\.$/,
  /^(Front desk|Ben Ito|The fax from radiology is here\.)$/,
];

const said = ['aria-label', 'placeholder', 'title', 'alt'];

/** Words on the page that did not come through `t()`. */
function foreignWords(): string[] {
  const found: string[] = [];
  const judge = (text: string): void => {
    const rest = text.replace(/⟦[^⟦⟧]*(?:⟦[^⟦⟧]*⟧[^⟦⟧]*)*⟧/g, '').trim();
    if (/\p{L}{2,}/u.test(rest) && !data.some((known) => known.test(rest))) found.push(rest);
  };
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const parent = walker.currentNode.parentElement;
    // keys of the keyboard, and what styles and scripts hold
    if (!parent?.closest('style, script, kbd, textarea')) judge(walker.currentNode.textContent ?? '');
  }
  for (const element of document.body.querySelectorAll('*'))
    for (const name of said) judge(element.getAttribute(name) ?? '');
  return [...new Set(found)];
}

/** The whole product at an address, loaded after the locale was set. */
async function open(address: string, signedIn: boolean) {
  const { startSignedIn } = await import('./signed-in.ts');
  const { renderApp } = await import('./render.tsx');
  const api = startSignedIn({ appSettings: { locale: pseudoLocale }, tokens: 6 });
  if (!signedIn) api.auth.user = null;
  answerPages(api);
  const app = renderApp(address);
  await waitFor(() => expect(document.querySelector('h1')).not.toBeNull());
  // the onboarding has the screen for itself
  const shell = signedIn && address !== '/onboarding';
  if (shell) await waitFor(() => expect(document.body.textContent).toContain('Ada Okafor'));
  return { ...app, api };
}

test('words that were left in code are found', async () => {
  await open('/sign-in', false);
  const stray = document.body.appendChild(document.createElement('button'));
  stray.setAttribute('aria-label', 'Left behind');
  stray.textContent = 'Left in code';
  expect(document.body.textContent).toContain('⟦Sign in⟧');
  expect(foreignWords().toSorted()).toEqual(['Left behind', 'Left in code']);
  stray.remove();
});

test.each(publicAddresses)('all words of %s can be translated', async (address) => {
  await open(address, false);
  expect(foreignWords()).toEqual([]);
});

test('all words of a source with a recording can be translated', async () => {
  const { renderUi } = await import('./render.tsx');
  const { startFakeApi } = await import('./fake-api.ts');
  const { createPlayback } = await import('../features/transcripts/playback/playback.ts');
  const { PlaybackContext } = await import('../features/transcripts/playback/playback-context.ts');
  const { Player } = await import('../features/transcripts/playback/Player.tsx');
  const { SpeakersNotice } = await import('../chart/entry/SpeakersNotice.tsx');
  const { SourcePane } = await import('../features/transcripts/evidence/SourcePane.tsx');
  startFakeApi();
  const unsure = [{ start: 0, end: 2 }];
  const lines = [
    utterance('u1', '120', { speaker: 'Ada', role: 'clinician', startMs: 0, unsure }),
    utterance('u2', '80', { speaker: '', startMs: 4_000, confidence: 0.2 }),
    utterance('u3', '7', { speaker: '', role: 'unknown', page: 2 }),
  ];
  const entry = transcript({ utterances: lines, speakersChanged: true });
  const makeSound = () => new Audio();
  const playback = createPlayback({ makeSound, link: async () => '', onFailure: () => undefined });
  const { user } = renderUi(
    <PlaybackContext value={playback}>
      <SpeakersNotice entry={entry} />
      <Player durationMs={60_000} />
      <SourcePane entry={entry} />
    </PlaybackContext>,
  );
  await user.click(await screen.findByRole('button', { name: /Ada.*change/ }));
  await screen.findAllByRole('menuitem');
  expect(foreignWords()).toEqual([]);
});

test('all words of the model picker can be translated, but for the names of the catalogue', async () => {
  const { renderUi } = await import('./render.tsx');
  const { startFakeApi } = await import('./fake-api.ts');
  const { userProfile } = await import('./builders.ts');
  const { TopBarPlace } = await import('../ui/TopBarSlot.tsx');
  const { ModelPicker } = await import('../features/scribe/model/ModelPicker.tsx');
  const api = startFakeApi();
  api.on(accounts.getUserInfo, () => ({
    user: userProfile({ tokens: 2, appSettings: { locale: pseudoLocale } }),
    access_token: '',
  }));
  api.on(operations.listEngines, () => []);
  const prices = { actions: {}, models: {}, pdf: {}, notesAreFree: false, localIsFree: false, ownKey: false };
  api.on(credits.getPrices, () => prices);
  const { user } = renderUi(
    <>
      <TopBarPlace />
      <ModelPicker noteId={note().id} />
    </>,
  );
  await user.click(await screen.findByRole('button', { name: /Model/ }));
  await screen.findByRole('menuitem', { name: /Billing/ });
  const catalogue = models.flatMap(({ name, description, processingTime }) => [name, description, processingTime]);
  expect(foreignWords().filter((words) => !catalogue.includes(words))).toEqual([]);
});

test('all words of a draft that is looked through and corrected can be translated', async () => {
  const { renderUi } = await import('./render.tsx');
  const { startFakeApi } = await import('./fake-api.ts');
  const { SourceEditedNotice } = await import('../chart/entry/SourceEditedNotice.tsx');
  const { SourceOnPage } = await import('./source-on-page.tsx');
  const { LineEditor } = await import('../features/transcripts/correcting/LineEditor.tsx');
  const { VocabularyOffer } = await import('../features/speech/vocabulary/VocabularyOffer.tsx');
  const { NoEvidence } = await import('../features/scribe/literature/NoEvidence.tsx');
  const api = startFakeApi();
  api.on(speech.getVocabulary, () => ({ mine: [], workspace: [], abilities: { editWorkspace: true } }));
  const corrected = { id: 'u1', text: '12', confidence: null, author: '7', at: '2026-03-10T09:05:00.000Z' };
  const line = utterance('u9', '120', { speaker: '7', startMs: 0, corrected: { ...corrected, editDurationMs: 0 } });
  const draft = { state: 'heard', engine: '7', draft: true, language: 'en' } as const;
  const entry = transcript({
    utterances: [line],
    sourceEdited: true,
    speech: { ...draft, missing: [], reviewed: [], durationMs: null, failure: null, gaps: [] },
  });
  renderUi(
    <>
      <NoEvidence entry={{ ...entry, engine: 'gpt-5', sections: [{ key: 'plan', header: '7', html: '' }] }} />
      <SourceEditedNotice entry={entry} />
      <SourceOnPage entry={entry} />
      <LineEditor
        entry={entry}
        utterance={line}
        begun={{ id: 'u1', text: '13' }}
        left
        onLeave={() => undefined}
        onSaved={() => undefined}
      />
      <LineEditor
        entry={entry}
        utterance={line}
        begun={null}
        left={false}
        onLeave={() => undefined}
        onSaved={() => undefined}
      />
      <VocabularyOffer word="7" onDone={() => undefined} />
    </>,
  );
  await screen.findAllByRole('group');
  await screen.findByRole('checkbox');
  expect(await screen.findByText(/no literature library yet/)).toBeVisible();
  expect(foreignWords()).toEqual([]);
});

const mine = template();
const visit = { title: 'Plan', dialogue: 'Doctor: 12', specialty: 'Plan', visitType: 'new' as const, facts: [] };
const problems = ['nothing-written', 'required-empty', 'expected-missing', 'macro-unplaced'] as const;
const states = ['written', 'empty', 'missing', 'filler'] as const;
const tried = {
  title: 'Plan',
  dialogue: visit.dialogue,
  sections: states.map((state) => ({ key: state, header: 'Plan', html: '', words: 2, wordsBefore: 9, state })),
  macros: [true, false].map((triggered) => ({ trigger: `${triggered ? 1 : 2}`, triggered })),
  found: 3,
  facts: 5,
  missing: ['12'],
  gained: ['13'],
  misplaced: [{ fact: '14', from: '15', to: '16' }],
  lost: ['14'],
  problems: [...problems],
  seconds: 0.4,
};
const edits = [
  { op: 'remove-section' as const, section: 'plan' },
  { op: 'move-section' as const, section: 'plan', before: null },
  { op: 'move-line' as const, section: 'plan', to: 'history', words: '7' },
  { op: 'style' as const, section: 'plan', style: 'bulleted' as const },
  { op: 'macro' as const, section: 'plan', trigger: '7', text: '8' },
  { op: 'wording' as const, section: 'plan', from: '7', to: '8' },
];
const effects = ['measuring', 'faster', 'slower', 'none'] as const;

test.each([
  ['Try it', 'Preview output', 'Not mentioned'],
  ['Try it', 'Synthetic transcript', 'Copy transcript'],
  ['Try it', 'Check this template', 'Not in the note'],
  ['Try it', 'Learn from my edits', 'Results of'],
  ['Talk to template', '', 'What would change'],
  ['Repair', '', 'What would change'],
])('all words of a template’s drawer can be translated: %s %s', async (first, item, last) => {
  const { api, user } = await open(`/template-maker?id=${mine.id}`, true);
  const { sections, macros, generalInstructions, defaultExam } = mine;
  const turned = { generalInstructions, macros, defaultExam, sections: sections.toReversed() };
  api.on(templates.streamTemplatePreview, () =>
    eventStream([
      { type: 'begin', dialogue: visit.dialogue, engine: 'local' },
      { type: 'section', section: { key: 'plan', header: 'Plan', html: '' } },
      { type: 'complete' },
    ]),
  );
  api.on(makeSynthetic, () => ({ ...visit, seed: 4, engine: 'local', transcript: null }));
  api.on(checks.getTemplateChecks, () => ({ encounters: [visit], own: true }));
  const sum = {
    encounters: 1,
    found: 3,
    facts: 5,
    gained: 1,
    lost: 1,
    misplaced: 1,
    seconds: 0.4,
    credits: 0,
    engine: 'local',
  };
  api.on(checks.runTemplateChecks, () =>
    eventStream([
      { type: 'encounter', at: 0, of: 1, encounter: tried },
      { type: 'complete', ...sum },
    ]),
  );
  const [id, examples] = [`${mine.id}.0123456789ab`, { before: '12', after: '' }];
  const seen = { header: 'Plan', ...examples, seen: 3, of: 4, savingSeconds: 9 };
  const suggestions = edits.map((edit, at) => ({ id: `${id.slice(0, -1)}${at}`, edit, ...seen }));
  api.on(optimization.getSuggestions, () => ({ templateId: mine.id, version: 3, notes: 4, suggestions }));
  api.on(optimization.getPreferences, () => ({ enabled: true, repeats: 3, leftOut: [] }));
  api.on(optimization.getGlobalInstructions, () => ({ text: '' }));
  const measured = { notes: 20, share: 0.1, seconds: 4 };
  const outcome = { edit: edits[0]!, header: 'Plan', version: 2, appliedAt: '2026-10-01T08:00:00.000Z', needed: 20 };
  const difference = { seconds: -2, low: -9, high: 5 };
  api.on(optimization.getOutcomes, () =>
    effects.map((effect, at) => ({ id: `${at}`, ...outcome, before: measured, after: measured, difference, effect })),
  );
  api.on(templates.talkToTemplate, () => ({ recipe: turned, notUnderstood: ['7'], engine: 'local' }));
  api.on(templates.healTemplate, () => ({ ...turned, engine: 'local' }));
  const words = (text: string) => ({ name: new RegExp(`⟦${text}`) });
  await user.click(await screen.findByRole('button', words(first)));
  if (item !== '') await user.click(await screen.findByRole('menuitem', words(item)));
  const drawer = within(await screen.findByRole('dialog'));
  if (first === 'Talk to template') await user.type(await drawer.findByRole('textbox'), '7');
  const start = { 'Preview output': /sample visit/, 'Synthetic transcript': /Generate sample/ }[item];
  const button = first === 'Talk to template' ? /Propose/ : start;
  if (button) await user.click(await drawer.findByRole('button', { name: button }));
  await drawer.findByText(new RegExp(`⟦${last}`));
  // specialties are data
  expect(foreignWords().filter((text) => !syntheticSpecialties.includes(text))).toEqual([]);
});

test('every page of the route tree has an address here', () => {
  const opened = [...publicAddresses, ...signedInAddresses].map((address) => address.replace(/\?.*/, ''));
  const pages = [...pageRoutes('_public'), ...pageRoutes('_app')];
  // the parts of a chart are opened one by one, above
  expect(pages.filter((path) => !opened.includes(path))).toEqual(['/chat']);
});

test.each(signedInAddresses)('all words of %s can be translated', async (address) => {
  await open(address, true);
  // what a patient came for is data
  expect(foreignWords().filter((text) => text !== 'Knee pain')).toEqual([]);
});

test('all words of the bar of a viewing, and of the question before it, can be translated', async () => {
  keepViewing(viewing());
  await open('/team-members?tab=members', true);
  const [actions] = await screen.findAllByRole('button', { name: /Actions for|Ben Ode/ });
  actions?.click();
  const [, viewAs] = await screen.findAllByRole('menuitem');
  viewAs?.click();
  await screen.findByRole('dialog');
  expect(foreignWords()).toEqual([]);
});

test('all words of the question why somebody sees a patient can be translated', async () => {
  await open('/team-members?tab=members', true);
  (await screen.findAllByRole('button', { name: /Ben Ode/ }))[0]?.click();
  const [, , why] = await screen.findAllByRole('menuitem');
  why?.click();
  await screen.findByRole('dialog');
  expect(foreignWords()).toEqual([]);
});

test('all words of the page of a guest in a call can be translated', async () => {
  const { render } = await import('@testing-library/react');
  const { startFakeApi } = await import('./fake-api.ts');
  const { GuestPage } = await import('../guest-video/GuestPage.tsx');
  startFakeApi().on(greetVideoGuest, () => ({ state: 'open' as const, asksBirth: false }));
  render(<GuestPage link={{ token: 'token-1', secret: 'secret-1' }} />);
  // a browser without devices says so
  await screen.findByRole('button', { name: /without camera/ });
  expect(foreignWords()).toEqual([]);
});

test('all words of the page of a patient can be translated', async () => {
  const { render } = await import('@testing-library/react');
  const { startFakeApi } = await import('./fake-api.ts');
  const { linkView } = await import('./interview-builders.ts');
  const { PatientPage } = await import('../patient/PatientPage.tsx');
  const { Question } = await import('../patient/Question.tsx');
  const { Ended } = await import('../patient/Ended.tsx');
  const { Summary } = await import('../patient/Summary.tsx');
  const nothing = () => undefined;
  const api = startFakeApi();
  const opens = { state: 'open' as const, kind: 'pre-chat' as const };
  api.on(greetPatient, () => opens);
  const page = { token: 'link-1', notice: '', onShow: nothing, onClosed: nothing };
  const [asking, ended] = [linkView(), linkView({ state: 'ended', question: null })];
  render(
    <>
      <PatientPage link={{ token: 'link-1', secret: 's' }} />
      <Question {...page} view={asking} question={asking.question!} />
      <Ended token="link-1" view={ended} onShow={nothing} />
      <Summary {...page} view={ended} summary={{ signer: '', visitedAt: ended.readAt ?? '2026-03-10', parts: [] }} />
      <Ended token="link-1" view={{ ...ended, state: 'emergency' }} onShow={nothing} />
    </>,
  );
  await screen.findByRole('radio', { name: /I am the patient/ });
  // months are named by the browser
  const months = /^(January|February|March|April|May|June|July|August|September|October|November|December)$/;
  expect(foreignWords().filter((text) => !months.test(text))).toEqual([]);
});
