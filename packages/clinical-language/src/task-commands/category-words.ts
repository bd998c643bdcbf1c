import type { TaskCategory } from '@clinical/contract/clinical-tasks/clinical-tasks.schemas';

/** What is said for the tasks of a category. */
const words: Readonly<Record<TaskCategory, string>> = {
  Orders: 'orders?|imaging|scans?|x-?rays?',
  Referral: 'referrals?|refs?',
  Appointment: 'appointments?|appts?|bookings?',
  Labs: 'labs?|lab (?:orders|tests|work)|blood ?work|blood tests?',
  Surgery: 'surgery|surgeries|operations?',
  Insurance: 'insurance|prior auth(?:orization)?s?',
  Legal: 'legal',
  'Follow-up': 'follow-? ?ups?',
  Emergency: 'emergency|emergencies',
  Diagnosis: 'diagnosis|diagnoses',
  Treatment: 'treatments?|prescriptions?|refills?|medications?|meds',
  'AI-Audit': 'ai[- ]audits?|audits?',
  Billing: 'billing|bills?|invoices?',
  Alert: 'alerts?',
  Other: 'others?|other tasks',
};

const patterns = Object.entries(words).map(
  ([category, source]) => [category as TaskCategory, new RegExp(`^(?:${source})(?: tasks?)?(?= |$)`)] as const,
);

/** The category that the words begin with, and how many letters they take. */
export function categoryAt(text: string): { category: TaskCategory; length: number } | undefined {
  const found = patterns.flatMap(([category, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ category, length: match[0].length }] : [];
  });
  return found.toSorted((a, b) => b.length - a.length)[0];
}
