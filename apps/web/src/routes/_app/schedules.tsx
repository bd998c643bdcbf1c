import type { Appointment } from '@clinical/contract/schedules/schedules.schemas';
import { createFileRoute } from '@tanstack/react-router';
import { readScheduleAddress } from '../../features/schedules/schedule-address.ts';
import { SchedulesPage } from '../../features/schedules/SchedulesPage.tsx';
import { QuickCallButton } from '../../features/video-visits/QuickCallButton.tsx';
import { VideoOfVisit } from '../../features/video-visits/VideoOfVisit.tsx';

export const Route = createFileRoute('/_app/schedules')({ validateSearch: readScheduleAddress, component: Schedules });

const extras = (visit: Appointment) => <VideoOfVisit visit={visit} />;

function Schedules() {
  const navigate = Route.useNavigate();
  const address = Route.useSearch();
  return (
    <SchedulesPage
      address={address}
      onAddress={(search) => void navigate({ search, replace: true })}
      actions={<QuickCallButton />}
      extras={extras}
    />
  );
}
