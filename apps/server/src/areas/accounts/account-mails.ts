import { limits } from '@clinical/contract/limits';
import type { Mail } from '../../gateways/email/port.ts';
import { composeMail } from '../../platform/mail/compose-mail.ts';

const minutes = limits.confirmCodeLife / 60_000;

export function codeMail(to: string, code: string): Mail {
  return composeMail({
    to,
    subject: `${code} is your confirmation code`,
    paragraphs: [`Your confirmation code is ${code}. It lasts ${minutes} minutes.`],
    code,
    footer: 'If you did not ask for it, you can ignore this mail.',
  });
}

export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return composeMail({
    to,
    subject: 'You already have an account',
    paragraphs: ['Somebody, probably you, tried to register with this address. It has an account already.'],
    link: { label: 'Sign in', url: `${publicUrl}/sign-in` },
    footer: 'If this was not you, nothing needs to be done.',
  });
}
