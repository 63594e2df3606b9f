import type { Permission } from '@sojourn/contract/kit/call'
import type { Language } from '@sojourn/contract/kit/language'
import { menuText } from '@sojourn/text/personal/menu'
import { opensConsole } from '../kit/roles'

/** What decides about a person's menu: permissions and the flags of the company (S6.04). */
export interface MenuFacts {
  permissions: readonly Permission[]
  isEnableWallet: boolean
  /** The company asks its agency for flights abroad. */
  intlFlightDemandOrderEnable: boolean
  /** The company has opened meetings (S4.03). */
  hasMeetings?: boolean
  /** Looks after a budget, or was named to view one. */
  watchesBudgets?: boolean
  /** An agent of the agency acts for this person. */
  assisted?: boolean
}

/** The flags of a company that decide about its menus. */
export const menuFlags = (
  config: Readonly<Record<string, unknown>>,
): Pick<MenuFacts, 'isEnableWallet' | 'intlFlightDemandOrderEnable' | 'hasMeetings'> => ({
  isEnableWallet: config['isEnableWallet'] === true,
  intlFlightDemandOrderEnable: config['intlFlightDemandOrderEnable'] === true,
  hasMeetings: (config['switchList'] as { showmice?: boolean } | undefined)?.showmice === true,
})

type MenuKey = keyof (typeof menuText)['zh-CN']['items']
type GroupKey = keyof (typeof menuText)['zh-CN']['groups']

interface MenuItem {
  key: MenuKey
  icon: string
  path: string
  /** Absent: everybody sees it. */
  when?: (facts: MenuFacts) => boolean
  /** Screens behind this one, which the menu opens with it. */
  within?: readonly string[]
}

const approves = ({ permissions }: MenuFacts): boolean => permissions.includes('approve')
const books = ({ permissions }: MenuFacts): boolean => permissions.includes('book')
const manages = ({ permissions }: MenuFacts): boolean => permissions.includes('manage')
const readsAudit = ({ permissions }: MenuFacts): boolean => permissions.includes('readAudit')
const readsPeople = ({ permissions }: MenuFacts): boolean => permissions.includes('readPeople')
const readsCompany = ({ permissions }: MenuFacts): boolean => permissions.includes('readCompany')
const readsRules = ({ permissions }: MenuFacts): boolean => permissions.includes('readRules')
const readsOrders = ({ permissions }: MenuFacts): boolean => permissions.includes('readOrders')
const readsWhereabouts = ({ permissions }: MenuFacts): boolean => permissions.includes('readWhereabouts')
const managesIncidents = ({ permissions }: MenuFacts): boolean => permissions.includes('manageIncidents')
const looksAfter = ({ permissions }: MenuFacts): boolean => opensConsole(permissions)
/** The same, and the agency's staff, whose forms lead there. */
const readsManual = ({ permissions }: MenuFacts): boolean => opensConsole(permissions) || permissions.includes('agent')

type Groups = readonly { group: GroupKey; items: readonly MenuItem[] }[]

/** The personal centre (S2.31–S2.41), in the order in which it is shown. */
const centre: Groups = [
  {
    group: 'orders',
    items: [
      { key: 'bookings', icon: 'list', path: '/center/tripOrderList' },
      { key: 'approvals', icon: 'approve', path: '/center/myApproval', when: approves },
      {
        key: 'approvalOrders',
        icon: 'document',
        path: '/center/approvalOrder/list',
        within: ['/center/approvalOrder/detail', '/center/approvalDetail'],
      },
      { key: 'openTickets', icon: 'ticket', path: '/center/open/index' },
      {
        key: 'flightDemands',
        icon: 'globe',
        path: '/center/iflightDemand/index',
        within: ['/center/iflightDemand/detail'],
        when: (facts) => books(facts) && facts.intlFlightDemandOrderEnable,
      },
      { key: 'hotelDemands', icon: 'hotel', path: '/center/hotelDemand/index', when: books },
      {
        key: 'meetings',
        icon: 'meeting',
        path: '/center/meeting/index',
        when: (facts) => books(facts) && facts.hasMeetings === true,
      },
    ],
  },
  {
    group: 'travel',
    items: [
      {
        key: 'applications',
        icon: 'briefcase',
        path: '/center/travelForm',
        within: ['/center/travelForm/apply', '/center/travelForm/detail'],
        when: books,
      },
      { key: 'schedule', icon: 'calendar', path: '/center/submitschedule', when: books },
      { key: 'trips', icon: 'pin', path: '/center/travelView', when: books },
    ],
  },
  {
    group: 'personal',
    items: [
      { key: 'profile', icon: 'user', path: '/center/personalInfo' },
      // An assisted session may not change the password (handbook 11.3).
      { key: 'password', icon: 'lock', path: '/center/modifyPassword', when: ({ assisted }) => !assisted },
      { key: 'wallet', icon: 'wallet', path: '/center/wallet', when: ({ isEnableWallet }) => isEnableWallet },
      { key: 'favourites', icon: 'heart', path: '/center/favourite/index' },
      { key: 'memberCards', icon: 'card', path: '/center/memberCard/index' },
      // Letters lead there, also when the incident or the budget is over.
      { key: 'letters', icon: 'mail', path: '/center/mails', within: ['/center/incident', '/center/budget'] },
      // An agent does not read what agents did (handbook 11.3).
      { key: 'agentActions', icon: 'users', path: '/center/agentActions', when: ({ assisted }) => !assisted },
      { key: 'audit', icon: 'shield', path: '/center/auditLog', when: readsAudit },
      { key: 'language', icon: 'globe', path: '/center/my/langManage' },
      { key: 'feedback', icon: 'help', path: '/center/feedback' },
    ],
  },
  {
    group: 'finance',
    items: [
      {
        key: 'invoices',
        icon: 'document',
        path: '/center/invoice',
        within: ['/center/invoice/apply', '/center/invoice/applyNext', '/center/invoice/confirm'],
        when: books,
      },
      { key: 'myInvoices', icon: 'list', path: '/center/invoice/list', within: ['/center/invoice/detail'], when: books },
      { key: 'receipts', icon: 'ticket', path: '/center/invoice/travel', when: books },
      { key: 'vouchers', icon: 'check', path: '/center/invoice/vouchers', within: ['/center/invoice/voucher'], when: books },
      {
        key: 'billInvoices',
        icon: 'wallet',
        path: '/center/bill/detail/electrondetail',
        within: ['/center/bill/detail/specialdetail', '/center/invoice/confirm', '/center/invoice/detail'],
        when: readsCompany,
      },
      { key: 'billItineraries', icon: 'ticket', path: '/center/bill/detail/itinerarydetail', when: readsCompany },
      {
        key: 'myBudgets',
        icon: 'chart',
        path: '/center/budget',
        when: ({ watchesBudgets, assisted }) => watchesBudgets === true && !assisted,
      },
    ],
  },
]

