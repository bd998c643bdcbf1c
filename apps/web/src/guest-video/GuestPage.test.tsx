import { greetVideoGuest, openVideoGuest } from '@clinical/contract/video-visits/guests.calls';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it } from 'vitest';
import { setLocale } from '../lib/locale.ts';
import { type FakeApi, refusal, startFakeApi } from '../testing/fake-api.ts';
import { GuestPage } from './GuestPage.tsx';

let api: FakeApi;
beforeEach(() => {
  setLocale('en');
  sessionStorage.clear();
  api = startFakeApi();
});

const open = () => {
  render(<GuestPage link={{ token: 'link-1', secret: 'secret-1' }} />);
  return userEvent.setup();
};

it('says that there is no connection, and spends no try on a date that it did not know to ask for', async () => {
  api.on(greetVideoGuest, () => refusal('UNAVAILABLE'));
  const user = open();
  expect(await screen.findByRole('alert')).toHaveTextContent('No connection');
  expect(screen.queryByLabelText('Your name')).toBeNull();
  api.on(greetVideoGuest, () => ({ state: 'open' as const, asksBirth: true }));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Year')).toBeVisible();
  expect(api.requests(openVideoGuest)).toHaveLength(0);
});

it('does not open a link that is over, in either language', async () => {
  api.on(greetVideoGuest, () => ({ state: 'over' as const, asksBirth: false }));
  const user = open();
  expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Español' }));
  expect(await screen.findByRole('heading', { name: 'Este enlace ya no es válido' })).toBeVisible();
});
