/** A name for an outside service. Areas hold the name; `app.ts` decides what stands behind it. */
export type Port<T> = { readonly name: string; readonly _service?: T };

export function port<T>(name: string): Port<T> {
  return { name };
}

export class PortRegistry {
  readonly #services = new Map<string, unknown>();

  register<T>(key: Port<T>, service: T): this {
    this.#services.set(key.name, service);
    return this;
  }

  get<T>(key: Port<T>): T {
    const service = this.#services.get(key.name);
    if (service === undefined) throw new Error(`no adapter is registered for port "${key.name}"`);
    return service as T;
  }
}
