import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderUi } from '../../testing/render.tsx';
import { OutdatedSources } from './OutdatedSources.tsx';

it('names what was retracted or superseded, and is not there without any', async () => {
  const source = { title: 'Exercise for knee pain', status: 'retracted', note: 'PMID 900' } as const;
  const { unmount } = renderUi(<OutdatedSources entry={{ outdatedSources: [source] }} />);
  const notice = await screen.findByRole('note');
  expect(notice.textContent).toContain('Retracted: Exercise for knee pain PMID 900');
  unmount();
  renderUi(
    <>
      <OutdatedSources entry={{}} />
      <p>The note</p>
    </>,
  );
  await screen.findByText('The note');
  expect(screen.queryByRole('note')).toBeNull();
});
