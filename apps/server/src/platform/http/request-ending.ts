import type { ServerResponse } from 'node:http';

/**
 * When the work for a request is to end: the client has gone, the process stops, or `stop` was called. Its signal is made when
 * somebody asks for it, which few requests do: signals are dear.
 */
export class RequestEnding {
  readonly #response: ServerResponse;
  readonly #stopping: AbortSignal;
  #made: { own: AbortController; signal: AbortSignal } | null = null;

  constructor(response: ServerResponse, stopping: AbortSignal) {
    this.#response = response;
    this.#stopping = stopping;
  }

  get signal(): AbortSignal {
    return this.#make().signal;
  }

  stop(): void {
    this.#make().own.abort();
  }

  #make(): { own: AbortController; signal: AbortSignal } {
    if (this.#made) return this.#made;
    const own = new AbortController();
    const made = { own, signal: AbortSignal.any([own.signal, this.#stopping]) };
    const response = this.#response;
    const look = () => {
      if (!response.writableFinished) own.abort();
    };
    if (response.destroyed) look();
    else response.once('close', look);
    this.#made = made;
    return made;
  }
}
