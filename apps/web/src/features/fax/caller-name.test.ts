import { expect, it } from 'vitest';
import { faxContact } from '../../testing/fax-builders.ts';
import { callerName } from './caller-name.ts';

const number = '+15557654321';
const lee = faxContact({ name: 'Dr Ann Lee', organisation: 'Harbor Cardiology', number });
const omar = faxContact({ name: 'Dr Omar', organisation: 'Harbor Cardiology', number });

it('is the one person, what several share, or all of them', () => {
  expect(callerName([lee], number)).toBe('Dr Ann Lee');
  expect(callerName([lee, omar], number)).toBe('Harbor Cardiology');
  expect(callerName([lee, { ...omar, organisation: '' }], number)).toBe('Dr Ann Lee / Dr Omar');
  expect(callerName([lee], '+15550000000')).toBeNull();
});
