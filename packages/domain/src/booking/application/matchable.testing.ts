import type { MatchableApplication, PlannedLine } from './match'

/** A flight there and back, and an application for it as tests change them. */
export const line = (more: Partial<PlannedLine> = {}): PlannedLine => ({
  product: 'flight',
  depart: '北京',
  arrive: '上海',
  startDate: '2026-12-07',
  endDate: '2026-12-10',
  isReturn: true,
  multiUse: false,
  ...more,
})
export const application = (more: Partial<MatchableApplication> = {}): MatchableApplication => ({
  state: 'approved',
  products: ['flight', 'hotel', 'train'],
  applicantId: 'lin',
  limitTraveler: true,
  travellerIds: ['lin', 'su'],
  itineraryMode: 'lines',
  lines: [line()],
  cities: [],
  homeCity: '',
  startDate: '2026-12-07',
  endDate: '2026-12-10',
  flexBefore: 1,
  flexAfter: 2,
  control: 'strong',
  budgetLeft: 200_000,
  used: [],
  nightsTaken: [],
  ...more,
})
