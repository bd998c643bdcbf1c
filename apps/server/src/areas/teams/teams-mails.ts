import { limits } from '@clinical/contract/limits';
import type { Mail } from '../../gateways/email/port.ts';
import { composeMail, type Letterhead } from '../../platform/mail/compose-mail.ts';

const days = limits.invitationLife / 86_400_000;

type Offer = { to: string; by: string; workspace: Letterhead; publicUrl: string; hasAccount: boolean };

/** Says that somebody wants to share charts; never which, and never a patient's name. */
export function shareMail({ to, by, workspace, publicUrl, hasAccount }: Offer): Mail {
  const how = hasAccount ? 'Sign in to accept or decline.' : 'Register with this address to accept or decline.';
  return composeMail({
    to,
    letterhead: workspace,
    subject: `${by} wants to share patient charts with you`,
    paragraphs: [`${by} wants to share patient charts with you. ${how} The offer lasts ${days} days.`],
    link: hasAccount
      ? { label: 'Open the offer', url: `${publicUrl}/team-members` }
      : { label: 'Register', url: `${publicUrl}/register` },
    footer: 'If you do not know who this is, you can ignore this e-mail.',
  });
}
