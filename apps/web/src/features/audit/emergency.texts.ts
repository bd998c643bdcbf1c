import { texts } from '../../lib/texts.ts';

/** What charts and the frame of all pages say of the log and of emergencies. */
export const t = texts({
  whoOpened: 'Who opened this',
  needInEmergency: 'Do you need this chart in an emergency?',
  needInEmergencyText:
    'If it is a chart of your workspace, you can open it for {minutes} minutes. The owner and the admins are told, and an admin reviews it.',
  openInEmergency: 'Open in an emergency…',
  bannerUntil: 'Emergency access until {time}. You can read this chart. Its owner and the admins were told.',
  toldTitle: 'A chart was opened in an emergency',
  told: 'Somebody opened a chart that was not shared with them, and gave a reason.',
  toldReview: 'See',
});
