import { Popover } from '@mantine/core';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { PhraseSource, PhraseValues } from './phrases.ts';
import { PhraseTextarea } from './PhraseTextarea.tsx';

const phrases = [
  { name: 'return', html: '<p>Return if worse, {{patient}}.</p><ul><li>fever</li></ul>', mine: true },
  { name: 'rest', html: '<p>Rest.</p>', mine: false },
];

function Field({ onKey }: { onKey: (key: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <PhraseSource value={{ phrases, want: () => undefined }}>
      <PhraseValues value={{ patient: 'Maria Santos' }}>
        <PhraseTextarea aria-label="Text" value={value} onChange={setValue} onKeyDown={(event) => onKey(event.key)} />
      </PhraseValues>
    </PhraseSource>
  );
}

test('a slash and the arrows put a phrase in as plain text, with its fields filled in', async () => {
  const onKey = vi.fn();
  const { user } = renderUi(<Field onKey={onKey} />);
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(field, 'Told: /re');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    '/returnMineReturn if worse, {{patient}}.\n- fever',
    '/restWorkspaceRest.',
  ]);
  await user.keyboard('{ArrowDown}{ArrowUp}{Enter}');
  expect(field).toHaveValue('Told: Return if worse, Maria Santos.\n- fever');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(onKey).not.toHaveBeenCalledWith('Enter');
});

test('Escape leaves the slash as text until the next one', async () => {
  const { user } = renderUi(<Field onKey={() => undefined} />);
  const field = await screen.findByRole('textbox', { name: 'Text' });
  await user.type(field, '/r');
  expect(screen.getByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}e');
  expect(screen.queryByRole('listbox')).toBeNull();
  await user.type(field, ' /res');
  expect(screen.getAllByRole('option')).toHaveLength(1);
});

test('a touch on a phrase does not close the popover that the field stands in', async () => {
  const onDismiss = vi.fn();
  const { user } = renderUi(
    <Popover opened onDismiss={onDismiss}>
      <Popover.Target>
        <button type="button">Open</button>
      </Popover.Target>
      <Popover.Dropdown>
        <Field onKey={() => undefined} />
      </Popover.Dropdown>
    </Popover>,
  );
  await user.type(await screen.findByRole('textbox', { name: 'Text' }), '/rest');
  const phrase = screen.getByRole('option');
  fireEvent.touchStart(phrase);
  fireEvent.mouseDown(phrase);
  expect(screen.getByRole('textbox', { name: 'Text' })).toHaveValue('Rest.');
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.touchStart(document.body);
  expect(onDismiss).toHaveBeenCalled();
});
