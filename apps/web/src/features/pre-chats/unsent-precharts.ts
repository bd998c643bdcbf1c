import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';
import { localStore } from '../../lib/store/store.ts';
import { holdTab, liveTabs, tabId } from '../../lib/tab.ts';
import { isOpen } from './open-precharts.ts';

const prefix = 'prechart:';
const keyOf = (id: string, tab: string): string => `${prefix}${id}:${tab}`;

/** A prechart's text that is on this device only, and the version that it was typed on. Each tab keeps its own. */
export type UnsentPrechart = Pick<Prechart, 'id' | 'noteId' | 'title' | 'version'> & {
  html: string;
  tab: string;
  /** The prechart that is made of it when its own can no longer be changed. */
  again?: string;
};

/** Keeps a text that is not saved yet, encrypted on this device. */
export async function persistPrechart(kept: Omit<UnsentPrechart, 'tab'>, tab = tabId): Promise<void> {
  const store = await localStore();
  await holdTab();
  const value: UnsentPrechart = { ...kept, tab };
  await store?.put(keyOf(kept.id, tab), value);
}

export async function forgetPrechart(id: string, tab = tabId): Promise<void> {
  await (await localStore())?.remove(keyOf(id, tab));
}

/** Texts that nobody is typing at any more: no editor here is open, and their tab is gone or this one. Oldest first. */
export async function unsentPrecharts(): Promise<UnsentPrechart[]> {
  const kept = await list(prefix);
  const isLive = await liveTabs();
  return kept.filter(({ id, tab }) => !isOpen(id) && (tab === tabId || !isLive(tab)));
}

/** The same of one prechart. @param first when its editor was just opened: what an earlier one in this tab left counts too */
export async function unsentPrechartsOf(id: string, first: boolean): Promise<UnsentPrechart[]> {
  const kept = await list(keyOf(id, ''));
  const isLive = await liveTabs();
  return kept.filter(({ tab }) => (tab === tabId ? first : !isLive(tab)));
}

async function list(start: string): Promise<UnsentPrechart[]> {
  const kept = (await (await localStore())?.list<UnsentPrechart>(start)) ?? [];
  return kept.map(({ value }) => value);
}
