import { newKey } from '@clinical/api-client/new-key';

/** This tab, from one load of the page to the next. */
export const tabId = newKey();

const nameOf = (tab: string): string => `tab:${tab}`;
const locks = (): LockManager | undefined => navigator.locks as LockManager | undefined;
let held: Promise<void> | undefined;

/**
 * Lets the other tabs know that this one lives; the browser ends it with the page, however that ends. What bears this tab's name is
 * kept after it only, or another tab would take it for one that was left.
 */
export function holdTab(): Promise<void> {
  held ??= new Promise((known) => {
    const manager = locks();
    if (!manager) return known();
    manager
      .request(nameOf(tabId), () => {
        known();
        return new Promise<never>(() => {});
      })
      .catch(() => known());
  });
  return held;
}

/**
 * The tabs of this browser that live; without Web Locks (a page that is not served securely) only this one is known. Asked after what
 * bears their names was read: a tab that begins meanwhile lives.
 */
export async function liveTabs(): Promise<(tab: string) => boolean> {
  const query = await locks()?.query();
  const names = new Set(query?.held?.map(({ name }) => name));
  return (tab) => tab === tabId || names.has(nameOf(tab));
}

/** Runs the work in one tab of the browser at a time. */
export async function oneTabAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const manager = locks();
  return manager ? manager.request(name, work) : work();
}

/** Holds a name for this tab, until the page ends or what it gives is called. Null while another tab holds it. */
export function claim(name: string): Promise<(() => void) | null> {
  const manager = locks();
  if (!manager) return Promise.resolve(() => {});
  return new Promise((resolve, reject) => {
    manager
      .request(name, { ifAvailable: true }, (lock) => {
        if (lock) return new Promise<void>((letGo) => resolve(letGo));
        resolve(null);
        return undefined;
      })
      .catch(reject);
  });
}
