import type {
  ApplicationButtonItem,
  ApplicationDetail,
  ApplicationSummary,
} from '@sojourn/contract/booking/application/application.shapes'
import type { Sketch } from './server'

/** What may be done about an application, by the types of S3.12. */
export const applicationButton = (
  type: ApplicationButtonItem['type'],
  name: string,
  more: Partial<ApplicationButtonItem> = {},
): ApplicationButtonItem => ({ type, name, enabled: true, ...more })

/** Two people go to Shanghai for three days, and it may be booked. */
export const applicationSummary = {
  travelApplyNo: 'A1',
  displayTravelApplyNo: 'A20261120001',
  travelApplyType: 1,
  travelApplyTypeDesc: '普通',
  title: '上海项目验收',
  travelDescription: '',
  startDateStruct: { fullDate: '2026-12-07' },
  endDateStruct: { fullDate: '2026-12-09' },
  displayCity: '上海',
  employeeName: '林晓雯',
  travelApplyPersonList: [{ name: '林晓雯' }, { name: '陈志远' }],
  productTypes: [1],
  state: 1,
  stateName: '可预订',
  budgetTotal: 3000_00,
  budgetLeft: 3000_00,
  isBudgetShared: false,
  currency: 'CNY',
  createdAt: '2026-11-19T02:00:00Z',
  buttonList: [applicationButton(1, '查看')],
} as const satisfies Sketch<ApplicationSummary>

/** The same as its own page tells it. */
export const applicationDetail = {
  ...applicationSummary,
  version: 3,
  contentVersion: 1,
  validVersion: 1,
  versions: [],
  content: {
    travelApplyType: 1,
    title: '上海项目验收',
    travelDescription: '',
    travellerIds: ['e1'],
    limitTraveler: 1,
    costCentreId: 'c1',
    productTypes: [1],
    itineraryMode: 'cities',
    lines: [],
    cities: [{ code: 'SHA', name: '上海' }],
    startDate: '2026-12-07',
    endDate: '2026-12-09',
    flexBefore: 1,
    flexAfter: 2,
    budgets: [{ productType: 1, amount: 3000_00 }],
    customFields: [],
    orderNos: [],
  },
  standard: [],
  costCentre: '销售',
  departmentName: '销售部',
  travellers: [{ employeeId: 'e1', name: '林晓雯', departmentName: '销售部', gradeName: 'P3', standard: '默认标准' }],
  budget: { control: 'strong', total: 3000_00, encumbered: 800_00, spent: 200_00, left: 2000_00, sharedWith: [] },
  lineUse: [],
  customFields: [],
  orders: [],
  history: [],
  nextStep: '可以按此申请单预订',
} as const satisfies Sketch<ApplicationDetail>
