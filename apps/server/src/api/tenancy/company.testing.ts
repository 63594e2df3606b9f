import { newEntity, newNotice } from '../../testing/company'
import { managed } from './admin.testing'
import type { Numbers } from './company-one/company-one.testing'
import type { Row } from './row.testing'

const overtaken = 99
const names = { 'zh-CN': '研发', 'zh-TW': '', en: '' }

/** One that was changed since it was read keeps all as they are. */
const together = (id: (numbers: Numbers) => string): Row =>
  managed((numbers) => ({ records: [{ id: id(numbers), version: overtaken }], resumed: false }), 'togetherRefused')

export const companyRows: Record<string, Row> = {
  'GET Manage/GetCompany': managed(),
  'POST Manage/SaveCompany': managed(() => ({ version: overtaken }), 'recordChanged'),
  'POST Manage/SaveCompanyLogo': managed(() => ({ version: overtaken, image: '' }), 'recordChanged'),
  'GET Manage/GetJoining': managed(),
  'POST Manage/SaveJoiningPlace': managed(
    ({ costCentreId }) => ({ version: overtaken, departmentId: 'sales', gradeId: 'staff', costCentreId, superiorId: '' }),
    'recordChanged',
  ),
  'POST Manage/AddJoiningDomain': managed(() => ({ version: overtaken, ticket: 'nobody' }), 'ticketSpent'),
  'POST Manage/AddJoiningCode': managed(() => ({ version: overtaken }), 'recordChanged'),
  'POST Manage/EndJoiningKey': managed(() => ({ version: overtaken, keyId: 'nobody' }), 'recordChanged'),
  'GET Manage/GetCompanyChoices': managed(),
  'POST Manage/FindOwners': managed(() => ({ keyword: '林' })),
  'POST Manage/SearchCostCentres': managed(),
  'POST Manage/SaveCostCentre': managed(
    ({ costCentreId }) => ({ costCentreId, version: overtaken, code: 'CC9', names, departmentIds: [] }),
    'recordChanged',
  ),
  'POST Manage/EndCostCentre': managed(({ costCentreId }) => ({ costCentreId, version: overtaken }), 'recordChanged'),
  'POST Manage/SwitchCostCentres': together(({ costCentreId }) => costCentreId),
  'POST Manage/SearchProjects': managed(),
  'POST Manage/SaveProject': managed(() => ({ added: false, code: 'YX-2026-01', version: overtaken, names }), 'recordChanged'),
  'POST Manage/EndProject': managed(() => ({ code: 'YX-2026-01', version: overtaken }), 'recordChanged'),
  'POST Manage/SwitchProjects': together(() => 'YX-2026-01'),
  'POST Manage/SearchLegalEntities': managed(),
  'POST Manage/SaveLegalEntity': managed(() => ({ ...newEntity(), entityId: 'e-1', version: overtaken }), 'recordChanged'),
  'POST Manage/EndLegalEntity': managed(() => ({ entityId: 'e-1', version: overtaken }), 'recordChanged'),
  'POST Manage/SearchNotices': managed(),
  'POST Manage/SaveNotice': managed(() => ({ noticeId: 'year-end', version: overtaken, fields: newNotice() }), 'recordChanged'),
  'POST Manage/EndNotice': managed(() => ({ noticeId: 'year-end', version: overtaken }), 'recordChanged'),
  'POST Manage/SwitchNotices': together(() => 'year-end'),
}
