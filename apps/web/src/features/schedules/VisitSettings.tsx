import { BookingHoursSettings } from './BookingHoursSettings.tsx';
import { ClosedDaysSettings } from './ClosedDaysSettings.tsx';
import { VisitTypeSettings } from './VisitTypeSettings.tsx';

/** What can be booked, and when. */
export function VisitSettings() {
  return (
    <>
      <VisitTypeSettings />
      <BookingHoursSettings />
      <ClosedDaysSettings />
    </>
  );
}
