import { getUserInfo, updateUserInfo } from '@clinical/contract/accounts/accounts.calls';
import { expect, test } from 'vitest';
import { newAccount } from '../../../test/builders/accounts.ts';
import { testServer } from '../../../test/harness.ts';

const logo = 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAAB';
const hours = { days: [1, 2, 3, 4, 5], from: '08:00', to: '17:30', timeZone: 'America/Chicago' };

test('a new profile has the defaults of the product', async () => {
  const account = await newAccount(await testServer());
  const { user } = await account.ok(getUserInfo, {});
  expect(user).toMatchObject({
    tokens: 30,
    token_limits: 30,
    appSettings: { locale: 'en' },
    logo: null,
    workingHours: null,
    credentials: '',
    npi: '',
    address: '',
    apiKey: null,
    hasPassword: false,
    twoFactor: false,
    idleMinutes: 30,
  });
});

test('every field is kept as it was given, and taken away again', async () => {
  const account = await newAccount(await testServer());
  const given = {
    logo,
    workingHours: hours,
    credentials: 'MD, MPH',
    npi: '1234567893',
    address: '1 Main St\nSpringfield, IL 62701',
    tags: 'asthma,follow-up',
    appSettings: { locale: 'de-CH' },
    model: 'gpt-5',
  };
  await account.ok(updateUserInfo, { body: given });
  expect((await account.ok(getUserInfo, {})).user).toMatchObject(given);
  const cleared = await account.ok(updateUserInfo, { body: { logo: null, workingHours: null, npi: '' } });
  expect(cleared.user).toMatchObject({ logo: null, workingHours: null, npi: '', address: given.address });
});

test.each([
  ['a logo that could run script', { logo: 'data:image/svg+xml;base64,PHN2Zz48L3N2Zz4=' }],
  ['a logo elsewhere', { logo: 'http://169.254.169.254/latest/meta-data' }],
  ['credentials with an address', { credentials: 'MD www.example.com' }],
  ['an NPI with a wrong check digit', { npi: '1234567890' }],
  ['hours that end before they begin', { workingHours: { ...hours, to: '07:00' } }],
  ['a time zone that is none', { workingHours: { ...hours, timeZone: 'Mars/Olympus' } }],
  ['a locale that is none', { appSettings: { locale: 'not a tag' } }],
  ['a model without a price', { model: 'gpt-99' }],
])('%s is refused and changes nothing', async (_name, body) => {
  const account = await newAccount(await testServer());
  const reply = await account.call(updateUserInfo, { body });
  expect(reply.status).toBe(422);
  expect((await account.ok(getUserInfo, {})).user).toMatchObject({ logo: null, npi: '', workingHours: null });
});
