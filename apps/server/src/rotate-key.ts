import { configFromEnvironment } from './platform/config/config.ts';
import { rotateMasterKey } from './platform/crypto/master-keys.ts';

/** `npm run rotate-key`: adds a version to the installation's master key. Older versions go on reading. */
const { dataDir, masterKey, masterKeyFile } = configFromEnvironment();
if (masterKey !== null || masterKeyFile !== null) {
  process.stderr.write('The master key comes from the configuration: add the new version there, as in "1:…,2:…".\n');
  process.exit(1);
}
const version = await rotateMasterKey(dataDir);
process.stdout.write(`Master key version ${version} is written. Restart the program to use it.\n`);
