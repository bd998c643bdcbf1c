import { access, constants, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { AppError } from '../../platform/app-error.ts';
import { type Clock, isoTime } from '../../platform/clock.ts';
import type { Ids } from '../../platform/ids.ts';
import { messageOf } from './message.ts';
import type { EmailPort } from './port.ts';

export type OutboxOptions = {
  folder: string;
  from: string;
  clock: Clock;
  ids: Ids;
  /** Writes a file so that it is there completely or not at all: platform's `writeDurably`. */
  write(path: string, content: Uint8Array): Promise<unknown>;
};

/** Each mail as a real `.eml` file that a mail program opens. Names sort by the time of sending. */
export function createOutboxEmail(options: OutboxOptions): EmailPort {
  const { folder, from, clock, ids } = options;
  const transport = createTransport({ streamTransport: true, buffer: true });
  let count = 0;
  return {
    name: 'outbox',
    folder,
    async send(mail) {
      const now = clock.now();
      count += 1;
      const name = `${isoTime(now).replace(/[:.]/g, '-')}-${String(count).padStart(6, '0')}-${ids.secret(6)}.eml`;
      const built = await transport.sendMail({ ...messageOf(mail, from), date: new Date(now), newline: 'windows' });
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await options.write(join(folder, name), built.message as Buffer);
    },
    async test() {
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await access(folder, constants.W_OK);
        return 'The outbox folder can be written to. Mails stay there as files.';
      } catch (error) {
        throw new AppError('PROVIDER_FAILED', { message: 'The outbox folder cannot be written to.', cause: error });
      }
    },
  };
}
