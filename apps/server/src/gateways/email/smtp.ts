import { createTransport } from 'nodemailer';
import { AppError } from '../../platform/app-error.ts';
import { messageOf } from './message.ts';
import type { EmailPort } from './port.ts';

export type SmtpOptions = {
  /** `smtp://user:password@host:587` or `smtps://…`; nodemailer's query options work, e.g. `?requireTLS=true`. */
  url: string;
  from: string;
};

/** Mail through a server. The connection is made for each mail: few are sent, and none waits in memory. */
export function createSmtpEmail(options: SmtpOptions): EmailPort & { close(): void } {
  const transport = createTransport(
    { url: options.url, connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000, dnsTimeout: 10_000 },
    {},
  );
  return {
    name: 'smtp',
    folder: null,
    async send(mail) {
      const message = messageOf(mail, options.from);
      try {
        await transport.sendMail(message);
      } catch (error) {
        throw new AppError('PROVIDER_FAILED', {
          message: 'The mail server rejected the e-mail. Try again.',
          cause: error,
        });
      }
    },
    async test() {
      try {
        await transport.verify();
        return 'The mail server answered, and accepted the account. No mail was sent.';
      } catch (error) {
        throw new AppError('PROVIDER_FAILED', {
          message: 'The mail server did not accept the connection.',
          cause: error,
        });
      }
    },
    close: () => transport.close(),
  };
}
