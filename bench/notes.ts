// node bench/notes.ts IN.json OUT.json: reads [{id, dialogue}], writes [{id, candidate}] with the general visit note as plain text.
import { readFileSync, writeFileSync } from 'node:fs';
import { noteText } from './engine/note-text.ts';

const [input, output] = process.argv.slice(2);
if (!input || !output) {
  console.error('Usage: node bench/notes.ts IN.json OUT.json, where IN.json holds [{"id": "…", "dialogue": "…"}].');
  process.exit(2);
}
const visits = JSON.parse(readFileSync(input, 'utf8')) as {
  id: string;
  dialogue: string;
}[];
writeFileSync(
  output,
  JSON.stringify(
    visits.map(({ id, dialogue }) => ({ id, candidate: noteText(dialogue) })),
    null,
    1,
  ),
);
console.log(`${visits.length} notes written to ${output}`);
