import { AppError } from '../../platform/app-error.ts';
import { commonPasswords } from './common-passwords.data.ts';

/** @throws AppError WEAK_PASSWORD for one of the common ones, or one that is the e-mail address or hardly more */
export function refuseCommonPassword(password: string, email: string): void {
  const plain = password.toLowerCase();
  const ownName = email.split('@')[0] ?? '';
  if (
    commonPasswords.has(plain) ||
    plain === email ||
    (ownName.length > 5 && plain.startsWith(ownName) && plain.length < ownName.length + 4)
  ) {
    throw new AppError('WEAK_PASSWORD', {
      detail: [{ loc: ['body', 'password'], msg: 'It is too common, or too close to the e-mail address.' }],
    });
  }
}
