export { actingModel } from './acting-model.ts';
export { proofOf, proveIdentity } from './prove-identity.ts';
