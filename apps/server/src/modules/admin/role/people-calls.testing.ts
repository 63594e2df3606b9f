import { getAuditLog } from '@sojourn/contract/access/audit.calls'
import { endDepartment, getDepartments, saveDepartment } from '@sojourn/contract/admin/people/department.calls'
import { checkDepartmentFile, importDepartments } from '@sojourn/contract/admin/people/department-import.calls'
import { endGrade, getGrades, orderGrades, saveGrade } from '@sojourn/contract/admin/people/grade.calls'
import {
  addPerson,
  choosePeople,
  endEmployment,
  findColleagues,
  getLeaving,
  getPerson,
  getPersonChoices,
  giveRole,
  invitePeople,
  markVip,
  movePeople,
  resumeEmployment,
  revealPersonDocument,
  savePerson,
  searchPeople,
  takeRole,
} from '@sojourn/contract/admin/people/person.calls'
import { checkPeopleFile, importPeople } from '@sojourn/contract/admin/people/people-import.calls'
import { getPersonView } from '@sojourn/contract/admin/people/person-view.calls'
import { getCompanyChanges, getRecordChanges, getRuleChanges } from '@sojourn/contract/admin/record-change.calls'
import { newFields } from '../../../testing/people'
import type { ConsoleCall } from './console-call.testing'

/** People, departments, grades, roles and what was done. */
export const peopleCalls: readonly ConsoleCall[] = [
  [searchPeople, {}],
  [choosePeople, {}],
  [getPerson, { employeeId: '1-employee' }],
  [getPersonView, { employeeId: '1-employee' }],
  [revealPersonDocument, { employeeId: '1-employee', credentialId: 'none', reason: '补录订单' }],
  [getPersonChoices, {}],
  [findColleagues, { keyword: '林' }],
  [getDepartments, {}],
  [getRecordChanges, { kind: 'person', id: '1-employee' }],
  [getRuleChanges, { kind: 'flows', id: 'flows' }],
  [getCompanyChanges, { kind: 'company', id: 'company' }],
  [getLeaving, { employeeId: '1-employee' }],
  [addPerson, { fields: newFields({ departmentId: 'nowhere' }), mobile: '13900000001' }],
  [savePerson, { employeeId: '1-employee', version: 99, fields: newFields() }],
  [movePeople, { employeeIds: ['1-employee'], departmentId: 'nowhere' }],
  [markVip, { employeeId: 'nobody', isVip: true }],
  [invitePeople, { employeeIds: ['1-employee'] }],
  [endEmployment, { employeeId: '1-employee', version: 99, lastDay: '2027-12-31' }],
  [resumeEmployment, { employeeId: '1-employee', version: 99 }],
  [saveDepartment, { version: 99, departmentId: 'sales', names: { 'zh-CN': '销售部', 'zh-TW': '', en: '' } }],
  [endDepartment, { departmentId: 'sales', version: 99 }],
  [giveRole, { employeeId: 'nobody', role: 'auditor' }],
  [takeRole, { grantId: 'none' }],
  [getGrades, {}],
  [saveGrade, { version: 99, gradeId: 'P1', names: { 'zh-CN': '员工', 'zh-TW': '', en: '' } }],
  [orderGrades, { version: 99, gradeIds: ['P1'] }],
  [endGrade, { gradeId: 'P1', version: 99 }],
  [checkDepartmentFile, { columns: ['number'], rows: [['1']] }],
  [importDepartments, { columns: ['number'], rows: [['1']] }],
  [checkPeopleFile, { columns: ['number'], rows: [['1']] }],
  [importPeople, { columns: ['number'], rows: [['1']], invite: false }],
  [getAuditLog, {}],
]
