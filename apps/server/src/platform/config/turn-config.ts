/** A TURN server and the secret that it shares with this program. */
export type TurnConfig = { urls: string[]; secret: string };

type Variables = { TURN_URL: string | null; TURN_SECRET: string | null };

const form = /^turns?:(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?(\?transport=(udp|tcp))?$/i;

/** Null without a relay. @throws Error for half of it, or an address that browsers would refuse */
export function turnConfig({ TURN_URL: url, TURN_SECRET: secret }: Variables): TurnConfig | null {
  if (url === null && secret === null) return null;
  if (secret === null) throw new Error('TURN_URL: it needs TURN_SECRET, the static-auth-secret of the TURN server');
  if (url === null) throw new Error('TURN_SECRET: it needs TURN_URL, as in turns:turn.example.org:443');
  const urls = url.split(/[\s,]+/).filter(Boolean);
  const wrong = urls.find((each) => !form.test(each));
  if (wrong !== undefined || urls.length === 0)
    throw new Error(`TURN_URL: "${wrong ?? ''}" is no address as in turns:turn.example.org:443`);
  return { urls, secret };
}
