import { call } from '../call.ts';
import type {
  ChangeDepartmentMembers,
  DeletedDepartment,
  Department,
  DepartmentChoice,
  DepartmentUpdate,
  NewDepartment,
  RemovedFromDepartments,
  SetDepartmentPermissions,
} from './departments.schemas.ts';

type ById = { params: { id: string } };

export const listDepartments = call<Record<never, never>, Department[]>('GET', '/departments');
/** All of the workspace by name, to choose one. */
export const listDepartmentChoices = call<Record<never, never>, DepartmentChoice[]>('GET', '/departments/choices');
export const createDepartment = call<{ body: NewDepartment }, Department>('POST', '/departments');
export const updateDepartment = call<ById & { body: DepartmentUpdate }, Department>('PUT', '/departments/{id}');
export const deleteDepartment = call<ById, DeletedDepartment>('DELETE', '/departments/{id}');
export const initializeDepartments = call<Record<never, never>, Department[]>(
  'POST',
  '/departments/initialize-defaults',
);
export const changeDepartmentMembers = call<ById & { body: ChangeDepartmentMembers }, Department>(
  'POST',
  '/departments/{id}/members',
);
/** Takes a person out of every department; `id` is the person's. */
export const removeFromDepartments = call<ById, RemovedFromDepartments>('DELETE', '/departments/members/{id}/all');
export const setDepartmentPermissions = call<
  { params: { id: string; userId: string }; body: SetDepartmentPermissions },
  Department
>('PATCH', '/departments/{id}/members/{userId}/permissions');
