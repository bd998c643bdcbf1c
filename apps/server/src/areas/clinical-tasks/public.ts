export { type ProofRecords, proofRecords } from './proof-records.ts';
