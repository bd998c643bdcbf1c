import { expect, test } from 'vitest';
import { userProfile } from '../../testing/builders.ts';
import { startFakeApi } from '../../testing/fake-api.ts';
import { endSession } from './session.ts';
import { storedProfile } from './stored-profile.ts';

const ada = userProfile({ logo: 'data:image/png;base64,AAAA' });

test('a profile is kept for its own user, without what the frame does not show', () => {
  storedProfile.keep(ada);
  expect(storedProfile.of(ada.id)).toMatchObject({ given_name: ada.given_name, tokens: ada.tokens });
  expect(storedProfile.of('somebody-else')).toBeUndefined();
  expect(storedProfile.of(undefined)).toBeUndefined();
  expect(localStorage.getItem('profile')).not.toContain('base64');
});

test.each(['scribble', 'null', '{}', '{"tokens":"many","token_limits":1}'])('%s counts as none', (stored) => {
  localStorage.setItem('profile', stored);
  expect(storedProfile.of(undefined)).toBeUndefined();
  expect(storedProfile.of(ada.id)).toBeUndefined();
});

test('it goes with the session', async () => {
  startFakeApi();
  storedProfile.keep(ada);
  await endSession();
  expect(localStorage.getItem('profile')).toBeNull();
});
