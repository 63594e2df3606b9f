import { randomUUID } from 'node:crypto'
import type { Vault } from '../kit/vault'
import { companies, type SeedCompany } from './people'
import { employeeId, seedPerson, type Passwords } from './seed-person'
import { enterpriseConfig } from './settings'
import { actFor, insert, type Owner } from './store'

/** The agency whose staff assist the demonstration companies; it books nothing itself. */
const agency: SeedCompany = {
  enterpriseId: 90,
  domain: 'agency.example',
  joining: { department: 'desk', invitationCode: '', strictPassword: true },
  name: { 'zh-CN': '远行差旅服务', 'zh-TW': '遠行差旅服務', en: 'Yuanxing Travel Service' },
  brandColour: 'oklch(0.55 0.11 210)',
  departments: [{ id: 'desk', name: { 'zh-CN': '客服中心', 'zh-TW': '客服中心', en: 'Service desk' }, head: 'agent' }],
  costCentres: [{ id: 'cc-desk', code: 'AG1001', name: { 'zh-CN': '客服中心', 'zh-TW': '客服中心', en: 'Service desk' } }],
  creditLimit: 0,
  chargeCreditOnApproval: false,
  companyMethods: ['companyCredit'],
  returnRule: 'proRata',
  isEnableWallet: false,
  agreements: [],
  people: [
    {
      account: 'agent',
      name: '客服小远',
      pinyin: 'kefu xiaoyuan',
      mobile: '13700090001',
      department: 'desk',
      grade: 'P1',
      permissions: [],
      roles: ['agencyOperator'],
      credentials: [],
    },
    {
      account: 'colleague',
      name: '客服小航',
      pinyin: 'kefu xiaohang',
      mobile: '13700090002',
      department: 'desk',
      grade: 'P1',
      permissions: [],
      roles: ['agencyOperator'],
      credentials: [],
    },
    {
      account: 'admin',
      name: '客服小途',
      pinyin: 'kefu xiaotu',
      mobile: '13700090003',
      department: 'desk',
      grade: 'P1',
      permissions: [],
      roles: ['administrator'],
      credentials: [],
    },
  ],
}

/** Nothing is bookable for the agency's own people. */
const closed = { flightBookable: -1, personalFlightBookable: -1, productDisabledShow: 0 }

export async function seedAgency(client: Owner, vault: Vault, passwords: Passwords): Promise<void> {
  const enterprise_id = agency.enterpriseId
  await actFor(client, enterprise_id)
  await insert(client, 'enterprise', {
    enterprise_id,
    name: agency.name,
    config: { ...enterpriseConfig(agency), ...closed },
    currency: 'CNY',
    agreement_from: '2026-01-01',
    agreement_to: '2028-12-31',
  })
  for (const { id, name, head } of agency.departments)
    await insert(client, 'department', { enterprise_id, department_id: id, name, head_id: employeeId(agency, head) })
  for (const { id, code, name } of agency.costCentres)
    await insert(client, 'cost_centre', { enterprise_id, cost_centre_id: id, code, name })
  await insert(client, 'grade', {
    enterprise_id,
    grade_id: 'P1',
    name: { 'zh-CN': '客服', 'zh-TW': '客服', en: 'Agent' },
  })
  for (const person of agency.people) await seedPerson(client, vault, { company: agency, person, passwords })
  for (const { enterpriseId, name } of companies)
    await insert(client, 'agency_customer', { agency_id: enterprise_id, enterprise_id: enterpriseId, name })
  await seedFees(client)
}

/** What all pay, and what the first company agreed for those whom the agency marks as VIPs (handbook 6.4). */
async function seedFees(client: Owner): Promise<void> {
  const usual = { agency_id: agency.enterpriseId, valid_from: '2026-01-01', online: 10_00, assisted: 25_00, state: 'agreed' }
  await insert(client, 'service_fee', { ...usual, fee_id: randomUUID(), vip_online: 10_00, vip_assisted: 25_00 })
  await insert(client, 'service_fee', {
    ...usual,
    fee_id: randomUUID(),
    customer_id: companies[0]!.enterpriseId,
    vip_online: 15_00,
    vip_assisted: 40_00,
    note: '框架合同附件二',
  })
}
