/**
 * A real HTTP server that speaks SRFax's web services: one address, an action in each JSON body, always status 200. It carries
 * nothing; a test says what becomes of a fax.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type SentFax = {
  id: string;
  FileName: string;
  SentStatus: string;
  ToFaxNumber: string;
  AccountCode: string;
  ErrorCode: string;
  Pages: number | string;
  at: number;
  request: Record<string, string>;
};
type ReceivedFax = {
  id: string;
  FileName: string;
  ReceiveStatus: string;
  EpochTime: string;
  CallerID: string;
  at: number;
  file: Uint8Array;
};

export class SrfaxServer {
  readonly accessId = '700123';
  readonly password = 'for-tests';
  readonly sent: SentFax[] = [];
  inbox: ReceivedFax[] = [];
  /** Takes so many faxes and breaks the connection before it has answered. */
  lostReplies = 0;
  /** What it answers to all instead of doing it: down, an error page. */
  fault: { status: number; text: string } | null = null;
  /** Why it will not take a fax. */
  refusal: string | null = null;
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  #nextId = 38_289_364;

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/SRF_SecWebSvc.php`;
  }

  receive(file: Uint8Array, { callerId, at }: { callerId: string; at: number }): ReceivedFax {
    const id = String((this.#nextId += 1));
    const fax: ReceivedFax = {
      id,
      FileName: `20261128-8812-1_0|${id}`,
      ReceiveStatus: 'Ok',
      EpochTime: String(Math.floor(at / 1_000)),
      CallerID: callerId,
      at,
      file,
    };
    this.inbox.push(fax);
    return fax;
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (this.fault) {
      response.writeHead(this.fault.status, { 'content-type': 'text/html' }).end(this.fault.text);
      return;
    }
    const fields = JSON.parse(Buffer.concat(chunks).toString()) as Record<string, string>;
    const result = this.#do(fields);
    if (fields['action'] === 'Queue_Fax' && this.lostReplies > 0) {
      this.lostReplies -= 1;
      response.destroy();
      return;
    }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(result));
  }

  #do(fields: Record<string, string>): { Status: string; Result: unknown } {
    const failed = (Result: string) => ({ Status: 'Failed', Result });
    const success = (Result: unknown) => ({ Status: 'Success', Result });
    if (fields['access_id'] !== this.accessId || fields['access_pwd'] !== this.password) {
      return failed('Invalid Access Code / Password');
    }
    switch (fields['action']) {
      case 'Queue_Fax': {
        if (this.refusal) return failed(this.refusal);
        for (const name of ['sCallerID', 'sSenderEmail', 'sFaxType', 'sToFaxNumber', 'sFileName_1', 'sFileContent_1']) {
          if (!fields[name]) return failed(`${name} is missing`);
        }
        if (!/^\d{10}$/.test(fields['sCallerID']!)) return failed('Invalid Caller ID');
        if (!/^(1\d{10}|011\d{7,15})$/.test(fields['sToFaxNumber']!)) return failed('Invalid Fax Number');
        if ((fields['sAccountCode'] ?? '').length > 20) return failed('sAccountCode is too long');
        const id = String((this.#nextId += 1));
        this.sent.push({
          id,
          FileName: `20261128-8812-2_0|${id}`,
          SentStatus: 'In Progress',
          ToFaxNumber: fields['sToFaxNumber']!,
          AccountCode: fields['sAccountCode'] ?? '',
          ErrorCode: '',
          Pages: '',
          at: Date.now(),
          request: fields,
        });
        return success(id);
      }
      case 'Get_Fax_Outbox':
        return success(within(this.sent, fields).map(({ id: _, at: _at, request: _request, ...fax }) => fax));
      case 'Get_Fax_Inbox':
        return success(within(this.inbox, fields).map(({ id: _, at: _at, file: _file, ...fax }) => fax));
      case 'Retrieve_Fax': {
        const fax = this.inbox.find(({ id }) => id === fields['sFaxDetailsID']);
        return fax && fields['sDirection'] === 'IN'
          ? success(Buffer.from(fax.file).toString('base64'))
          : failed('No such fax');
      }
      case 'Delete_Fax':
        this.inbox = this.inbox.filter(({ id }) => id !== fields['sFaxDetailsID_1']);
        return success('');
      default:
        return failed('Invalid Action');
    }
  }
}

/** Dates are days of the account, from the first to the last. */
function within<T extends { at: number }>(faxes: T[], fields: Record<string, string>): T[] {
  const day = ({ at }: T) => new Date(at).toISOString().slice(0, 10).replaceAll('-', '');
  return fields['sPeriod'] === 'RANGE'
    ? faxes.filter((fax) => day(fax) >= fields['sStartDate']! && day(fax) <= fields['sEndDate']!)
    : faxes;
}
