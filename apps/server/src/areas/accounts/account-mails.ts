import { limits } from '@clinical/contract/limits';
import type { Mail } from '../../gateways/email/port.ts';
import { composeMail, type Letterhead } from '../../platform/mail/compose-mail.ts';

const minutes = limits.confirmCodeLife / 60_000;
const invitationDays = limits.invitationLife / 86_400_000;

export function codeMail(to: string, code: string): Mail {
  return composeMail({
    to,
    subject: `${code} is your confirmation code`,
    paragraphs: [`Your confirmation code is ${code}. It lasts ${minutes} minutes.`],
    code,
    footer: 'If you did not request it, you can ignore this e-mail.',
  });
}

export function alreadyRegisteredMail(to: string, publicUrl: string): Mail {
  return composeMail({
    to,
    subject: 'You already have an account',
    paragraphs: ['Someone, probably you, tried to register with this address. It already has an account.'],
    link: { label: 'Sign in', url: `${publicUrl}/sign-in` },
    footer: 'If this was not you, you do not need to do anything.',
  });
}

export function resetCodeMail(to: string, code: string): Mail {
  return composeMail({
    to,
    subject: `${code} is your code for a new password`,
    paragraphs: [`Enter ${code} together with your new password. The code lasts ${minutes} minutes.`],
    code,
    footer: 'If you did not request it, you can ignore this e-mail. Your password does not change.',
  });
}

export function passwordChangedMail(to: string, publicUrl: string): Mail {
  return composeMail({
    to,
    subject: 'Your password was changed',
    paragraphs: ['The password of your account was changed, and its other devices were signed out.'],
    link: { label: 'This was not me', url: `${publicUrl}/forgot-password` },
    footer: 'If it was you, you do not need to do anything.',
  });
}

export function twoFactorChangedMail(to: string, on: boolean): Mail {
  return composeMail({
    to,
    subject: on ? 'Two-factor sign-in is on' : 'Two-factor sign-in was switched off',
    paragraphs: [
      on
        ? 'Signing in to your account now requires a code from your authenticator app.'
        : 'Signing in to your account no longer requires an authenticator code.',
    ],
    footer: 'If this was not you, change your password and tell your administrator.',
  });
}

type Invitation = { to: string; by: string; workspace: Letterhead; url: string };

export function invitationMail({ to, by, workspace, url }: Invitation): Mail {
  // a workspace that is called after whoever invites is not named twice
  const where = by === workspace.name ? 'their workspace' : workspace.name;
  return composeMail({
    to,
    letterhead: workspace,
    subject: `${by} invites you to ${where}`,
    paragraphs: [`${by} invites you to work in ${where}. The invitation lasts ${invitationDays} days.`],
    link: { label: 'Open the invitation', url },
    footer: 'If you do not know who this is, you can ignore this e-mail.',
  });
}
