import { useQuery } from '@tanstack/react-query';
import { enginesQuery } from '../../../lib/engines.api.ts';
import { useChartModel } from './chart-model.ts';
import { modelName } from './model-choices.ts';
import { t } from './model.texts.ts';

/** What writes in a chart, by its name and by a short one; `known` is false until the profile tells. */
export function useModelName(noteId: string): { known: boolean; name: string; short: string } {
  const model = useChartModel(noteId);
  const builtIn = useQuery(enginesQuery).data?.find(({ area }) => area === 'notes')?.engine === 'local';
  const name = builtIn ? t('builtIn') : modelName(model);
  return { known: model !== undefined, name, short: builtIn ? t('builtInShort') : name };
}