/** The management console (S2.43–S2.50), by what there is of it. */
const console: Groups = [
  {
    group: 'company',
    items: [
      { key: 'overview', icon: 'home', path: '/manage/index', when: looksAfter },
      { key: 'company', icon: 'building', path: '/manage/enterprise/index', when: readsCompany },
      {
        key: 'costCentres',
        icon: 'wallet',
        path: '/manage/enterprise/costCentres',
        within: ['/manage/enterprise/costCentres/import'],
        when: readsCompany,
      },
      { key: 'projects', icon: 'briefcase', path: '/manage/enterprise/projects', when: readsCompany },
      {
        key: 'budgets',
        icon: 'chart',
        path: '/manage/enterprise/budgets',
        within: ['/manage/enterprise/budgets/import'],
        when: readsCompany,
      },
      { key: 'customFields', icon: 'edit', path: '/manage/enterprise/fields', when: readsCompany },
      { key: 'legalEntities', icon: 'document', path: '/manage/enterprise/entities', when: readsCompany },
      { key: 'officeHours', icon: 'calendar', path: '/manage/enterprise/hours', when: readsCompany },
      { key: 'notices', icon: 'bell', path: '/manage/enterprise/notices', when: readsCompany },
      { key: 'agreement', icon: 'document', path: '/manage/employee/contract', when: readsCompany },
      { key: 'paymentApp', icon: 'wallet', path: '/manage/alipayCode/index', when: manages },
      { key: 'changeLog', icon: 'clock', path: '/manage/log/index', when: readsAudit },
    ],
  },
  {
    group: 'people',
    items: [
      {
        key: 'people',
        icon: 'users',
        path: '/manage/employee/list',
        within: ['/manage/employee/detail', '/manage/employee/add', '/manage/employee/import'],
        when: readsPeople,
      },
      { key: 'accounts', icon: 'lock', path: '/manage/employee/account', when: readsPeople },
      {
        key: 'departments',
        icon: 'building',
        path: '/manage/employee/departments',
        within: ['/manage/employee/departments/import'],
        when: readsPeople,
      },
      { key: 'grades', icon: 'list', path: '/manage/employee/grade', when: readsPeople },
      { key: 'guests', icon: 'user', path: '/manage/employee/guest', when: readsPeople },
      { key: 'arrangers', icon: 'briefcase', path: '/manage/employee/arrangers', when: readsPeople },
    ],
  },
  {
    group: 'rules',
    items: [
      {
        key: 'policies',
        icon: 'shield',
        path: '/manage/control/list',
        within: [
          '/manage/control/detail',
          '/manage/control/lab',
          '/manage/control/editFlight',
          '/manage/control/editIFlight',
          '/manage/control/editHotel',
          '/manage/control/editIHotel',
          '/manage/control/editTrain',
          '/manage/control/editCar',
          '/manage/control/editVisa',
          '/manage/control/editMeeting',
        ],
        when: readsRules,
      },
      { key: 'flows', icon: 'approve', path: '/manage/approval/index', when: readsRules },
    ],
  },
  {
    group: 'companyOrders',
    items: [
      { key: 'companyOrders', icon: 'document', path: '/center/management/list', when: readsOrders },
      { key: 'orderReport', icon: 'list', path: '/center/management/orderDetailReport', when: readsOrders },
      {
        key: 'companyTrips',
        icon: 'pin',
        path: '/center/travelOrder',
        within: ['/center/travelOrder/detail'],
        when: readsOrders,
      },
      { key: 'unusedTickets', icon: 'ticket', path: '/center/openManage/index', when: readsOrders },
    ],
  },
  {
    group: 'billing',
    items: [
      {
        key: 'bills',
        icon: 'wallet',
        path: '/center/bill/onlineAccount',
        within: [
          '/center/bill/detail',
          '/center/bill/flightItineraryDetails',
          '/center/bill/trainItineraryDetails',
          '/center/bill/insuranceDetails',
          '/center/bill/fillbill',
          '/center/bill/manualInvoiceDetail',
        ],
        when: readsCompany,
      },
      { key: 'billsToConfirm', icon: 'check', path: '/center/bill/confirmList', when: readsCompany },
      { key: 'variances', icon: 'comment', path: '/center/bill/varianceSheetList', when: readsCompany },
      {
        key: 'billRecords',
        icon: 'clock',
        path: '/center/bill/record',
        within: ['/center/bill/recordDetail'],
        when: readsCompany,
      },
      {
        key: 'companyVouchers',
        icon: 'ticket',
        path: '/center/bill/vouchers',
        within: ['/center/bill/voucher'],
        when: readsCompany,
      },
      { key: 'voucherRadar', icon: 'alert', path: '/center/bill/voucherRadar', when: readsCompany },
      { key: 'billFiles', icon: 'document', path: '/center/bill/fileManagement', when: readsCompany },
      {
        key: 'accounting',
        icon: 'list',
        path: '/center/bill/accounting',
        within: ['/center/bill/accountingDetail', '/center/bill/accountingMapping'],
        when: readsCompany,
      },
      { key: 'deposit', icon: 'card', path: '/center/advance/index', when: readsCompany },
    ],
  },
  {
    group: 'reports',
    items: [
      {
        key: 'flightReport',
        icon: 'plane',
        path: '/report/flight/index',
        within: [
          '/report/flight/department/index',
          '/report/flight/class/index',
          '/report/flight/discount/index',
          '/report/flight/company/index',
          '/report/flight/trend/index',
          '/report/flight/economy/index',
        ],
        when: readsOrders,
      },
      { key: 'trainReport', icon: 'train', path: '/report/train/index', when: readsOrders },
      { key: 'hotelReport', icon: 'hotel', path: '/report/hotel/index', when: readsOrders },
      { key: 'carReport', icon: 'car', path: '/report/car/index', when: readsOrders },
      { key: 'visaReport', icon: 'visa', path: '/report/visa/index', when: readsOrders },
      { key: 'meetingReport', icon: 'meeting', path: '/report/meeting/index', when: readsOrders },
      { key: 'carbonReport', icon: 'leaf', path: '/report/carbon/index', when: readsOrders },
      { key: 'savings', icon: 'chart', path: '/manage/conserve/index', when: readsOrders },
    ],
  },
  {
    group: 'safety',
    items: [
      { key: 'whereabouts', icon: 'pin', path: '/manage/whereabouts/index', when: readsWhereabouts },
      {
        key: 'incidents',
        icon: 'alert',
        path: '/manage/incident/index',
        within: ['/manage/incident/detail'],
        when: managesIncidents,
      },
    ],
  },
  {
    group: 'help',
    items: [{ key: 'manual', icon: 'help', path: '/manage/help/manual', when: readsManual }],
  },
]

