import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { sentence, transcript, utterance } from '../../../testing/chart-builders.ts';
import { renderUi } from '../../../testing/render.tsx';
import { SectionEditor } from '../../../chart/editor/SectionEditor.tsx';
import { PanesContext } from '../panes.ts';
import { createPlayback, type Sound } from '../playback/playback.ts';
import { PlaybackContext } from '../playback/playback-context.ts';
import { createEvidenceStore, EvidenceContext, focus } from './evidence-store.ts';

const asked = utterance('u1', 'Any allergies?', { speaker: 'Doctor', startMs: 1_000, endMs: 2_000 });
const answered = utterance('u2', 'Penicillin gives me a rash.', { startMs: 3_000, endMs: 5_000 });
const both = sentence('Allergic to penicillin.', asked);
const written = { ...both, links: [...both.links, ...sentence('', answered).links] };

/** A section of one sentence that rests on a question and its answer. */
async function shown({ readOnly, recorded = true }: { readOnly: boolean; recorded?: boolean }) {
  const playback = createPlayback({
    makeSound: () => Object.assign(new EventTarget(), { src: '' }) as unknown as Sound,
    link: () => new Promise(() => undefined),
    onFailure: () => undefined,
  });
  const play = vi.spyOn(playback, 'play');
  const show = vi.fn<(pane: string) => void>();
  const store = createEvidenceStore([written]);
  const none = () => undefined;
  renderUi(
    <EvidenceContext value={store}>
      <PanesContext value={{ show }}>
        <PlaybackContext value={recorded ? playback : null}>
          <SectionEditor
            entry={transcript({ utterances: [asked, answered], sentences: [written] })}
            section={{ key: 'hpi', header: 'History', html: '<p>Allergic to penicillin.</p>' }}
            known={[{ index: 0, sentence: written, state: 'sourced' }]}
            readOnly={readOnly}
            revision={0}
            onEdit={none}
            onEnter={none}
            onActive={none}
            onLeave={none}
          />
        </PlaybackContext>
      </PanesContext>
    </EvidenceContext>,
  );
  return { play, show, store, words: await screen.findByText('Allergic to penicillin.') };
}

test('in a note that is only read a click plays the answer that a sentence rests on, and so does Enter', async () => {
  const { play, store, words } = await shown({ readOnly: true });
  fireEvent.click(words);
  expect(play.mock.calls).toEqual([[expect.objectContaining({ startMs: 3_000, endMs: 5_000 })]]);
  focus(store, { sentence: 0 });
  fireEvent.keyDown(screen.getByRole('textbox'), { key: 'Enter' });
  expect(play).toHaveBeenCalledTimes(2);
});

test('in a note that can be typed in a click is for the caret, and one with Alt plays', async () => {
  const { play, words } = await shown({ readOnly: false });
  fireEvent.click(words);
  expect(play).not.toHaveBeenCalled();
  fireEvent.click(words, { altKey: true });
  expect(play).toHaveBeenCalledTimes(1);
});

test('without a recording the line itself is shown', async () => {
  const { show, words } = await shown({ readOnly: true, recorded: false });
  fireEvent.click(words);
  expect(show).toHaveBeenCalledWith('source');
});
