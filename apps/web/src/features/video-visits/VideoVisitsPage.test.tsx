import * as calls from '@clinical/contract/video-visits/video-visits.calls';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { refusal, startFakeApi } from '../../testing/fake-api.ts';
import { renderUi } from '../../testing/render.tsx';
import { videoGuest, videoRoom } from '../../testing/video-builders.ts';
import { VideoVisitsPage } from './VideoVisitsPage.tsx';

it('lists the open calls, and for how long somebody has waited', async () => {
  const api = startFakeApi();
  const waitingSince = new Date(Date.now() - 7.5 * 60_000).toISOString();
  api.on(calls.listVideoRooms, () => [
    videoRoom({ guests: [videoGuest({ state: 'waiting', isPresent: true, waitingSince })] }),
    videoRoom({ id: 'two', note: null, guests: [videoGuest({ state: 'waiting', isPresent: false, waitingSince })] }),
  ]);
  renderUi(<VideoVisitsPage roomId={null} />);
  expect(await screen.findByText('Waiting 7 min')).toBeDefined();
  expect(screen.getByText('Not in a chart yet')).toBeDefined();
  expect(screen.getAllByText(/Waiting/)).toHaveLength(1);
});

it('says that no call is open, and that calls could not be loaded', async () => {
  const api = startFakeApi();
  api.on(calls.listVideoRooms, () => []);
  renderUi(<VideoVisitsPage roomId={null} />);
  expect(await screen.findByText('No calls are open')).toBeDefined();
});

it('says that a call has ended', async () => {
  const api = startFakeApi();
  api.on(calls.getVideoRoom, () => videoRoom({ endedAt: '2026-03-10T10:00:00.000Z' }));
  renderUi(<VideoVisitsPage roomId="one" />);
  expect(await screen.findByText('This call has ended.')).toBeDefined();
});

it('says that a call is not there', async () => {
  const api = startFakeApi();
  api.on(calls.getVideoRoom, () => refusal('NOT_FOUND'));
  renderUi(<VideoVisitsPage roomId="one" />);
  expect(await screen.findByText('The call could not be opened.')).toBeDefined();
});
