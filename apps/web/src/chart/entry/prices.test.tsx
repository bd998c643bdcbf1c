import { getPrices } from '@clinical/contract/credits/credits.calls';
import { listEngines } from '@clinical/contract/operations/operations.calls';
import * as templates from '@clinical/contract/templates/templates.calls';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { note, transcript } from '../../testing/chart-builders.ts';
import { renderUi } from '../../testing/render.tsx';
import { startSignedIn } from '../../testing/signed-in.ts';
import { SyntheticForm } from '../../features/templates/synthetic/SyntheticForm.tsx';
import { EnglishNotice } from '../../features/scribe/english/EnglishNotice.tsx';
import { NewEntryPanel } from '../../features/capture/new-entry/NewEntryPanel.tsx';
import { VoiceEditAsk } from '../../features/scribe/voice-edit/VoiceEditAsk.tsx';
import { EntryNotice } from './EntryNotice.tsx';
import { GenerateForm } from '../../features/scribe/writing/GenerateForm.tsx';
import { TranscribeButton } from '../../features/capture/transcription/TranscribeButton.tsx';
import { SectionTools } from '../../features/scribe/writing/SectionTools.tsx';
import { SourceMenu } from '../../features/scribe/writing/SourceMenu.tsx';
import { RegenerateNotice } from '../../features/scribe/writing/RegenerateNotice.tsx';

const entry = transcript({
  sections: [{ key: 'plan', header: 'Plan', html: '<p>Rest.</p>' }],
  sectionStates: [{ key: 'plan', status: 'populated', redo: true }],
});
const pdf = transcript({ kind: 'pdf', version: 0, sections: [] });

/** All that takes credits in a chart, one beneath the other. */
function Everything() {
  return (
    <>
      <NewEntryPanel note={note()} onDone={() => undefined} />
      <section aria-label="PDF">
        <GenerateForm entry={pdf} />
        <TranscribeButton entry={{ ...entry, sections: [] }} label="Transcribe" />
      </section>
      <section aria-label="Failed">
        <EntryNotice entry={entry} state={{ kind: 'failed', message: 'No.', taskId: 't-1', localEngine: true }} />
      </section>
      <RegenerateNotice entry={entry} icon="pencil" title="Corrected" text="The source was corrected." />
      <SectionTools entry={entry} sectionKey="plan" header="Plan" />
      <SourceMenu entry={entry} />
      <section aria-label="Voice">
        <VoiceEditAsk entry={entry} failed={null} />
      </section>
      <section aria-label="Synthetic">
        <SyntheticForm busy={false} failure={null} onMake={() => undefined} />
      </section>
    </>
  );
}

test('who writes notes in another language is told beforehand, and at the note, that the local engine knows English only', async () => {
  const api = startSignedIn({ appSettings: { locale: 'de-CH' } });
  api.on(templates.listTemplates, () => []);
  api.on(templates.listStarters, () => []);
  api.on(listEngines, () => [{ area: 'notes', engine: 'local', label: 'Built-in engine', reason: '' }]);
  renderUi(
    <>
      <NewEntryPanel note={note()} onDone={() => undefined} />
      <section aria-label="PDF">
        <GenerateForm entry={pdf} />
      </section>
      <EnglishNotice entry={{ ...entry, engine: 'local' }} />
    </>,
  );
  const told =
    'The built-in engine generates notes in English only. A connected model would generate this note in Swiss High German.';
  await screen.findByRole('region', { name: 'New entry' });
  expect(await panel().findByText(told)).toBeVisible();
  expect(part('PDF').getByText(told)).toBeVisible();
  expect(screen.getByText('This note is in English')).toBeVisible();
});

test('a note of the local engine says how many lines of the visit it could not understand', async () => {
  startSignedIn();
  const texts = ['I have a sore throat.', 'Me duele mucho la garganta desde hace tres días.'];
  const utterances = texts.map((text, n) => ({ ...entry.utterances[0]!, id: `u${n + 1}`, text }));
  renderUi(
    <>
      <EnglishNotice entry={{ ...entry, engine: 'local', utterances }} />
      <section aria-label="Model">
        <EnglishNotice entry={{ ...entry, engine: 'gpt-4.1', utterances }} />
      </section>
    </>,
  );
  expect(await screen.findByText('One line of the visit is not in English')).toBeVisible();
  expect(part('Model').queryByRole('note')).toBeNull();
});

