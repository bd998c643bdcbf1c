import { listEngines } from '@clinical/contract/operations/operations.calls';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { startSignedIn } from '../testing/signed-in.ts';
import { LongTextarea } from '../ui/LongTextarea.tsx';
import { DictationProvider } from './DictationProvider.tsx';

const speech = (engine: string) => [{ area: 'speech', engine, label: engine, reason: '' }];

function field(engine: string) {
  const api = startSignedIn();
  api.on(listEngines, () => speech(engine));
  return renderUi(
    <DictationProvider>
      <LongTextarea label="Reason" />
    </DictationProvider>,
  );
}

test('without a speech engine the button of a long field is disabled and says why', async () => {
  const { user } = field('none');
  const button = await screen.findByRole('button', { name: 'Dictate' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
  expect(button).toHaveAttribute('aria-description', 'Dictation needs a speech engine. This server has none.');
  await user.hover(button);
  expect(await screen.findByRole('tooltip')).toHaveTextContent(/needs a speech engine/);
  await user.click(button);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('with one it can be used', async () => {
  field('deepgram');
  expect(await screen.findByRole('button', { name: /Dictate/ })).not.toHaveAttribute('aria-disabled');
});
