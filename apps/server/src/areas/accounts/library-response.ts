import type { RawReply } from '../../platform/area.ts';

/** Collects what the sign-in library writes to its response. */
export class LibraryResponse {
  #status = 200;
  #body = '';
  readonly #headers = new Map<string, string | string[]>();

  status(code: number): this {
    this.#status = code;
    return this;
  }

  setHeader(name: string, value: string | string[]): this {
    this.#headers.set(name.toLowerCase(), value);
    return this;
  }

  getHeader(name: string): string | string[] | undefined {
    return this.#headers.get(name.toLowerCase());
  }

  json(body: unknown): this {
    this.setHeader('content-type', 'application/json');
    this.#body = JSON.stringify(body);
    return this;
  }

  send(body: unknown): this {
    this.#body = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    return this;
  }

  end(): this {
    return this;
  }

  reply(): RawReply {
    return { status: this.#status, headers: [...this.#headers], body: this.#body };
  }
}
