export { RichText } from './RichText.tsx';
export { noteBlocks, parseHtml } from './note-blocks.ts';
