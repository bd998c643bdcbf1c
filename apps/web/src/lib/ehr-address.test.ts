import { expect, test } from 'vitest';
import { ehrHandover, ehrReturn, hideHandover } from './ehr-address.ts';
import { insidePath } from './inside.ts';

test('both parts make a hand-over; a token of digits only stays as it is', () => {
  expect(ehrHandover('?ehr_token=00123456789012345678&ehr_type=drchrono')).toEqual({
    token: '00123456789012345678',
    type: 'drchrono',
  });
  expect(ehrHandover('?ehr_token=a')).toBeNull();
  expect(ehrHandover('')).toBeNull();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)', 3, undefined])(
  'an address outside (%s) is not followed',
  (address) => {
    expect(insidePath(address)).toBeUndefined();
  },
);

test('a path of our own is', () => {
  expect(insidePath('/chat?id=1')).toBe('/chat?id=1');
});

test('the token leaves the address at once, and other addresses stay', () => {
  globalThis.history.replaceState(null, '', '/settings?ehr_token=abc&ehr_type=athena');
  hideHandover();
  expect(globalThis.location.href).toMatch(/\/settings$/);
  globalThis.history.replaceState(null, '', '/settings?tab=security');
  hideHandover();
  expect(globalThis.location.search).toBe('?tab=security');
  globalThis.history.replaceState(null, '', '/');
});

test('an EHR comes back with a code to one path only', () => {
  expect(ehrReturn({ pathname: '/ehr-linked', search: '?code=a&state=b' })).toEqual({ code: 'a', state: 'b' });
  expect(ehrReturn({ pathname: '/ehr-linked', search: '?error=access_denied' })).toEqual({ code: '', state: '' });
  expect(ehrReturn({ pathname: '/settings', search: '?code=a&state=b' })).toBeNull();
});
