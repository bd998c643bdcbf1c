import type { CardAsset } from '@clinical/contract/kanban/kanban.schemas';
import { t } from './kanban.texts.ts';

/** Which tasks lose their proof with these files. */
export function Proven({ assets }: { assets: readonly CardAsset[] }) {
  const titles = [...new Set(assets.flatMap(({ proves }) => proves))];
  if (titles.length === 0) return null;
  return <strong> {t('provesTasks', { n: titles.length, titles: titles.join(', ') })}</strong>;
}
