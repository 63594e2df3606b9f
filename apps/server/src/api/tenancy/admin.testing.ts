import type { Numbers } from './company-one/company-one.testing'
import type { Row } from './row.testing'

/** The console: who has no role is told nothing, and administrators of others are tried in the stories of its modules. */
export const managed = (request: (numbers: Numbers) => object = () => ({}), ownerReads?: Row['ownerReads']): Row => ({
  request,
  stranger: 'forbidden',
  owner: 'admin',
  repeats: true,
  ...(ownerReads && { ownerReads }),
})
export const overtaken = 99

const fields = {
  name: '新同事',
  number: '',
  position: '',
  office: '',
  fields: [],
  departmentId: 'sales',
  gradeId: 'P1',
  costCentreId: 'cc-sales',
  superiorId: '',
  mail: 'another@yuanxing.example',
  language: 'zh-CN',
  abilities: ['book'],
}

export const adminRows: Record<string, Row> = {
  'GET Manage/GetConsoleHome': managed(),
  'POST Manage/SearchPeople': managed(),
  'POST Manage/GetPerson': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/GetPersonView': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/RevealPersonDocument': managed(({ employeeId }) => ({
    employeeId,
    credentialId: '1-employee-1',
    reason: '补录订单',
  })),
  'GET Manage/GetPersonChoices': managed(),
  'POST Manage/FindColleagues': managed(() => ({ keyword: '林' })),
  'POST Manage/AddPerson': managed(({ costCentreId }) => ({ fields: { ...fields, costCentreId }, mobile: '13800019999' })),
  'POST Manage/SavePerson': managed(({ employeeId }) => ({ employeeId, version: overtaken, fields }), 'recordChanged'),
  'POST Manage/CheckDepartmentFile': managed(() => ({ columns: ['number'], rows: [['1']] })),
  'POST Manage/ImportDepartments': managed(() => ({ columns: ['number'], rows: [['1']] }), 'importWrong'),
  'POST Manage/ChoosePeople': managed(),
  'POST Manage/MovePeople': managed(({ employeeId }) => ({ employeeIds: [employeeId], departmentId: 'sales' })),
  'POST Manage/MarkVip': managed(({ employeeId }) => ({ employeeId, isVip: false })),
  'POST Manage/InvitePeople': managed(({ employeeId }) => ({ employeeIds: [employeeId] })),
  'POST Manage/GetLeaving': managed(({ employeeId }) => ({ employeeId })),
  'POST Manage/EndEmployment': managed(
    ({ employeeId }) => ({ employeeId, version: overtaken, lastDay: '2027-12-31' }),
    'recordChanged',
  ),
  'POST Manage/ResumeEmployment': managed(({ employeeId }) => ({ employeeId, version: overtaken }), 'recordChanged'),
  'POST Manage/GiveRole': managed(({ employeeId }) => ({ employeeId, role: 'auditor' })),
  'POST Manage/TakeRole': managed(({ employeeId }) => ({ grantId: employeeId }), 'roleUnknown'),
  'POST Manage/CheckPeopleFile': managed(() => ({ columns: ['number'], rows: [['1']] })),
  'POST Manage/ImportPeople': managed(
    ({ costCentreId }) => ({ columns: ['number'], rows: [[costCentreId]], invite: false }),
    'importWrong',
  ),
  'GET Manage/GetDepartments': managed(),
  'POST Manage/SaveDepartment': managed(() => ({ version: 0, names: { 'zh-CN': '华南销售', 'zh-TW': '', en: '' } })),
  'POST Manage/EndDepartment': managed(() => ({ departmentId: 'sales', version: overtaken }), 'recordChanged'),
  'GET Manage/GetGrades': managed(),
  'POST Manage/SaveGrade': managed(() => ({ version: 0, names: { 'zh-CN': '专家', 'zh-TW': '', en: '' } })),
  'POST Manage/OrderGrades': managed(() => ({ version: 0, gradeIds: ['P1'] })),
  'POST Manage/EndGrade': managed(() => ({ gradeId: 'P1', version: overtaken })),
  'POST Manage/GetRecordChanges': managed(({ employeeId }) => ({ kind: 'person', id: employeeId })),
  'POST Manage/GetRuleChanges': managed(() => ({ kind: 'policy', id: 'staff' })),
  'POST Manage/GetCompanyChanges': managed(() => ({ kind: 'company', id: 'company' })),
}
