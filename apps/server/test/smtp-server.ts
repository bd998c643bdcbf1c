import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';

export type ReceivedMail = { from: string; to: string[]; data: string };

export type SmtpServer = {
  url: string;
  received: ReceivedMail[];
  close(): Promise<void>;
};

/**
 * A small mail server (RFC 5321) on loopback that keeps what it takes. `refuse` names the command that it answers with
 * an error; `login` makes it ask for that user and password (AUTH PLAIN).
 */
export async function startSmtpServer(options: { refuse?: 'RCPT' | 'DATA'; login?: string } = {}): Promise<SmtpServer> {
  const received: ReceivedMail[] = [];
  const server = createServer((socket) => serve(socket, received, options));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `smtp://${options.login ? `${options.login}@` : ''}127.0.0.1:${port}?ignoreTLS=true`,
    received,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

function serve(socket: Socket, received: ReceivedMail[], options: { refuse?: 'RCPT' | 'DATA'; login?: string }): void {
  let mail: ReceivedMail = { from: '', to: [], data: '' };
  let inData = false;
  let signedIn = options.login === undefined;
  let buffered = '';
  const reply = (line: string) => void socket.write(`${line}\r\n`);

  function takeData(line: string): void {
    if (line !== '.') {
      // A line that starts with a dot has one more on the wire.
      mail.data += `${line.replace(/^\./, '')}\r\n`;
      return;
    }
    inData = false;
    received.push(mail);
    mail = { from: '', to: [], data: '' };
    reply('250 taken');
  }

  function takeCommand(line: string): void {
    const [verb = '', rest = ''] = line.split(/ (.*)/);
    const name = verb.toUpperCase();
    if (name === options.refuse) return reply('550 no such mailbox here');
    if (name === 'EHLO') {
      reply('250-test');
      return reply(options.login ? '250 AUTH PLAIN' : '250 8BITMIME');
    }
    if (name === 'AUTH') {
      const [, user, password] = Buffer.from(rest.replace('PLAIN ', ''), 'base64').toString().split('\0');
      signedIn = `${user}:${password}` === options.login;
      return reply(signedIn ? '235 welcome' : '535 wrong password');
    }
    if (name === 'QUIT') {
      reply('221 bye');
      return void socket.end();
    }
    if (!signedIn) return reply('530 sign in first');
    if (name === 'MAIL') mail.from = /<(.*?)>/.exec(rest)?.[1] ?? '';
    if (name === 'RCPT') mail.to.push(/<(.*?)>/.exec(rest)?.[1] ?? '');
    inData = name === 'DATA';
    reply(inData ? '354 go on' : '250 ok');
  }

  reply('220 test ready');
  socket.setEncoding('utf8');
  socket.on('error', () => socket.destroy());
  socket.on('data', (chunk) => {
    buffered += String(chunk);
    const lines = buffered.split('\r\n');
    buffered = lines.pop() ?? '';
    for (const line of lines) (inData ? takeData : takeCommand)(line);
  });
}
