import { call } from '../call.ts';
import type { PrivacySettings, SetPrivacySettings } from './privacy.schemas.ts';

export const getPrivacySettings = call<object, PrivacySettings>('GET', '/settings/privacy');
export const setPrivacySettings = call<{ body: SetPrivacySettings }, PrivacySettings>('PUT', '/settings/privacy');
