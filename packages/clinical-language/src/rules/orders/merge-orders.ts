import { isOfClass } from '../../vocabulary/order-terms.ts';
import type { Order } from './order.ts';

const keyOf = (order: Order): string => `${sameKind(order)} ${order.name}`;

/** One order of each thing: a later firm act wins, empty slots are filled, all that was said for it is its source. */
export function mergeOrders(orders: readonly Order[]): Order[] {
  const byKey = new Map<string, Order>();
  for (const order of orders) {
    const key = keyOf(order);
    const earlier = byKey.get(key);
    if (!earlier) {
      byKey.set(key, order);
      continue;
    }
    const wins = order.firmness === 'firm' || earlier.firmness !== 'firm';
    const [main, other] = wins ? [order, earlier] : [earlier, order];
    const act = main.act === 'start' && other.act !== 'start' && other.act !== 'order' ? other.act : main.act;
    byKey.set(key, { ...other, ...withoutEmpty(main), act, items: [...new Set([...earlier.items, ...order.items])] });
  }
  const all = [...byKey.values()].map((order, _, every): Order => {
    const own =
      order.kind === 'drug' &&
      order.act !== 'continue' &&
      every.find(({ kind, name }) => kind === 'drugClass' && isOfClass(order.name, name));
    return own ? { ...order, drugClass: own.name } : order;
  });
  // "the brace" is the thumb spica brace that was named before
  return all.filter(
    (order) =>
      !all.some(
        (other) =>
          other !== order &&
          ((sameKind(other) === sameKind(order) && isLonger(other.name.toLowerCase(), order.name.toLowerCase())) ||
            (order.kind === 'drugClass' &&
              other.kind === 'drug' &&
              (names(order, other) ||
                (isOfClass(other.name, order.name) && (other.firmness === 'firm' || order.firmness !== 'firm'))))),
      ),
  );
}

/** "the antibiotics, something called doxycycline": the class is the drug that is named right behind it. */
function names({ items: own }: Order, { items }: Order): boolean {
  const last = own.at(-1)!;
  const said = items.map(({ word }) => word).join(' ');
  const shared = items.some(({ tokens }) => tokens[0] !== undefined && own.some((one) => one.tokens[0] === tokens[0]));
  return shared && last.clause === items.at(-1)!.clause && /\bcalled\b/.test(said);
}

const sameKind = ({ kind }: Order): string => (kind === 'drugClass' ? 'drug' : kind);
const isLonger = (name: string, short: string): boolean => name.endsWith(` ${short}`) || name.startsWith(`${short} `);

const withoutEmpty = (order: Order): Order =>
  Object.fromEntries(Object.entries(order).filter(([, value]) => value !== undefined)) as Order;
