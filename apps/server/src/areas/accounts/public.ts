export { actingModel } from './acting-model.ts';
