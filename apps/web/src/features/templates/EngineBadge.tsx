import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { modelName } from '../credits/public.ts';

/** Who did it. @param engine `local` or a model's key */
export function EngineBadge({ engine }: { engine: string }) {
  return <StatusBadge>{modelName(engine)}</StatusBadge>;
}