export interface MenuGroup {
  title: string
  menuList: { title: string; icon: string; param: string }[]
}

/** The menu of the personal centre for this person; a group without an entry is left out. */
export const centreMenu = (facts: MenuFacts, language: Language): MenuGroup[] => menuOf(centre, facts, language)

/** The menu of the console, by the permissions that come with roles (S6.06). */
export const consoleMenu = (facts: MenuFacts, language: Language): MenuGroup[] => menuOf(console, facts, language)

function menuOf(groups: Groups, facts: MenuFacts, language: Language): MenuGroup[] {
  const text = menuText[language]
  return groups
    .map(({ group, items }) => ({
      title: text.groups[group],
      menuList: items
        .filter(({ when }) => when?.(facts) ?? true)
        .map(({ key, icon, path }) => ({ title: text.items[key], icon, param: path })),
    }))
    .filter(({ menuList }) => menuList.length > 0)
}

type ShownMenu = readonly { menuList: readonly { param: string }[] }[]

/** The entry that a screen is, else the first one that it stands behind (S2.30); none where the menu does not open it. */
export function entryOf(path: string, menu: ShownMenu): string | undefined {
  const shown = new Set(menu.flatMap(({ menuList }) => menuList.map(({ param }) => param)))
  if (shown.has(path)) return path
  return [...centre, ...console]
    .flatMap(({ items }) => items)
    .find((item) => shown.has(item.path) && (item.within?.includes(path) ?? false))?.path
}

/** Whether the menu opens a screen (S6.06). */
export const isInMenu = (path: string, menu: ShownMenu): boolean => entryOf(path, menu) !== undefined
