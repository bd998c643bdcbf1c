import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { Catalogue, costOf, downloadModel } from './gateways/speech/sherpa/download-model.ts';

/** `npm run get-model -- CATALOGUE.json NAME FOLDER`: brings a speech model that an operator's catalogue names. */
const [cataloguePath, name, folder] = process.argv.slice(2);
const say = (line: string): void => void process.stdout.write(`${line}\n`);

try {
  if (!cataloguePath) throw new Error('Name a catalogue: npm run get-model -- CATALOGUE.json NAME FOLDER');
  const { models } = Catalogue.parse(JSON.parse(readFileSync(cataloguePath, 'utf8')));
  const model = models.find((one) => one.name === name);
  if (!model || !folder) {
    say('Models of this catalogue:');
    for (const one of models) say(`  ${costOf(one)}`);
    throw new Error('Name one of them and a folder: npm run get-model -- CATALOGUE.json NAME FOLDER');
  }
  say(costOf(model));
  await downloadModel(model, resolve(folder), { say });
  say(`Start the program with STT_MODEL_DIR=${resolve(folder)} to use it.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
