export { actingModel, taskModel } from './acting-model.ts';
export { actingSpeech, assertServiceOn, speechServiceOf, untilSwitchedOff } from './outside-services.ts';
export { authServices } from './auth-services.ts';
export { sessionActor } from './session-actor.ts';
export { proofOf, proveIdentity } from './prove-identity.ts';
export { type Invited, mailInvitation } from './add-invitee.ts';
export { accountHoldings } from './account-holdings.ts';
export { cameByInvitation } from './invitations.queries.ts';
export { join as joinWorkspace } from './answer-invitation.ts';
