import { z } from 'zod';
import { Id } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './assets.calls.ts';
import { AssetLink } from './assets.schemas.ts';

const AssetParams = z.object({ noteId: Id, transcriptId: Id, audio: z.string().max(200) });
export const getAsset = route(calls.getAsset, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The uploaded original, with ranges, always as an attachment.',
  params: AssetParams,
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'note.read',
  phi: true,
});
export const linkAsset = route(calls.linkAsset, {
  access: 'session',
  summary: '[ours] A link that opens the uploaded original for a few minutes, for a player that can send no bearer.',
  params: AssetParams,
  response: AssetLink,
  permission: 'note.read',
  phi: true,
  // the link is a secret
  notRepeated: true,
});
export const openAsset = route(calls.openAsset, {
  access: 'public',
  summary: '[ours] The original behind such a link, with ranges, always as an attachment.',
  query: z.object({ link: z.string().max(1_000) }),
  response: z.instanceof(Blob),
  reply: 'bytes',
  permission: 'asset.link',
  phi: true,
});
