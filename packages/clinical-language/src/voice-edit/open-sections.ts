import type { NoteSection } from '@clinical/contract/transcripts/note-body.schemas';
import { printBlocks, type RichBlock, richBlocks } from '../rich-text/rich-blocks.ts';

/** A section as blocks. */
export type OpenSection = Pick<NoteSection, 'key' | 'header'> & { blocks: RichBlock[] };

export const openSections = (sections: readonly NoteSection[]): OpenSection[] =>
  sections.map(({ key, header, html }) => ({ key, header, blocks: richBlocks(html) }));

export const closeSections = (open: readonly OpenSection[]): NoteSection[] =>
  open.map(({ key, header, blocks }) => ({ key, header, html: printBlocks(blocks) }));

/** True when a wish that names `section`, or none, concerns this one. */
export const isIn = ({ section }: { section: string | null }, { key }: Pick<OpenSection, 'key'>): boolean =>
  section === null || section === key;

/** How a refusal names where was looked. */
export function placeName(sections: readonly OpenSection[], section: string | null): string {
  const header = sections.find(({ key }) => key === section)?.header;
  return header === undefined ? 'the note' : `“${header}”`;
}
