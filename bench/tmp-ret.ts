import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { measureRetrieval } from './evidence/retrieval.ts';
const q = JSON.parse(gunzipSync(readFileSync('/work/shared/benchmarks/pubmedqa.dev.json.gz')).toString());
console.log(JSON.stringify(await measureRetrieval(q, Number(process.argv[2])), null, 1));
process.exit(0);
