import {
  findOwners,
  getCompany,
  getCompanyChoices,
  saveCompany,
  saveCompanyLogo,
} from '@sojourn/contract/admin/company/company.calls'
import {
  endCostCentre,
  saveCostCentre,
  searchCostCentres,
  switchCostCentres,
} from '@sojourn/contract/admin/company/cost-centre.calls'
import {
  addJoiningCode,
  addJoiningDomain,
  endJoiningKey,
  getJoining,
  saveJoiningPlace,
} from '@sojourn/contract/admin/company/joining.calls'
import { endLegalEntity, saveLegalEntity, searchLegalEntities } from '@sojourn/contract/admin/company/legal-entity.calls'
import { endNotice, saveNotice, searchNotices, switchNotices } from '@sojourn/contract/admin/company/notice.calls'
import { endProject, saveProject, searchProjects, switchProjects } from '@sojourn/contract/admin/company/project.calls'
import { newEntity, newNotice } from '../../../testing/company'
import type { ConsoleCall } from './console-call.testing'

const names = { 'zh-CN': '研发', 'zh-TW': '', en: '' }

/** The company, to what its people's travel is written, to whom invoices are, and what it announces. */
export const companyCalls: readonly ConsoleCall[] = [
  [getCompany, {}],
  [saveCompany, { version: 99 }],
  [saveCompanyLogo, { version: 99, image: '' }],
  [getCompanyChoices, {}],
  [findOwners, { keyword: '林' }],
  [searchCostCentres, {}],
  [saveCostCentre, { version: 99, costCentreId: 'cc-sales', code: 'CC1', names, departmentIds: [] }],
  [endCostCentre, { version: 99, costCentreId: 'cc-sales' }],
  [switchCostCentres, { records: [{ id: 'cc-sales', version: 99 }], resumed: false }],
  [getJoining, {}],
  [saveJoiningPlace, { version: 99, departmentId: 'sales', gradeId: 'P1', costCentreId: 'cc-sales', superiorId: '' }],
  [addJoiningDomain, { version: 99, ticket: 'none' }],
  [addJoiningCode, { version: 99 }],
  [endJoiningKey, { version: 99, keyId: 'none' }],
  [searchProjects, {}],
  [saveProject, { added: false, version: 99, code: 'P1', names }],
  [endProject, { version: 99, code: 'P1' }],
  [switchProjects, { records: [{ id: 'P1', version: 99 }], resumed: false }],
  [searchLegalEntities, {}],
  [saveLegalEntity, { ...newEntity(), version: 99, entityId: 'none' }],
  [endLegalEntity, { version: 99, entityId: 'none' }],
  [searchNotices, {}],
  [saveNotice, { version: 99, noticeId: 'none', fields: newNotice() }],
  [endNotice, { version: 99, noticeId: 'none' }],
  [switchNotices, { records: [{ id: 'none', version: 99 }], resumed: true }],
]
