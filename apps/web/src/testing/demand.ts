import type { FlightDemandDetail, FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import type { Sketch } from './server'

/** From Beijing to Tokyo on the first of December. */
export const demandLeg = {
  journeyIndex: 0,
  departType: 1,
  departCode: 'PEK',
  departCityName: '北京',
  arriveType: 1,
  arriveCode: 'NRT',
  arriveCityName: '东京',
  departDate: '2026-12-01',
} as const

/** That flight, as the agency's staff type it. */
export const typedSegment = {
  slice: 0,
  flightNo: 'NH964',
  departAirport: 'PEK',
  departDate: '2026-12-01',
  departTime: '08:30',
  arriveAirport: 'NRT',
  arriveDate: '2026-12-01',
  arriveTime: '13:00',
  cabin: 'Y',
  bookingClass: 'M',
} as const

/** A plan for one adult at ¥3,500 with taxes, which stands until the next day. */
export const plan = {
  planId: 'p1',
  departAt: '2026-12-01T00:30:00Z',
  passengers: [{ employeeId: 'e1', passenger: 'adult' }],
  validUntil: '2026-11-21T02:00:00Z',
  validatingCarrier: 'NH',
  carrierName: '全日空',
  segments: [{ ...typedSegment, carrierName: '全日空', departName: '首都机场', arriveName: '成田机场', durationMinutes: 210 }],
  prices: [{ passenger: 'adult', fare: 300_000, taxes: 50_000 }],
  baggage: { pieces: 2, kilograms: 23 },
  rules: '起飞前收 ¥500',
  note: '',
  perAdult: 350_000,
  total: 350_000,
  overBudget: false,
  verdict: 'within',
  violations: [],
} as const satisfies Sketch<FlightPlan>

/** Asked for on behalf of one traveller, and waiting for the agency. */
export const demand = {
  demandNo: 'D1',
  version: 3,
  state: 1,
  stateName: '待报价',
  travelType: 1,
  title: '北京 → 东京',
  legs: [demandLeg],
  cabin: 'Y',
  requester: '林晓雯',
  createdAt: '2026-11-20T01:50:00Z',
  late: false,
  flexibleDays: 0,
  remarks: '',
  travellers: [{ employeeId: 'e1', name: '林晓雯', departmentName: '销售部', gradeName: 'P3' }],
  turningTwo: [],
  plans: [],
  history: [],
  canEdit: false,
  canChoose: false,
  canWithdraw: false,
  canAskAgain: false,
  canQuote: false,
  canIssue: false,
} as const satisfies Sketch<FlightDemandDetail>
