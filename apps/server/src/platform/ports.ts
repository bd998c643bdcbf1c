/** A name for a service. Who uses it holds the name; what stands behind it is registered when the program starts. */
export type Port<T> = { readonly name: string; readonly _service?: T };

export function port<T>(name: string): Port<T> {
  return { name };
}

/** A service of an area behind a port, or one item of a port that is a list. */
export type Provision = { readonly port: string; readonly service: unknown; readonly isItem: boolean };

export function provide<T>(key: Port<T>, service: T): Provision {
  return { port: key.name, service, isItem: false };
}

/** Adds one item to a port that is a list; items keep the order in which they come. */
export function contribute<T>(key: Port<readonly T[]>, item: T): Provision {
  return { port: key.name, service: item, isItem: true };
}

export class PortRegistry {
  readonly #services = new Map<string, unknown>();

  register<T>(key: Port<T>, service: T): this {
    this.#services.set(key.name, service);
    return this;
  }

  /** @throws Error when two areas provide the same port */
  install(provisions: readonly Provision[]): this {
    for (const { port: name, service, isItem } of provisions) {
      const known = this.#services.get(name);
      if (!isItem && known !== undefined) throw new Error(`port "${name}" is provided twice`);
      this.#services.set(name, isItem ? [...((known as unknown[] | undefined) ?? []), service] : service);
    }
    return this;
  }

  get<T>(key: Port<T>): T {
    const service = this.#services.get(key.name);
    if (service === undefined) throw new Error(`nothing is registered for port "${key.name}"`);
    return service as T;
  }
}
