import type { WrittenSection } from './port.ts';

/**
 * Reads an object of texts while it streams in: `push` gives each pair as its text is complete. Null as long as the reply may be
 * something else, and for good when it is. What it cannot read it leaves to the whole reply's reader.
 */
export class JsonTexts {
  #state: 'before' | 'between' | 'string' | 'other' | 'ended' = 'before';
  #escaped = false;
  #string = '';
  #key: string | null = null;
  #afterColon = false;

  get ended(): boolean {
    return this.#state === 'ended';
  }

  /** An object has begun, all of it texts so far, and its end is missing. */
  get begun(): boolean {
    return this.#state === 'between' || this.#state === 'string';
  }

  push(piece: string): WrittenSection[] | null {
    const done: WrittenSection[] = [];
    for (const sign of piece) {
      if (this.#state === 'other') break;
      const text = this.#sign(sign);
      if (text) done.push(text);
    }
    return this.#state === 'before' || this.#state === 'other' ? null : done;
  }

  #sign(sign: string): WrittenSection | null {
    if (this.#state === 'string') return this.#inString(sign);
    if (/\s/.test(sign)) return null;
    if (this.#state === 'before') this.#state = sign === '{' ? 'between' : 'other';
    else if (this.#state === 'between') this.#between(sign);
    return null;
  }

  #between(sign: string): void {
    if (sign === '"') {
      this.#state = 'string';
      this.#string = '';
    } else if (sign === ':') this.#afterColon = true;
    else if (sign === ',') this.#endPair();
    else if (sign === '}') this.#state = 'ended';
    // an object of anything else than texts is read when all of it is there
    else this.#state = 'other';
  }

  #inString(sign: string): WrittenSection | null {
    if (!this.#escaped && sign === '"') return this.#endString();
    this.#escaped = !this.#escaped && sign === '\\';
    this.#string += sign;
    return null;
  }

  #endString(): WrittenSection | null {
    this.#state = 'between';
    const text = parseString(this.#string);
    if (text === null) {
      this.#state = 'other';
      return null;
    }
    if (!this.#afterColon || this.#key === null) {
      this.#key = text;
      return null;
    }
    return { key: this.#key, text: text.trim() };
  }

  #endPair(): void {
    this.#key = null;
    this.#afterColon = false;
  }
}

function parseString(inner: string): string | null {
  try {
    return JSON.parse(`"${inner}"`) as string;
  } catch {
    // a line break that was not escaped, which models do
    return /[\n\r\t]/.test(inner)
      ? parseString(inner.replace(/\n/g, '\\n').replace(/\r/g, '').replace(/\t/g, ' '))
      : null;
  }
}
