import * as calls from '@clinical/contract/accounts/password.calls';
import type { ResetPassword } from '@clinical/contract/accounts/password.schemas';
import { api } from '../../lib/api.ts';

export const forgotPassword = (email: string) => api.request(calls.forgotPassword, { body: { email } });
export const resetPassword = (body: ResetPassword) => api.request(calls.resetPassword, { body });
