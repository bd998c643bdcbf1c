import type {
  LinkKind,
  LinkReader,
  LinkRequest,
  LinkView,
} from '@clinical/contract/patient-links/patient-links.schemas';
import type { Tx } from '../../platform/context.ts';
import { port } from '../../platform/ports.ts';
import type { LinkRow } from './patient-links.queries.ts';

export type Shown = Omit<LinkView, 'visit' | 'workspace' | 'kind'>;
export type LinkAnswer = Extract<LinkRequest, { do: 'answer' }>;
export type LinkReport = { text: string; comment: string };

/**
 * What a kind of link shows. The link itself is the permission, so no getter checks a grant. The transaction acts for the maker, or
 * for an admin once the maker has left.
 */
export type LinkPage = {
  kind: LinkKind;
  /** As the log names its records. */
  recordType: string;
  /**
   * Called before the others, which rely on it.
   * @returns its chart. @throws AppError NOT_FOUND when it is gone, or is about another patient now
   */
  lock(tx: Tx, link: Pick<LinkRow, 'recordId' | 'dateOfBirth'>): Promise<string | null>;
  show(tx: Tx, recordId: string): Promise<Shown>;
  /** Somebody entered the date of birth and said who they are. */
  opened(tx: Tx, recordId: string, reader: LinkReader): Promise<void>;
  /** @throws AppError CONFLICT when no question is open */
  answer(tx: Tx, recordId: string, answer: LinkAnswer): Promise<void>;
  /** A line is not right. @throws AppError NOT_FOUND for a text that the page does not show */
  report(tx: Tx, recordId: string, report: LinkReport): Promise<void>;
  /** Wrong dates locked the link, or it expired. */
  closed(tx: Tx, recordId: string, why: 'locked' | 'expired'): Promise<void>;
};

export const linkPages = port<readonly LinkPage[]>('link-pages');
