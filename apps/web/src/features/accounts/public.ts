export { userInfoQuery } from './accounts.api.ts';
