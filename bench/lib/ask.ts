type Ask = <T>(method: string, path: string, body?: object) => Promise<T>;

/** Calls of the API with a bearer token; a reply that is not 2xx is thrown. */
export function asker(address: string, token: string): Ask {
  return async <T>(method: string, path: string, body?: object): Promise<T> => {
    const reply = await fetch(`${address}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!reply.ok) throw new Error(`${method} ${path}: ${reply.status} ${await reply.text()}`);
    return (await reply.json()) as T;
  };
}
