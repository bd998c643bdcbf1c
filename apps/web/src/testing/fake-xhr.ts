type Answer = (method: string, address: string, headers: Headers, body: unknown) => Promise<Response>;

/** An XMLHttpRequest as far as the client's upload uses it, answered by the fake API; it reports 50 and 100 percent. */
export function fakeXhr(answer: Answer) {
  return class FakeXhr {
    upload: { onprogress: ((event: { lengthComputable: boolean; loaded: number; total: number }) => void) | null } = {
      onprogress: null,
    };
    onload: (() => void) | null = null;
    onerror: (() => void) | null = null;
    onabort: (() => void) | null = null;
    onloadend: (() => void) | null = null;
    status = 0;
    responseText = '';
    #method = 'GET';
    #address = '';
    #headers = new Headers();
    #reply = new Headers();
    #aborted = false;

    open(method: string, address: string) {
      this.#method = method;
      this.#address = address;
    }

    setRequestHeader(name: string, value: string) {
      this.#headers.set(name, value);
    }

    getResponseHeader(name: string) {
      return this.#reply.get(name);
    }

    abort() {
      this.#aborted = true;
      this.onabort?.();
      this.onloadend?.();
    }

    send(body: unknown) {
      void this.#exchange(body);
    }

    async #exchange(body: unknown) {
      this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
      const reply = await answer(this.#method, this.#address, this.#headers, body).catch(() => null);
      if (this.#aborted) return;
      if (reply) {
        this.upload.onprogress?.({ lengthComputable: true, loaded: 2, total: 2 });
        this.status = reply.status;
        this.#reply = reply.headers;
        this.responseText = await reply.text();
        this.onload?.();
      } else {
        this.onerror?.();
      }
      this.onloadend?.();
    }
  };
}