function shown(tokens: number, free: { notesAreFree?: boolean; localIsFree?: boolean; ownKey?: boolean } = {}) {
  const api = startSignedIn({ tokens, model: 'gpt-5' });
  api.on(getPrices, () => ({
    actions: { 'voice-edit': 2, 'synthetic-transcript': 2 },
    models: { 'gpt-5': 3 },
    pdf: { 'gpt-5': 5 },
    notesAreFree: false,
    localIsFree: false,
    ownKey: false,
    ...free,
  }));
  api.on(templates.listTemplates, () => []);
  api.on(templates.listStarters, () => []);
  return renderUi(<Everything />);
}

const panel = () => within(screen.getByRole('region', { name: 'New entry' }));
/** Gives the panel something to make a note of. */
async function paste(user: ReturnType<typeof renderUi>['user']) {
  await user.click(panel().getByRole('tab', { name: 'Paste' }));
  await user.type(panel().getByRole('textbox', { name: 'Transcript' }), 'Hello');
}
const part = (name: string) => within(screen.getByRole('region', { name }));

test('each button that takes credits says how many, by the chart’s model', async () => {
  const { user } = shown(30);
  expect(await screen.findByRole('button', { name: 'Regenerate note · 3 credits' })).not.toBeDisabled();
  await paste(user);
  expect(panel().getByRole('button', { name: 'Generate note · 3 credits' })).not.toBeDisabled();
  expect(part('PDF').getByRole('button', { name: 'Generate note · 5 credits' })).not.toBeDisabled();
  expect(part('PDF').getByRole('button', { name: 'Transcribe · 3 credits' })).not.toBeDisabled();
  expect(screen.getByRole('button', { name: 'Regenerate Plan · 3 credits' })).not.toBeDisabled();
  expect(part('Failed').getByRole('button', { name: 'Retry · 3 credits' })).not.toBeDisabled();
  expect(part('Failed').getByRole('button', { name: 'Use the built-in engine · 1 credit' })).not.toBeDisabled();
  expect(part('Voice').getByRole('button', { name: 'Show the change · 2 credits' })).toBeVisible();
  expect(part('Synthetic').getByRole('button', { name: 'Generate sample visit · 2 credits' })).not.toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  const menu = await screen.findByRole('dialog');
  expect(menu).toHaveTextContent('Templates3 credits');
  expect(within(menu).getByRole('button', { name: /^General format/ })).not.toBeDisabled();
});

test.each([{ notesAreFree: true }, { ownKey: true }])(
  'nothing has a price where nothing is taken: %j',
  async (free) => {
    const { user } = shown(0, free);
    expect(await screen.findByRole('button', { name: 'Regenerate Plan' })).not.toBeDisabled();
    await paste(user);
    await waitFor(() => expect(panel().getByRole('button', { name: 'Generate note' })).not.toBeDisabled());
    expect(screen.queryByRole('button', { name: /credit/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Open Billing' })).toBeNull();
  },
);

test('where the operator gives the local engine away, it takes over from a model for nothing', async () => {
  shown(0, { localIsFree: true });
  expect(await screen.findByRole('button', { name: 'Retry · 3 credits' })).toBeDisabled();
  expect(part('Failed').getByRole('button', { name: 'Use the built-in engine' })).not.toBeDisabled();
});

test('with too few credits a button is off, says why and leads to Billing; what costs nothing stays', async () => {
  const { user } = shown(1);
  expect(await screen.findByRole('button', { name: 'Regenerate note · 3 credits' })).toBeDisabled();
  await paste(user);
  expect(panel().getByRole('button', { name: 'Generate note · 3 credits' })).toBeDisabled();
  expect(panel().getByText(/^Costs 3 credits, and you have 1\./)).toBeVisible();
  expect(panel().getByRole('link', { name: 'Open Billing' })).toHaveAttribute('href', '/settings?tab=billing');
  for (const region of ['PDF', 'Voice', 'Synthetic', 'Failed'])
    expect(part(region).getByRole('link', { name: 'Open Billing' })).toBeVisible();
  expect(panel().getByRole('textbox', { name: 'Transcript' })).not.toBeDisabled();
  expect(panel().getByRole('button', { name: 'Type the note instead' })).not.toBeDisabled();
  // what is heard is kept; its note waits
  expect(part('PDF').getByRole('button', { name: /^Transcribe/ })).not.toBeDisabled();

  await user.click(screen.getByRole('button', { name: 'Regenerate Plan · 3 credits' }));
  expect(within(await screen.findByRole('dialog')).getByRole('link', { name: 'Open Billing' })).toBeVisible();
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Regenerate' }));
  expect(await screen.findByRole('button', { name: /^General format/ })).toBeDisabled();
});
