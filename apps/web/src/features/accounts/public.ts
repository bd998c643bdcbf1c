export { userInfoQuery, useUpdateProfile } from './accounts.api.ts';
