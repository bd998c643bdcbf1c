import { connect, type Socket } from 'node:net';

/** A request written byte by byte, for what no well-behaved client sends. */
export type RawConnection = {
  readonly socket: Socket;
  write(text: string | Buffer): void;
  /** Status, head and body of the first reply, once the server has sent or closed; status 0 when it closed without one. */
  reply(): Promise<{ status: number; head: string; body: string }>;
  /** Resolves when the server has closed the connection. */
  readonly over: Promise<void>;
  destroy(): void;
};

export function openRaw(address: string): RawConnection {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let received = '';
  const whole = Promise.withResolvers<void>();
  const over = Promise.withResolvers<void>();
  socket.setEncoding('utf8');
  socket.on('data', (chunk: string) => {
    received += chunk;
    const [head = '', body] = received.split('\r\n\r\n');
    const length = Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.POSITIVE_INFINITY);
    if (body !== undefined && Buffer.byteLength(body) >= length) whole.resolve();
  });
  // The server may close while we write; what it said before is what counts.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    whole.resolve();
    over.resolve();
  });
  return {
    socket,
    write: (text) => void socket.write(text),
    async reply() {
      await whole.promise;
      const [head = '', body = ''] = received.split('\r\n\r\n');
      return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1] ?? 0), head, body };
    },
    over: over.promise,
    destroy: () => void socket.destroy(),
  };
}

/** The lines of a request up to its body. */
export function requestHead(address: string, line: string, headers: Record<string, string>): string {
  const all = { host: new URL(address).host, ...headers };
  return `${line} HTTP/1.1\r\n${Object.entries(all)
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}\r\n`;
}
