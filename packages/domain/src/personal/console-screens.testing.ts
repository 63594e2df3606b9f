import type { Role } from '@sojourn/contract/kit/roles'

export interface ConsoleScreen {
  path: string
  /** To everybody else it is closed (S4.39). */
  seenBy: readonly Role[]
  /** Stands behind the entry before it. */
  behind?: true
}

const people: readonly Role[] = ['administrator', 'humanResources', 'auditor', 'departmentAdministrator']
const company: readonly Role[] = ['administrator', 'finance', 'auditor']
const rules: readonly Role[] = ['administrator', 'approvalAdministrator', 'auditor']
const orders: readonly Role[] = ['administrator', 'finance', 'auditor', 'departmentAdministrator']
const audit: readonly Role[] = ['administrator', 'auditor']
const places: readonly Role[] = ['administrator', 'departmentAdministrator']
const all: readonly Role[] = [
  'administrator',
  'humanResources',
  'finance',
  'approvalAdministrator',
  'auditor',
  'departmentAdministrator',
]

const entries = (seenBy: readonly Role[], ...paths: string[]): ConsoleScreen[] => paths.map((path) => ({ path, seenBy }))
const behind = (seenBy: readonly Role[], ...paths: string[]): ConsoleScreen[] =>
  paths.map((path) => ({ path, seenBy, behind: true }))

/** Every screen of the console with the roles that see it, entries in the order of the menu. */
export const consoleScreens: readonly ConsoleScreen[] = [
  ...entries(all, '/manage/index'),
  ...entries(company, '/manage/enterprise/index', '/manage/enterprise/costCentres'),
  ...behind(company, '/manage/enterprise/costCentres/import'),
  ...entries(company, '/manage/enterprise/projects', '/manage/enterprise/budgets'),
  ...behind(company, '/manage/enterprise/budgets/import'),
  ...entries(company, '/manage/enterprise/fields', '/manage/enterprise/entities', '/manage/enterprise/hours'),
  ...entries(company, '/manage/enterprise/notices', '/manage/employee/contract'),
  ...entries(['administrator'], '/manage/alipayCode/index'),
  ...entries(audit, '/manage/log/index'),
  ...entries(people, '/manage/employee/list'),
  ...behind(people, '/manage/employee/detail', '/manage/employee/add', '/manage/employee/import'),
  ...entries(people, '/manage/employee/account', '/manage/employee/departments'),
  ...behind(people, '/manage/employee/departments/import'),
  ...entries(people, '/manage/employee/grade'),
  ...entries(people, '/manage/employee/guest', '/manage/employee/arrangers'),
  ...entries(rules, '/manage/control/list'),
  ...behind(rules, '/manage/control/detail', '/manage/control/lab', '/manage/control/editFlight', '/manage/control/editIFlight'),
  ...behind(rules, '/manage/control/editHotel', '/manage/control/editIHotel', '/manage/control/editTrain'),
  ...behind(rules, '/manage/control/editCar'),
  ...behind(rules, '/manage/control/editVisa'),
  ...behind(rules, '/manage/control/editMeeting'),
  ...entries(rules, '/manage/approval/index'),
  ...entries(orders, '/center/management/list', '/center/management/orderDetailReport', '/center/travelOrder'),
  ...behind(orders, '/center/travelOrder/detail'),
  ...entries(orders, '/center/openManage/index'),
  ...entries(company, '/center/bill/onlineAccount'),
  ...behind(company, '/center/bill/detail', '/center/bill/flightItineraryDetails', '/center/bill/trainItineraryDetails'),
  ...behind(company, '/center/bill/insuranceDetails', '/center/bill/fillbill', '/center/bill/manualInvoiceDetail'),
  ...entries(company, '/center/bill/confirmList', '/center/bill/varianceSheetList', '/center/bill/record'),
  ...behind(company, '/center/bill/recordDetail'),
  ...entries(company, '/center/bill/vouchers'),
  ...behind(company, '/center/bill/voucher'),
  ...entries(company, '/center/bill/voucherRadar', '/center/bill/fileManagement'),
  ...entries(company, '/center/bill/accounting'),
  ...behind(company, '/center/bill/accountingDetail', '/center/bill/accountingMapping'),
  ...entries(company, '/center/advance/index'),
  ...entries(orders, '/report/flight/index'),
  ...behind(orders, '/report/flight/department/index', '/report/flight/class/index', '/report/flight/discount/index'),
  ...behind(orders, '/report/flight/company/index', '/report/flight/trend/index', '/report/flight/economy/index'),
  ...entries(
    orders,
    '/report/train/index',
    '/report/hotel/index',
    '/report/car/index',
    '/report/visa/index',
    '/report/meeting/index',
    '/report/carbon/index',
    '/manage/conserve/index',
  ),
  ...entries(places, '/manage/whereabouts/index'),
  ...entries(['administrator'], '/manage/incident/index'),
  ...behind(['administrator'], '/manage/incident/detail'),
  ...entries([...all, 'agencyOperator'], '/manage/help/manual'),
]

/** Of roles, though they stand in the personal centre. */
export const centreScreens: readonly ConsoleScreen[] = [
  ...entries(audit, '/center/auditLog'),
  ...entries(company, '/center/bill/detail/electrondetail', '/center/bill/detail/itinerarydetail'),
  ...behind(company, '/center/bill/detail/specialdetail'),
]
