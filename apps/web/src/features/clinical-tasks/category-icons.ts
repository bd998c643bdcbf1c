import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';
import type { IconName } from '../../ui/icons.ts';

/** A drawing of its own for each category, so that they are told apart without colour. */
export const categoryIcons: Readonly<Record<TaskCategory, IconName>> = {
  Orders: 'clipboard-text',
  Referral: 'arrow-forward',
  Appointment: 'calendar',
  Labs: 'test-pipe',
  Surgery: 'slice',
  Insurance: 'shield',
  Legal: 'gavel',
  'Follow-up': 'repeat',
  Emergency: 'alert-triangle',
  Diagnosis: 'stethoscope',
  Treatment: 'pill',
  'AI-Audit': 'eye',
  Billing: 'receipt',
  Alert: 'bell',
  Other: 'tag',
};
