/** What people of a company may be besides travellers, operators those of an agency alone; each is a bundle of permissions (packages/domain/src/kit/roles.ts). */
export const roles = [
  'administrator',
  'humanResources',
  'finance',
  'approvalAdministrator',
  'auditor',
  'departmentAdministrator',
  'agencyOperator',
] as const
export type Role = (typeof roles)[number]
