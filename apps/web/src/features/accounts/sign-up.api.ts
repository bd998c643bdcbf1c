import * as calls from '@clinical/contract/accounts/accounts.calls';
import type { ConfirmEmail, Register } from '@clinical/contract/accounts/accounts.schemas';
import { api } from '../../lib/api.ts';

export const registerAccount = (body: Register) => api.request(calls.register, { body });
export const confirmEmail = (body: ConfirmEmail) => api.request(calls.confirmEmail, { body });
export const getInstallation = () => api.request(calls.getInstallation, {});
export const resendCode = (email: string) => api.request(calls.resendCode, { body: { email } });
