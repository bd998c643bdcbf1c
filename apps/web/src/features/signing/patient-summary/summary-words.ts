import type { PatientSummary } from '@clinical/contract/signing/patient-summary.schemas';
import { escapeHtml } from '@clinical/language/note-html';
import type { CopiedNote } from '../../exports/public.ts';
import { t } from './patient-summary.texts.ts';

/** What a patient takes home, in the clipboard's two forms; the rich one is printed as well. `foot` stands below. */
export function summaryWords({ parts }: Pick<PatientSummary, 'parts'>, foot: string): CopiedNote {
  const plain = parts.map(({ part, lines }) => [t(part), ...lines.map(({ text }) => `• ${text}`)].join('\n'));
  const html = parts.map(({ part, lines }) => {
    const items = lines.map(({ text }) => `<li>${escapeHtml(text)}</li>`).join('');
    return `<h3>${escapeHtml(t(part))}</h3><ul>${items}</ul>`;
  });
  return { plain: [...plain, foot].join('\n\n'), html: `${html.join('')}<p>${escapeHtml(foot)}</p>` };
}
