import { getCompany, saveCompany } from '@sojourn/contract/admin/company/company.calls'
import type { CompanySections } from '@sojourn/contract/admin/company/company.shapes'
import { searchCostCentres } from '@sojourn/contract/admin/company/cost-centre.calls'
import type { saveLegalEntity } from '@sojourn/contract/admin/company/legal-entity.calls'
import type { NoticeFields } from '@sojourn/contract/admin/company/notice.calls'
import { getCompanyChanges } from '@sojourn/contract/admin/record-change.calls'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { expectResult } from './flights'
import type { TestServer } from './server'

export const inChinese = (name: string) => ({ 'zh-CN': name, 'zh-TW': '', en: '' })

/** An invoice title that nothing is wrong with. */
export const newEntity = (): RequestOf<typeof saveLegalEntity> => ({
  version: 0,
  name: '远行科技（福建）有限公司',
  taxNumber: '91350100M000100Y43',
  address: '',
  telephone: '',
  bank: '',
  specialInvoices: false,
  isDefault: false,
  departmentIds: [],
})

/** An announcement that nothing is wrong with. */
export const newNotice = (): NoticeFields => ({
  titles: inChinese('系统维护'),
  descriptions: inChinese(''),
  contents: inChinese('今晚 22 点起维护。'),
  level: 'important',
  autoAlert: false,
  banner: { titles: inChinese(''), param: '' },
  positions: ['home'],
  products: [],
  keywords: [],
  shownFrom: '2026-11-01',
  shownTo: '2026-12-31',
})

export const companyOf = async (server: TestServer, who = 'admin') => expectResult(await server.call(who, getCompany, {}))

/** Saves a section as it stands, with something of it changed. */
export async function saveSection<Section extends keyof CompanySections>(
  server: TestServer,
  section: Section,
  more: Partial<CompanySections[Section]>,
  who = 'admin',
) {
  const { version, sections } = await companyOf(server)
  return server.call(who, saveCompany, { version, [section]: { ...sections[section], ...more } })
}

export const costCentreOf = async (server: TestServer, code: string) =>
  expectResult(await server.call('admin', searchCostCentres, { keyword: code, size: 100 })).list.find(
    (each) => each.code === code,
  )

type CompanyKind = RequestOf<typeof getCompanyChanges>['kind']
export const companyHistory = async (server: TestServer, id: string, kind: CompanyKind) =>
  expectResult(await server.call('admin', getCompanyChanges, { kind, id })).list
