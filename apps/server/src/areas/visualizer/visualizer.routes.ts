import * as contract from '@clinical/contract/visualizer/visualizer.contract';
import { bind } from '../../platform/area.ts';
import { deleteChartImport } from './delete-chart-import.ts';
import { importChart } from './import-chart.ts';
import { keepPicture } from './keep-picture.ts';
import { diagnosticAndDelta, extraInfo, longitudinalData, viewPatient } from './view-patient.ts';
import { listChartImports } from './visualizer.reads.ts';

export const routes = [
  bind(contract.viewPatient, (ctx, { params, body }) => viewPatient(ctx, params.id, body)),
  bind(contract.keepPicture, (ctx, { params, body }) => keepPicture(ctx, params.id, body)),
  bind(contract.longitudinalData, (ctx, { body }) => longitudinalData(ctx, body)),
  bind(contract.diagnosticAndDelta, (ctx, { body }) => diagnosticAndDelta(ctx, body)),
  bind(contract.extraInfo, (ctx, { body }) => extraInfo(ctx, body)),
  bind(contract.listChartImports, (ctx, { params }) => listChartImports(ctx, params.id)),
  bind(contract.importChart, (ctx, { params, body }) => importChart(ctx, params.id, body)),
  bind(contract.deleteChartImport, (ctx, { params }) => deleteChartImport(ctx, params.id, params.importId)),
];
