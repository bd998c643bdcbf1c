/** An element with its attributes and what stands in it, in order. */
export type XmlElement = { name: string; attributes: Record<string, string>; content: (XmlElement | string)[] };

const token =
  /<!\[CDATA\[([\s\S]*?)\]\]>|<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<![^>]*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|([^<]+)|</g;
const attribute = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const deepest = 60;

/**
 * The first element of a small XML text. External and own entities are not read, so nothing is fetched and nothing grows.
 * Null where there is none, or it lies deeper than any record does.
 */
export function parseXml(text: string): XmlElement | null {
  const root: XmlElement = { name: '', attributes: {}, content: [] };
  const open: XmlElement[] = [root];
  for (const match of text.matchAll(token)) {
    const [, cdata, closing, name, attributes, empty, plain] = match;
    const inner = open.at(-1)!;
    if (cdata !== undefined) inner.content.push(cdata);
    else if (plain !== undefined) inner.content.push(decoded(plain));
    else if (name !== undefined) {
      const element: XmlElement = { name, attributes: attributesOf(attributes ?? ''), content: [] };
      inner.content.push(element);
      if (empty === '') open.push(element);
      if (open.length > deepest) return null;
    } else if (closing !== undefined && open.length > 1 && inner.name === closing) open.pop();
  }
  return root.content.find((one): one is XmlElement => typeof one !== 'string') ?? null;
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(attribute)].map(
    ([, name, double, single]) => [name!, decoded(double ?? single ?? '')] as const,
  );
  return Object.fromEntries(found);
}

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function decoded(text: string): string {
  return text.replaceAll(
    /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,8}));/gi,
    (whole, hex?: string, decimal?: string, name?: string) => {
      if (name !== undefined) return named[name.toLowerCase()] ?? whole;
      const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
      return code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff) ? String.fromCodePoint(code) : '';
    },
  );
}

export const childrenOf = (element: XmlElement | undefined, name: string): XmlElement[] =>
  element?.content.filter((one): one is XmlElement => typeof one !== 'string' && one.name === name) ?? [];

export const childOf = (element: XmlElement | undefined, name: string): XmlElement | undefined =>
  childrenOf(element, name)[0];

/** All text in an element, inner marks such as superscript left out. */
export const textOf = (element: XmlElement | undefined): string =>
  element?.content.map((one) => (typeof one === 'string' ? one : textOf(one))).join('') ?? '';
