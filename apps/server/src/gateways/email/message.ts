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
    ...(mail.logo === undefined ? {} : { attachments: [logoPart(mail.logo)] }),
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** The bytes themselves: nothing is read from a path or an address. */
function logoPart(address: string): SendMail.Attachment {
  const [, type = '', base64 = ''] = /^data:image\/(png|jpeg);base64,([A-Za-z0-9+/=]+)$/.exec(address) ?? [];
  if (type === '') throw new Error('a logo in a mail is a PNG or JPEG data address');
  return {
    cid: 'logo',
    filename: `logo.${type}`,
    contentType: `image/${type}`,
    contentDisposition: 'inline',
    content: Buffer.from(base64, 'base64'),
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
