import { z } from 'zod';
import { Id, IdParams, Ok } from '../common.schemas.ts';
import { route } from '../route.ts';
import { Picture } from './picture.schemas.ts';
import * as calls from './visualizer.calls.ts';
import {
  ChartImport,
  ChartWish,
  DiagnosticAndDelta,
  ExtraInfo,
  KeptPicture,
  LongitudinalData,
  NewChartImport,
  PictureWish,
} from './visualizer.schemas.ts';

export const viewPatient = route(calls.viewPatient, {
  access: 'session',
  summary:
    'What a chart says of its patient: problems, medication, values, changes, and a safety band that no prompt hides.',
  params: IdParams,
  body: PictureWish,
  response: Picture,
  permission: 'note.read',
  errors: ['NO_CREDITS', 'NO_SEAT'],
  cost: 'visualizer',
  phi: true,
});
export const keepPicture = route(calls.keepPicture, {
  access: 'session',
  summary: '[ours] Keep the picture of a chart as an entry, each line linked to the sentence that it comes from.',
  params: IdParams,
  body: PictureWish,
  response: KeptPicture,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  phi: true,
});
export const longitudinalData = route(calls.longitudinalData, {
  access: 'session',
  summary: 'Measured values of a chart by metric, each with unit, day and sentence.',
  body: ChartWish,
  response: LongitudinalData,
  permission: 'note.read',
  phi: true,
});
export const diagnosticAndDelta = route(calls.diagnosticAndDelta, {
  access: 'session',
  summary: 'Diagnoses with first and last day, medication, and what changed since the visit before.',
  body: ChartWish,
  response: DiagnosticAndDelta,
  permission: 'note.read',
  phi: true,
});
export const extraInfo = route(calls.extraInfo, {
  access: 'session',
  summary:
    'Allergies, anticoagulants, pregnancy, social history, procedures, open questions, and what the chart does not say.',
  body: ChartWish,
  response: ExtraInfo,
  permission: 'note.read',
  phi: true,
});

export const listChartImports = route(calls.listChartImports, {
  access: 'session',
  summary: '[ours] Files of other systems in a chart, newest first.',
  params: IdParams,
  response: z.array(ChartImport),
  permission: 'note.read',
  phi: true,
});
export const importChart = route(calls.importChart, {
  access: 'session',
  summary:
    '[ours] Read a FHIR R4 Bundle into a chart. Records that cannot be read are named by their place in the file.',
  params: IdParams,
  body: NewChartImport,
  response: ChartImport,
  permission: 'note.edit',
  errors: ['CONFLICT'],
  largeBody: true,
  phi: true,
});
export const deleteChartImport = route(calls.deleteChartImport, {
  access: 'session',
  summary: '[ours] Take a file of another system out of a chart.',
  params: IdParams.extend({ importId: Id }),
  response: Ok,
  permission: 'note.edit',
  phi: true,
});
