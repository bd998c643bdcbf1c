import { ApiError } from '@clinical/api-client/api-error';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi } from '../testing/render.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { ErrorState } from './ErrorState.tsx';
import { Icon } from './Icon.tsx';
import { toast } from './toast.ts';
import { TopBarPlace, TopBarTools } from './TopBarSlot.tsx';

test('an unknown icon is a help circle and a warning', async () => {
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  renderUi(<Icon name="no-such-icon" label="Strange" />);
  expect(await screen.findByRole('img', { name: 'Strange' })).toBeVisible();
  expect(warning).toHaveBeenCalledWith('Unknown icon: no-such-icon');
  warning.mockRestore();
});

test('an error says what happened, gives its reference and tries again', async () => {
  const retry = vi.fn<() => void>();
  const error = new ApiError('The service is not ready.', { code: 'UNAVAILABLE', status: 503, requestId: 'r-7' });
  const { user } = renderUi(<ErrorState error={error} onRetry={retry} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('The service is not ready.');
  expect(screen.getByText('Reference r-7')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(retry).toHaveBeenCalledOnce();
});

test('a decision can be taken or left', async () => {
  const [confirm, close] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const { user } = renderUi(
    <ConfirmDialog
      opened
      title="Delete the chart?"
      action="Delete the chart"
      danger
      onConfirm={confirm}
      onClose={close}
    >
      3 entries will be deleted with it.
    </ConfirmDialog>,
  );
  await user.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(close).toHaveBeenCalledOnce();
  await user.click(screen.getByRole('button', { name: 'Delete the chart' }));
  expect(confirm).toHaveBeenCalledOnce();
});

test('an error toast is announced, and can be closed', async () => {
  const { user } = renderUi(<p>page</p>);
  toast.error('Failed to refresh patient notes');
  const message = await screen.findByRole('alert');
  expect(message).toHaveTextContent('Failed to refresh patient notes');
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText('Failed to refresh patient notes')).toBeNull());
});

test('a toast can offer to take something back', async () => {
  const undo = vi.fn<() => void>();
  const { user } = renderUi(<p>page</p>);
  toast.success('Moved to the bin', { action: { label: 'Undo', run: undo } });
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(undo).toHaveBeenCalledOnce();
});

test('what a page puts into the top bar stands there', async () => {
  renderUi(
    <>
      <header aria-label="bar">
        <TopBarPlace />
      </header>
      <TopBarTools>
        <button type="button">Pick a model</button>
      </TopBarTools>
    </>,
  );
  const button = await screen.findByRole('button', { name: 'Pick a model' });
  expect(button.closest('header')).not.toBeNull();
});
