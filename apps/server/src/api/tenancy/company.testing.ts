import { newEntity, newNotice } from '../../testing/company'
import { managed } from './admin.testing'
import type { Row } from './row.testing'

const overtaken = 99
const names = { 'zh-CN': '研发', 'zh-TW': '', en: '' }

export const companyRows: Record<string, Row> = {
  'GET Manage/GetCompany': managed(),
  'POST Manage/SaveCompany': managed(() => ({ version: overtaken }), 'recordChanged'),
  'POST Manage/SaveCompanyLogo': managed(() => ({ version: overtaken, image: '' }), 'recordChanged'),
  'GET Manage/GetCompanyChoices': managed(),
  'POST Manage/FindOwners': managed(() => ({ keyword: '林' })),
  'POST Manage/SearchCostCentres': managed(),
  'POST Manage/SaveCostCentre': managed(
    ({ costCentreId }) => ({ costCentreId, version: overtaken, code: 'CC9', names, departmentIds: [] }),
    'recordChanged',
  ),
  'POST Manage/EndCostCentre': managed(({ costCentreId }) => ({ costCentreId, version: overtaken }), 'recordChanged'),
  'POST Manage/SearchProjects': managed(),
  'POST Manage/SaveProject': managed(() => ({ added: false, code: 'YX-2026-01', version: overtaken, names }), 'recordChanged'),
  'POST Manage/EndProject': managed(() => ({ code: 'YX-2026-01', version: overtaken }), 'recordChanged'),
  'POST Manage/SearchLegalEntities': managed(),
  'POST Manage/SaveLegalEntity': managed(() => ({ ...newEntity(), entityId: 'e-1', version: overtaken }), 'recordChanged'),
  'POST Manage/EndLegalEntity': managed(() => ({ entityId: 'e-1', version: overtaken }), 'recordChanged'),
  'POST Manage/SearchNotices': managed(),
  'POST Manage/SaveNotice': managed(() => ({ noticeId: 'year-end', version: overtaken, fields: newNotice() }), 'recordChanged'),
  'POST Manage/EndNotice': managed(() => ({ noticeId: 'year-end', version: overtaken }), 'recordChanged'),
}
