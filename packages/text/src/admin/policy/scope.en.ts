import type { text as source } from './scope.zh-CN'

export const text: typeof source = {
  scopes: {
    person: 'People',
    position: 'Positions',
    grade: 'Grades',
    department: 'Departments',
    costCentre: 'Cost centres',
    office: 'Offices',
    field: 'Fields of people',
    legalEntity: 'Legal entities',
    role: 'Roles',
    default: 'Everybody',
  },
  roles: {
    approve: 'Approvers',
    bookForOthers: 'Who book for others',
    manage: 'Administrators',
    finance: 'Finance',
    guest: 'Guests',
  },
  names: (p) => (p.names.length === 0 ? p.scope : `${p.scope}: ${p.names.join(', ')}`),
  list: (p) => p.items.join(', '),
  sentences: (p) => p.items.join('; '),
}
