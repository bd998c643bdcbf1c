import { z } from 'zod';
import { Id, Timestamp } from '../common.schemas.ts';

/**
 * What a member of a department may do in it. Deleting notes includes editing them, which includes viewing them; managing the
 * department includes inviting. What is left out of a request is off.
 */
export const DepartmentPermissions = z.object({
  viewNotes: z.boolean().default(false),
  editNotes: z.boolean().default(false),
  deleteNotes: z.boolean().default(false),
  manageTasks: z.boolean().default(false),
  inviteMembers: z.boolean().default(false),
  manageDepartment: z.boolean().default(false),
});
export type DepartmentPermissions = z.infer<typeof DepartmentPermissions>;

export const DepartmentMember = z.object({
  userId: Id,
  name: z.string(),
  email: z.string(),
  permissions: DepartmentPermissions,
  since: Timestamp,
});
export type DepartmentMember = z.infer<typeof DepartmentMember>;

/** A department of the acting workspace. Those without a parent are the tops of the tree. */
export const Department = z
  .object({
    id: Id,
    name: z.string(),
    parentId: Id.nullable(),
    createdAt: Timestamp,
    memberCount: z.number().int(),
    /** Charts that are filed there, whether or not the reader may see them. */
    chartCount: z.number().int(),
    /** Empty in a department that the reader neither belongs to nor manages. */
    members: z.array(DepartmentMember),
    /** What the reader may do in it, as a member or an admin. */
    permissions: DepartmentPermissions,
    abilities: z.object({ edit: z.boolean(), delete: z.boolean(), addMembers: z.boolean(), fileNotes: z.boolean() }),
  })
  .meta({ id: 'Department' });
export type Department = z.infer<typeof Department>;

/** A department to choose from: without its people and charts, so that lists of patients can ask for it often. */
export const DepartmentChoice = Department.pick({ id: true, name: true, parentId: true })
  .extend({
    /** `viewNotes`: see all its charts; `fileNotes`: file charts in it; `share`: share templates with its members. */
    abilities: z.object({ viewNotes: z.boolean(), fileNotes: z.boolean(), share: z.boolean() }),
  })
  .meta({ id: 'DepartmentChoice' });
export type DepartmentChoice = z.infer<typeof DepartmentChoice>;

const DepartmentName = z.string().trim().min(1, 'a name is needed').max(100);

export const NewDepartment = z.object({ name: DepartmentName, parentId: Id.nullable().default(null) });
export type NewDepartment = z.input<typeof NewDepartment>;

/** What is left out stays as it is; `parentId: null` makes it a top of the tree. */
export const DepartmentUpdate = z.object({ name: DepartmentName.optional(), parentId: Id.nullable().optional() });
export type DepartmentUpdate = z.input<typeof DepartmentUpdate>;

/** How many charts are without a department now. Departments below it moved up to its parent. */
export const DeletedDepartment = z.object({ unfiled: z.number().int() });
export type DeletedDepartment = z.infer<typeof DeletedDepartment>;

/** Adds or removes people, or changes what one of them may do. Everybody must belong to the workspace; all or nobody. */
export const ChangeDepartmentMembers = z.discriminatedUnion('action', [
  z.object({ action: z.literal('add'), user_ids: z.array(Id).min(1).max(200) }),
  z.object({ action: z.literal('remove'), user_ids: z.array(Id).min(1).max(200) }),
  z.object({ action: z.literal('update'), userId: Id, permissions: DepartmentPermissions }),
]);
export type ChangeDepartmentMembers = z.input<typeof ChangeDepartmentMembers>;

export const DepartmentMemberParams = z.object({ id: Id, userId: Id });
export const SetDepartmentPermissions = z.object({ permissions: DepartmentPermissions });
export type SetDepartmentPermissions = z.input<typeof SetDepartmentPermissions>;

/** How many departments they were taken out of. */
export const RemovedFromDepartments = z.object({ removed: z.number().int() });
export type RemovedFromDepartments = z.infer<typeof RemovedFromDepartments>;
