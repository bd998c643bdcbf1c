import { createFileRoute } from '@tanstack/react-router';
import type { VisitExtras } from '../../features/schedules/DayList.tsx';
import { readScheduleAddress } from '../../features/schedules/schedule-address.ts';
import { SchedulesPage } from '../../features/schedules/SchedulesPage.tsx';
import { QuickCallButton } from '../../features/video-visits/QuickCallButton.tsx';
import { JoinVideo, VideoWaiting } from '../../features/video-visits/VideoOfVisit.tsx';

export const Route = createFileRoute('/_app/schedules')({ validateSearch: readScheduleAddress, component: Schedules });

const extras: VisitExtras = {
  state: (visit) => <VideoWaiting visit={visit} />,
  action: (visit) => <JoinVideo visit={visit} />,
};

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
