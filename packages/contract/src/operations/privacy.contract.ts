import { route } from '../route.ts';
import * as calls from './privacy.calls.ts';
import { PrivacySettings, SetPrivacySettings } from './privacy.schemas.ts';

export const getPrivacySettings = route(calls.getPrivacySettings, {
  access: 'session',
  summary: '[ours] How long audio and charts are kept, what goes next, and the consent texts.',
  response: PrivacySettings,
  permission: 'session',
});
export const setPrivacySettings = route(calls.setPrivacySettings, {
  access: 'session',
  summary: "[ours] Change one's own choice, or as an admin the workspace's, which comes before it.",
  body: SetPrivacySettings,
  response: PrivacySettings,
  permission: 'session',
  errors: ['CONFLICT'],
});
