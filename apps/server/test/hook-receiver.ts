import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { tlsCertificate } from './tls-certificate.ts';

export type Received = { path: string; headers: Record<string, string>; body: string };
/** `switch`: a reply that asks to speak another protocol. */
type Answer = { status: number; headers?: Record<string, string> } | 'hang' | 'break' | 'switch';

/** A receiver over https, whose certificate this process trusts. `answer` decides on each message after it was taken. */
export type HookReceiver = {
  /** `localhost` with its port, as an operator allows it. */
  host: string;
  url: string;
  port: number;
  cert: string;
  received: Received[];
  /** Connections that were made, whatever came of them. */
  connections: number;
  answer: (message: Received, count: number) => Answer;
  closeAll(): void;
  stop(): Promise<void>;
};

export async function startHookReceiver(address = '127.0.0.1'): Promise<HookReceiver> {
  const { key, cert } = tlsCertificate(['localhost', 'receiver.test'], ['127.0.0.1']);
  setDefaultCACertificates([...getCACertificates('default'), cert]);
  const receiver = {
    received: [] as Received[],
    connections: 0,
    answer: () => ({ status: 204 }),
  } as unknown as HookReceiver;
  const server = createServer({ key, cert }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const message: Received = {
        path: request.url ?? '',
        headers: Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)])),
        body: Buffer.concat(chunks).toString('utf8'),
      };
      receiver.received.push(message);
      const answer = receiver.answer(message, receiver.received.length);
      if (answer === 'hang') return;
      if (answer === 'break') return void request.socket.destroy();
      if (answer === 'switch') {
        request.socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: other\r\n\r\n');
        return;
      }
      response.writeHead(answer.status, answer.headers).end('private text of the receiver');
    });
  });
  server.on('connection', () => receiver.connections++);
  await new Promise<void>((done) => server.listen(0, address, done));
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    host: `localhost:${port}`,
    url: `https://localhost:${port}/hook`,
    port,
    cert,
    closeAll: () => server.closeAllConnections(),
    stop: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  });
}
