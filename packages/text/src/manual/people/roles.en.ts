import { text as person } from '../../admin/people/person.en'
import type { text as source } from './roles.zh-CN'

export const text: typeof source = {
  lead: 'Roles say who may enter the console, and what they may see and change there. One person can have several; what they allow adds up.',
  sections: {
    which: {
      title: 'Which roles there are',
      notes: [
        `“${person.roles.administrator}”: ${person.roleHints.administrator}.`,
        `“${person.roles.humanResources}”: ${person.roleHints.humanResources}.`,
        `“${person.roles.finance}”: ${person.roleHints.finance}.`,
        `“${person.roles.approvalAdministrator}”: ${person.roleHints.approvalAdministrator}.`,
        `“${person.roles.auditor}”: ${person.roleHints.auditor}.`,
        `“${person.roles.departmentAdministrator}”: ${person.roleHints.departmentAdministrator}.`,
      ],
      hint: `“${person.roles.administrator}” may do everything; “${person.roles.auditor}” only reads; “${person.roles.departmentAdministrator}” is for one department.`,
    },
    give: {
      title: 'Give and take away',
      steps: [
        `Under “${person.sections.roles}” on the person’s page choose “${person.give}”.`,
        `Choose a “${person.role}”; a role over a department also needs “${person.roleDepartment}”.`,
        `Fill in “${person.roleUntil}” if it is to end by itself, then press “${person.giveConfirm}”.`,
        `“${person.take}” ends it at once.`,
      ],
      notes: [
        'Only administrators give roles. The last administrator stays one, so that somebody can always manage the company.',
        'Both are written to the audit log.',
      ],
      picture: 'The roles on a person’s page',
    },
  },
}
