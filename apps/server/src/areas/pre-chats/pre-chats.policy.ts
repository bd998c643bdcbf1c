import type { Prechart } from '@clinical/contract/pre-chats/pre-chats.schemas';

/** Whoever may edit the chart may edit what is prepared in it, until a note was written with it. */
export function prechartAbilities(prechart: { mayEditChart: boolean; usedAt: number | null }): Prechart['abilities'] {
  const may = prechart.mayEditChart && prechart.usedAt === null;
  return { edit: may, delete: may };
}
