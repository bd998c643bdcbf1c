import { call } from '../call.ts';
import type { Brief, BriefFilter } from './brief.schemas.ts';

export const getBrief = call<{ query: BriefFilter }, Brief>('GET', '/notes/brief');
