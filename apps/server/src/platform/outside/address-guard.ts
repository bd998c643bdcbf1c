import { lookup, Resolver } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';

/** An address that requests chosen by users do not go to. The message names what is wrong with it, for the person who typed it. */
export class AddressRefused extends Error {
  /** True for a name that was not found: it may be there in a while. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.name = 'AddressRefused';
    this.mayPass = mayPass;
  }
}

/** One address of a host. */
export type HostAddress = { address: string; family: 4 | 6 };

export type GuardOptions = {
  /** Hosts of the operator's own network that are allowed, each as in an address: `name` or `name:port`. */
  localHosts?: readonly string[];
  /** Finds the addresses of a name; unless given, the DNS, and the system's resolver for `localHosts`. */
  resolve?: (host: string) => Promise<HostAddress[]>;
  /** Milliseconds that a name is looked up at most. */
  resolveWithin?: number;
};

const usualLimit = 5_000;

/** IANA's registries of special addresses, and the clouds' own servers in public ranges. */
const inside4: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['168.63.129.16', 32],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.31.196.0', 24],
  ['192.52.193.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['192.175.48.0', 24],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
/** Of IPv6 only the global range is outside, without those parts of it that hold an IPv4 address or nobody's host. */
const inside6: readonly [string, number][] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2620:4f:8000::', 48],
  ['3fff::', 20],
];

function blockListOf(subnets: readonly [string, number][], family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList();
  for (const [net, prefix] of subnets) list.addSubnet(net, prefix, family);
  return list;
}
const blocked4 = blockListOf(inside4, 'ipv4');
const blocked6 = blockListOf(inside6, 'ipv6');
const global6 = blockListOf([['2000::', 3]], 'ipv6');
/** An interface identifier that holds an IPv4 address (ISATAP, RFC 5214), in the shortest form of an address. */
const isatap = /:(?:200:|0:|:)?5efe:[\da-f]{1,4}:[\da-f]{1,4}$/i;

/**
 * True for every address but those of public hosts: private, local, shared, reserved, with an IPv4 address inside, and for what is no
 * address at all.
 */
export function isInside({ address, family }: HostAddress): boolean {
  if (isIP(address) !== family || address.includes('%')) return true;
  if (family === 4) return blocked4.check(address, 'ipv4');
  return !global6.check(address, 'ipv6') || blocked6.check(address, 'ipv6') || isatap.test(address);
}

/** The literal address that a host of an URL is; null for a name. */
function literalOf(hostname: string): HostAddress | null {
  const address = hostname.replace(/^\[|\]$/g, '');
  const family = isIP(address);
  return family === 4 || family === 6 ? { address, family } : null;
}

/** As `URL` reads it, which turns decimal, octal, hexadecimal and short forms of IPv4 into the usual one. @throws AddressRefused */
export function parseOutsideUrl(text: string): URL {
  const url = URL.parse(text.trim());
  if (!url) throw new AddressRefused('This is not a web address. It should look like https://example.org/hook.');
  if (url.protocol !== 'https:') throw new AddressRefused('The address must begin with https://.');
  if (url.username !== '' || url.password !== '') {
    throw new AddressRefused('The address must not contain a user name or a password.');
  }
  return url;
}

const systemResolve = async (host: string): Promise<HostAddress[]> => {
  const found = await lookup(host, { all: true, verbatim: true });
  return found.map(({ address, family }) => ({ address, family: family === 6 ? 6 : 4 }));
};

/** Names that no public server has: with one label only, or of a local network. */
const localName = /^[^.]*\.?$|\.(?:localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Asks the DNS without a thread of the process, which the system's resolver would hold until it gives up. */
async function publicResolve(host: string): Promise<HostAddress[]> {
  if (localName.test(host)) return [];
  const resolver = new Resolver({ timeout: 1_500, tries: 2 });
  const [v4, v6] = await Promise.all([
    resolver.resolve4(host).catch(() => []),
    resolver.resolve6(host).catch(() => []),
  ]);
  const found6 = v6.map((address): HostAddress => ({ address, family: 6 }));
  return [...v4.map((address): HostAddress => ({ address, family: 4 })), ...found6];
}

/** None when the look-up fails or takes longer. */
async function withLimit(found: Promise<HostAddress[]>, limitMs: number): Promise<HostAddress[]> {
  const { promise, resolve } = Promise.withResolvers<HostAddress[]>();
  const timer = setTimeout(() => resolve([]), limitMs);
  try {
    return await Promise.race([found.catch(() => []), promise]);
  } finally {
    clearTimeout(timer);
  }
}

const refusal = (host: string): AddressRefused =>
  new AddressRefused(`${host} is a private or local address. Only addresses on the public internet are allowed.`);

/** The same text for a name that is unknown and for one inside: it does not say which names a network has. */
const unknownName = (host: string): AddressRefused =>
  new AddressRefused(`${host} was not found on the public internet. It may be unknown, or a private or local name.`, {
    mayPass: true,
  });

/**
 * The checked addresses of a host. A connection must go to one of them, without another look-up: a name may mean something else a moment
 * later. A name with one address inside is refused, whatever its others are. @throws AddressRefused
 */
export async function outsideAddresses(
  url: URL,
  { localHosts = [], resolve: given, resolveWithin = usualLimit }: GuardOptions,
) {
  const isAllowed = localHosts.includes(url.host);
  const resolve = given ?? (isAllowed ? systemResolve : publicResolve);
  const literal = literalOf(url.hostname);
  if (literal) {
    if (!isAllowed && isInside(literal)) throw refusal(literal.address);
    return { addresses: [literal], isAllowed };
  }
  const addresses = await withLimit(resolve(url.hostname), resolveWithin);
  if (addresses.length === 0 || (!isAllowed && addresses.some(isInside))) throw unknownName(url.hostname);
  return { addresses, isAllowed };
}
