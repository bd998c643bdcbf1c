import { models } from '@clinical/contract/models';
import { useQuery } from '@tanstack/react-query';
import { enginesQuery } from '../../../lib/engines.api.ts';

/** The models of the picker that could write here; none where the local engine writes. */
export function useServedModels(): { value: string; label: string }[] {
  const notes = useQuery(enginesQuery).data?.find(({ area }) => area === 'notes');
  const served = new Set(
    notes?.models?.filter((model) => model.served && notes.engine !== 'local').map(({ key }) => key),
  );
  return models
    .filter(({ key, offered }) => offered && served.has(key))
    .map(({ key, name }) => ({ value: key, label: name }));
}
