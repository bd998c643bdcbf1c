import type { IconName } from '../../ui/icons.ts';
import { flatten, type NavItem } from '../navigation.ts';

/** One line of the palette: what it says, and what choosing it does. */
export type PaletteItem = { key: string; title: string; hint?: string; icon: IconName; run: () => void };

/** The pages one can go to now, as lines: nothing locked, nothing that needs an id. */
export function pageItems(menu: readonly NavItem[], go: (path: string) => void): PaletteItem[] {
  return flatten(menu).flatMap(({ key, title, icon, path, locked, hidden }) =>
    path && !locked && !hidden ? [{ key, title, icon, run: () => go(path) }] : [],
  );
}

/** Lines that hold every word typed, in any order and case. */
export function matchItems(items: readonly PaletteItem[], typed: string): PaletteItem[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return items.filter(({ title }) => words.every((word) => title.toLocaleLowerCase().includes(word)));
}
