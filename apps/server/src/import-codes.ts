import { importCodes, officialCodesPath } from './areas/signing/official-codes.ts';
import { configFromEnvironment } from './platform/config/config.ts';

/** `npm run import-codes -- FILE`: takes the official ICD-10-CM order file (icd10cm_order_YYYY.txt of CMS) for suggestions. */
const file = process.argv[2];
if (file === undefined) {
  process.stderr.write(
    'Usage: npm run import-codes -- FILE, where FILE is the order file of ICD-10-CM, e.g. icd10cm_order_2026.txt.\n',
  );
  process.exit(2);
}
try {
  const count = await importCodes(file, officialCodesPath(configFromEnvironment().dataDir));
  process.stdout.write(
    `Codes of ICD-10-CM in use from now on: ${count.toLocaleString('en')}. The program need not be restarted.\n`,
  );
} catch (error) {
  process.stderr.write(`The codes are as they were. ${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
