export { type BriefSource, briefSources } from './brief-sources.ts';
