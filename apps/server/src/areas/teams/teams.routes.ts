import * as collaborators from '@clinical/contract/teams/collaborators.contract';
import * as departments from '@clinical/contract/teams/departments.contract';
import * as members from '@clinical/contract/teams/members.contract';
import * as policy from '@clinical/contract/teams/policy.contract';
import { bind } from '../../platform/area.ts';
import { acceptMemberRequest, declineMemberRequest } from './answer-request.ts';
import {
  acceptCollaborator,
  declineCollaborator,
  deleteCollaborator,
  updateCollaborator,
} from './change-collaborator.ts';
import { changeMemberPermission, setMemberSeat } from './change-member.ts';
import { createCollaborator } from './create-collaborator.ts';
import { createDepartment, initializeDepartments } from './create-department.ts';
import { changeDepartmentMembers, removeFromDepartments, setDepartmentPermissions } from './department-members.ts';
import { inviteMember, resendInvitation } from './invite-member.ts';
import { listCollaboratorRequests, listCollaborators } from './list-collaborators.ts';
import { listDepartmentChoices, listDepartments } from './list-departments.ts';
import { listMemberRequests, listWorkspaceMembers, listWorkspaceUsers } from './list-members.ts';
import { handOver, previewHandover, removeMember } from './remove-member.ts';
import { deleteDepartment, updateDepartment } from './update-department.ts';
import { getWorkspacePolicy, setWorkspacePolicy } from './workspace-policy.ts';

export const routes = [
  bind(members.listWorkspaceMembers, (ctx, { query }) => listWorkspaceMembers(ctx, query)),
  bind(members.inviteMember, (ctx, { body }) => inviteMember(ctx, body)),
  bind(members.removeMember, (ctx, { params }) => removeMember(ctx, params.id)),
  bind(members.listMemberRequests, (ctx) => listMemberRequests(ctx)),
  bind(members.listWorkspaceUsers, (ctx) => listWorkspaceUsers(ctx)),
  bind(members.acceptMemberRequest, (ctx, { params }) => acceptMemberRequest(ctx, params.id)),
  bind(members.declineMemberRequest, (ctx, { params }) => declineMemberRequest(ctx, params.id)),
  bind(members.changeMemberPermission, (ctx, { params, body }) => changeMemberPermission(ctx, params.id, body)),
  bind(members.setMemberSeat, (ctx, { params, body }) => setMemberSeat(ctx, params.id, body.seat)),
  bind(members.resendInvitation, (ctx, { params }) => resendInvitation(ctx, params.id)),
  bind(members.previewHandover, (ctx, { params }) => previewHandover(ctx, params.id)),
  bind(members.handOver, (ctx, { params, body }) => handOver(ctx, params.id, body.toUserId)),
  bind(departments.listDepartments, (ctx) => listDepartments(ctx)),
  bind(departments.listDepartmentChoices, (ctx) => listDepartmentChoices(ctx)),
  bind(departments.createDepartment, (ctx, { body }) => createDepartment(ctx, body)),
  bind(departments.updateDepartment, (ctx, { params, body }) => updateDepartment(ctx, params.id, body)),
  bind(departments.deleteDepartment, (ctx, { params }) => deleteDepartment(ctx, params.id)),
  bind(departments.initializeDepartments, (ctx) => initializeDepartments(ctx)),
  bind(departments.changeDepartmentMembers, (ctx, { params, body }) => changeDepartmentMembers(ctx, params.id, body)),
  bind(departments.removeFromDepartments, (ctx, { params }) => removeFromDepartments(ctx, params.id)),
  bind(departments.setDepartmentPermissions, (ctx, { params, body }) =>
    setDepartmentPermissions(ctx, params.id, params.userId, body.permissions),
  ),
  bind(policy.getWorkspacePolicy, (ctx) => getWorkspacePolicy(ctx)),
  bind(policy.setWorkspacePolicy, (ctx, { body }) => setWorkspacePolicy(ctx, body)),
  bind(collaborators.listCollaborators, (ctx) => listCollaborators(ctx)),
  bind(collaborators.createCollaborator, (ctx, { body }) => createCollaborator(ctx, body)),
  bind(collaborators.updateCollaborator, (ctx, { params, body }) => updateCollaborator(ctx, params.id, body)),
  bind(collaborators.deleteCollaborator, (ctx, { params }) => deleteCollaborator(ctx, params.id)),
  bind(collaborators.listCollaboratorRequests, (ctx) => listCollaboratorRequests(ctx)),
  bind(collaborators.acceptCollaborator, (ctx, { params }) => acceptCollaborator(ctx, params.id)),
  bind(collaborators.declineCollaborator, (ctx, { params }) => declineCollaborator(ctx, params.id)),
];
