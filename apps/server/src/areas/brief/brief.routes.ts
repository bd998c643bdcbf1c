import * as contract from '@clinical/contract/brief/brief.contract';
import { bind } from '../../platform/area.ts';
import { getBrief } from './get-brief.ts';

export const routes = [bind(contract.getBrief, (ctx, { query }) => getBrief(ctx, query))];
