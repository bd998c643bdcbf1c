import { texts } from '../../lib/texts.ts';

/** What charts and the frame of all pages say of the log and of emergencies. */
export const t = texts({
  whoOpened: 'Access history',
  needInEmergency: 'Do you need this chart in an emergency?',
  needInEmergencyText:
    'If it belongs to your workspace, you can open it for {minutes} minutes. The owner and the admins are notified, and an admin reviews the access.',
  openInEmergency: 'Open in an emergency…',
  bannerUntil: 'Emergency access until {time}, read-only. The owner and the admins were notified.',
  toldTitle: 'A chart was opened in an emergency',
  told: 'Someone opened a chart that was not shared with them, and gave a reason.',
  toldReview: 'Show access',
});
