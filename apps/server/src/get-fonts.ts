import { fontsOf } from './adapters.ts';
import { fetchedScripts } from './gateways/fonts/port.ts';
import { configFromEnvironment } from './platform/config/config.ts';

/** `npm run get-fonts`: downloads the fonts for Chinese, Japanese and Korean PDFs into `DATA_DIR/fonts`. */
const config = configFromEnvironment();
const say = (line: string): void => void process.stdout.write(`${line}\n`);
try {
  await fontsOf(config, say).fetch(fetchedScripts);
  say(`The fonts are in ${config.dataDir}/fonts.`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.stderr.write('Without a network, run this on a machine that has one and copy its folder DATA_DIR/fonts.\n');
  process.exitCode = 1;
}
