export { actingModel } from './acting-model.ts';
export { type IdentityProof, type ProofKind, proofOf, proveIdentity } from './prove-identity.ts';
