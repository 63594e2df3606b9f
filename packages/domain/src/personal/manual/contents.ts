import type { Topics } from '@sojourn/text/topics'
import type { text } from '@sojourn/text/personal/manual.zh-CN'
import { centreMenu, consoleMenu, isInMenu, type MenuFacts } from '../menu'

/** Every article of the catalogue, without its word. */
export type ArticleKey = keyof { [Topic in keyof Topics as Topic extends `manual/${string}/${infer Key}` ? Key : never]: Topic }
export type AreaKey = keyof (typeof text)['areas']

interface Entry {
  key: ArticleKey
  /** The screen that it tells of: whoever may open it sees the article. */
  screen: string
  related: readonly ArticleKey[]
}

export interface ManualArea {
  area: AreaKey
  articles: readonly Entry[]
}

/** The manual in its order: the agency's desk, the console by the order of its menu, then what every traveller does (S2.50). */
export const manualContents: readonly ManualArea[] = [
  {
    area: 'agency',
    articles: [
      { key: 'agent-desk', screen: '/agent/desk', related: ['served-agreements', 'desk-hours'] },
      { key: 'served-agreements', screen: '/agent/agreements', related: ['service-fees', 'agent-desk'] },
      { key: 'service-fees', screen: '/agent/fees', related: ['served-agreements'] },
      { key: 'desk-hours', screen: '/agent/hours', related: ['agent-desk'] },
      { key: 'exchange-rates', screen: '/agent/exchange', related: ['service-fees'] },
      { key: 'fault-rates', screen: '/agent/supply', related: ['agent-desk'] },
    ],
  },
  {
    area: 'start',
    articles: [{ key: 'set-up', screen: '/manage/employee/list', related: ['import', 'policies', 'flows'] }],
  },
  {
    area: 'people',
    articles: [
      { key: 'people', screen: '/manage/employee/list', related: ['import', 'accounts', 'roles'] },
      { key: 'import', screen: '/manage/employee/import', related: ['people', 'departments', 'grades'] },
      { key: 'departments', screen: '/manage/employee/departments', related: ['people', 'flows'] },
      { key: 'grades', screen: '/manage/employee/grade', related: ['policies', 'people'] },
      { key: 'accounts', screen: '/manage/employee/account', related: ['people', 'sign-in'] },
      { key: 'roles', screen: '/manage/employee/list', related: ['people', 'audit'] },
      { key: 'arrangers', screen: '/manage/employee/arrangers', related: ['guests', 'for-others'] },
      { key: 'guests', screen: '/manage/employee/guest', related: ['arrangers', 'for-others'] },
    ],
  },
  {
    area: 'rules',
    articles: [
      { key: 'policies', screen: '/manage/control/list', related: ['publishing', 'grades', 'flows'] },
      { key: 'publishing', screen: '/manage/control/list', related: ['policies', 'flows', 'histories'] },
      { key: 'policy-lab', screen: '/manage/control/lab', related: ['policies', 'publishing'] },
      { key: 'flows', screen: '/manage/approval/index', related: ['publishing', 'approvals', 'departments'] },
    ],
  },
  {
    area: 'orders',
    articles: [
      { key: 'orders', screen: '/center/management/list', related: ['report', 'cost-centres'] },
      { key: 'report', screen: '/center/management/orderDetailReport', related: ['orders', 'reports', 'cost-centres'] },
      { key: 'reports', screen: '/report/flight/index', related: ['report', 'orders', 'departments'] },
      { key: 'bills', screen: '/center/bill/onlineAccount', related: ['bill-invoices', 'bill-papers', 'agreement'] },
      { key: 'bill-invoices', screen: '/center/bill/detail/electrondetail', related: ['bills', 'legal-entities', 'vouchers'] },
      { key: 'bill-papers', screen: '/center/bill/record', related: ['bills', 'bill-invoices', 'accounting'] },
      { key: 'vouchers', screen: '/center/bill/vouchers', related: ['bill-invoices', 'invoices', 'legal-entities'] },
      { key: 'accounting', screen: '/center/bill/accounting', related: ['bills', 'legal-entities', 'cost-centres'] },
      { key: 'trips', screen: '/center/travelOrder', related: ['orders', 'applications'] },
      { key: 'unused-tickets', screen: '/center/openManage/index', related: ['change-and-refund', 'people'] },
    ],
  },
  {
    area: 'company',
    articles: [
      { key: 'company', screen: '/manage/enterprise/index', related: ['set-up', 'agreement', 'applications'] },
      { key: 'cost-centres', screen: '/manage/enterprise/costCentres', related: ['projects', 'orders'] },
      { key: 'projects', screen: '/manage/enterprise/projects', related: ['cost-centres', 'company'] },
      { key: 'budgets', screen: '/manage/enterprise/budgets', related: ['cost-centres', 'projects', 'approvals'] },
      { key: 'custom-fields', screen: '/manage/enterprise/fields', related: ['company', 'applications'] },
      { key: 'legal-entities', screen: '/manage/enterprise/entities', related: ['company', 'agreement'] },
      { key: 'office-hours', screen: '/manage/enterprise/hours', related: ['flows', 'company'] },
      { key: 'notices', screen: '/manage/enterprise/notices', related: ['company'] },
      { key: 'agreement', screen: '/manage/employee/contract', related: ['company', 'pay'] },
      { key: 'deposit', screen: '/center/advance/index', related: ['agreement', 'pay', 'bills'] },
      { key: 'payment-app', screen: '/manage/alipayCode/index', related: ['company', 'pay'] },
    ],
  },
  {
    area: 'records',
    articles: [
      { key: 'histories', screen: '/manage/help/manual', related: ['publishing', 'audit'] },
      { key: 'log', screen: '/manage/log/index', related: ['histories', 'audit'] },
      { key: 'audit', screen: '/center/auditLog', related: ['histories', 'roles'] },
    ],
  },
  {
    area: 'safety',
    articles: [{ key: 'incidents', screen: '/manage/incident/index', related: ['trips', 'people'] }],
  },
  {
    area: 'booking',
    articles: [
      { key: 'flights', screen: '/', related: ['pay', 'change-and-refund', 'approvals'] },
      { key: 'intl-flights', screen: '/', related: ['flights', 'schedule-changes', 'flight-demands'] },
      { key: 'flight-demands', screen: '/center/iflightDemand/index', related: ['intl-flights', 'pay'] },
      { key: 'trains', screen: '/', related: ['pay', 'change-and-refund'] },
      { key: 'hotels', screen: '/', related: ['pay', 'change-and-refund'] },
      { key: 'hotel-demands', screen: '/center/hotelDemand/index', related: ['hotels', 'pay'] },
      { key: 'cars', screen: '/', related: ['pay', 'approvals'] },
      { key: 'meetings', screen: '/center/meeting/index', related: ['pay', 'approvals', 'invoices'] },
      { key: 'visas', screen: '/', related: ['intl-flights', 'pay'] },
      { key: 'for-others', screen: '/', related: ['arrangers', 'guests'] },
    ],
  },
  {
    area: 'traveller',
    articles: [
      { key: 'schedule-changes', screen: '/center/tripOrderList', related: ['change-and-refund', 'intl-flights'] },
      { key: 'applications', screen: '/center/travelForm', related: ['approvals', 'company'] },
      { key: 'my-trips', screen: '/center/travelView', related: ['applications', 'change-and-refund'] },
      { key: 'approvals', screen: '/center/approvalOrder/list', related: ['flows', 'applications'] },
      { key: 'pay', screen: '/center/tripOrderList', related: ['wallet', 'flights'] },
      { key: 'change-and-refund', screen: '/center/tripOrderList', related: ['pay', 'unused-tickets'] },
      { key: 'wallet', screen: '/center/wallet', related: ['pay'] },
      { key: 'invoices', screen: '/center/invoice', related: ['pay', 'change-and-refund'] },
    ],
  },
  {
    area: 'account',
    articles: [
      { key: 'sign-in', screen: '/center/modifyPassword', related: ['accounts', 'audit'] },
      { key: 'profile', screen: '/center/personalInfo', related: ['sign-in', 'hotels'] },
    ],
  },
]

/** Home and the agency's screens are no entries of a menu. */
function isOpen(screen: string, { permissions }: MenuFacts, menu: ReturnType<typeof consoleMenu>): boolean {
  if (screen.startsWith('/agent/')) return permissions.includes('agent')
  return screen === '/' || isInMenu(screen, menu)
}

/** What of the manual concerns a person: articles about screens that this person may open; an area without one is left out. */
export function manualFor(facts: MenuFacts): ManualArea[] {
  // Which entries there are does not depend on the language.
  const menu = [...centreMenu(facts, 'zh-CN'), ...consoleMenu(facts, 'zh-CN')]
  return manualContents
    .map(({ area, articles }) => ({ area, articles: articles.filter(({ screen }) => isOpen(screen, facts, menu)) }))
    .filter(({ articles }) => articles.length > 0)
}
