import type SendMail from 'nodemailer/lib/mailer/index.js';
import type { Mail } from './port.ts';

/** A mail as nodemailer takes it: one recipient as an object, so that no text is read as a list of addresses. */
export function messageOf(mail: Mail, from: string): SendMail.Options {
  return {
    from,
    to: { name: '', address: singleAddress(mail.to) },
    subject: headerText(mail.subject),
    text: mail.text,
    html: mail.html,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** One line: a line break in a header would begin another header. */
export function headerText(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

/**
 * The one recipient of a mail. A comma or a line break in an address would add others.
 * @throws Error when it is not one plain address
 */
export function singleAddress(address: string): string {
  if (address.length > 254 || !/^[^\s@,;:<>()[\]"\\\p{Cc}]+@[^\s@,;:<>()[\]"\\\p{Cc}]+$/u.test(address)) {
    throw new Error('a mail needs one plain address');
  }
  return address;
}
