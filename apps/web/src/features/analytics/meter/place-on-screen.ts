import { type WorkKind, workKinds } from '@clinical/contract/analytics/analytics.rules';
import type { Place } from './work-meter.ts';

/** Pages by the first part of their address. */
const kinds: Readonly<Record<string, WorkKind>> = {
  chat: 'note',
  'ai-tasks': 'task',
  fax: 'fax',
  messaging: 'message',
  'ai-forms': 'form',
};

/** What the person works on: what is marked on the page (`data-work`), else by the page's address; of a note its open visit. */
export function placeOnScreen(): Place {
  const { pathname, search } = window.location;
  const kind = markedKind() ?? kindOf(pathname, search);
  if (kind !== 'note' && kind !== 'sign' && kind !== 'code') return { kind };
  const transcriptId = openVisit();
  return transcriptId === undefined ? { kind } : { kind, transcriptId };
}

function kindOf(pathname: string, search: string): WorkKind {
  const kind = kinds[pathname.split('/')[1] ?? ''] ?? 'other';
  // the board of a chart holds its paperwork
  return kind === 'note' && new URLSearchParams(search).get('place') === 'board' ? 'task' : kind;
}

function markedKind(): WorkKind | undefined {
  const mark = document.querySelector<HTMLElement>('[data-work]')?.dataset['work'];
  return workKinds.find((kind) => kind === mark);
}

const beforeId = 'entry-';

/** The visit with the focus, else the first one that is open. */
function openVisit(): string | undefined {
  const visit = document.activeElement?.closest('[data-visit]') ?? document.querySelector('[data-visit]');
  return visit?.id.startsWith(beforeId) ? visit.id.slice(beforeId.length) : undefined;
}
