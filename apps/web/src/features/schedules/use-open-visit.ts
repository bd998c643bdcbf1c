import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { useNavigate } from '@tanstack/react-router';
import { messageOf } from '../../lib/form-errors.ts';
import { toast } from '../../ui/toast.ts';
import { useSchedules } from './schedules.api.ts';

/** Opens the chart of a visit, and begins the visit where it has not begun. */
export function useOpenVisit({ id, note }: Appointment) {
  const { start } = useSchedules();
  const navigate = useNavigate();
  const open = () => void navigate({ to: '/chat', search: { id: note.id } });
  return {
    open,
    isStarting: start.isPending,
    begin: () => start.mutate(id, { onSuccess: open, onError: (error) => toast.error(messageOf(error)) }),
  };
}
