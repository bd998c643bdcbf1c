import { z } from 'zod';
import { IdParams } from '../common.schemas.ts';
import { route } from '../route.ts';
import * as calls from './departments.calls.ts';
import {
  ChangeDepartmentMembers,
  DeletedDepartment,
  Department,
  DepartmentChoice,
  DepartmentMemberParams,
  DepartmentUpdate,
  NewDepartment,
  RemovedFromDepartments,
  SetDepartmentPermissions,
} from './departments.schemas.ts';

export const listDepartments = route(calls.listDepartments, {
  access: 'session',
  whileViewing: 'as-member',
  summary: 'The departments of the acting workspace, by name.',
  response: z.array(Department),
  permission: 'workspace.member',
});
export const listDepartmentChoices = route(calls.listDepartmentChoices, {
  access: 'session',
  whileViewing: 'as-member',
  summary: '[ours] The departments of the acting workspace by name, and whether I may see and file charts in each.',
  response: z.array(DepartmentChoice),
  permission: 'workspace.member',
});
export const createDepartment = route(calls.createDepartment, {
  access: 'session',
  summary: 'Make a department, at the top or below another one.',
  body: NewDepartment,
  response: Department,
  status: 201,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
});
export const updateDepartment = route(calls.updateDepartment, {
  access: 'session',
  summary: 'Rename a department, or move it in the tree.',
  params: IdParams,
  body: DepartmentUpdate,
  response: Department,
  permission: 'department.manage',
  errors: ['CONFLICT'],
});
export const deleteDepartment = route(calls.deleteDepartment, {
  access: 'session',
  summary: 'Delete a department. Its charts are without one then, and those below it move up.',
  params: IdParams,
  response: DeletedDepartment,
  permission: 'workspace.admin',
});
export const initializeDepartments = route(calls.initializeDepartments, {
  access: 'session',
  summary: 'Make Front Desk, Nursing, Providers and Billing, once, in a workspace without departments.',
  response: z.array(Department),
  status: 201,
  permission: 'workspace.admin',
  errors: ['CONFLICT'],
});
export const changeDepartmentMembers = route(calls.changeDepartmentMembers, {
  access: 'session',
  summary: 'Add people of the workspace to a department, remove them, or change what one of them may do.',
  params: IdParams,
  body: ChangeDepartmentMembers,
  response: Department,
  permission: 'department.invite',
  errors: ['CONFLICT'],
});
export const removeFromDepartments = route(calls.removeFromDepartments, {
  access: 'session',
  summary: 'Take a person out of every department of the acting workspace.',
  params: IdParams,
  response: RemovedFromDepartments,
  permission: 'workspace.admin',
});
export const setDepartmentPermissions = route(calls.setDepartmentPermissions, {
  access: 'session',
  summary: 'Change what a member of a department may do in it.',
  params: DepartmentMemberParams,
  body: SetDepartmentPermissions,
  response: Department,
  permission: 'department.manage',
  errors: ['CONFLICT'],
});
