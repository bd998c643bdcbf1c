import { texts } from '../../lib/texts.ts';

export const t = texts({
  link: 'Patient link',
  close: 'Close',
  makeLink: 'Make link',
  newLink: 'Make new link',
  once: 'Copy it now: this address cannot be shown again later. It contains no patient data.',
  address: 'Address of the link',
  birth: 'Date of birth of the patient',
  birthHint: 'The chart has none. The patient has to enter the same one.',
  copy: 'Copy',
  copied: 'Copied to clipboard',
  notCopied: 'Unable to copy text to clipboard.',
  revoke: 'Revoke',
  unopened: 'Not opened yet',
  opened: 'Opened {at}',
  answered: 'Answered {at}',
  locked: 'Locked after 5 wrong dates of birth',
  revoked: 'Revoked',
  expired: 'Expired {at}',
  until: 'Valid until {at}',
  by: 'Made by {name}',
});
