import type { Product } from '@sojourn/contract/booking/codes'
import type { ReportViewSearch } from '@sojourn/contract/finance/report-view.shapes'
import { reportRegions, type ReportGroup, type ReportName, type ReportRegion } from '@sojourn/contract/finance/report-words'
import { daysBetween } from '../../kit/local-date'
import type { Figure } from './figures'
import type { DayRange } from './periods'

/** What a division is called. */
export type GroupName =
  | ReportGroup
  | 'cabin'
  | 'airline'
  | 'flightRoute'
  | 'seat'
  | 'trainType'
  | 'trainRoute'
  | 'rate'
  | 'chain'
  | 'city'
  | 'carClass'
  | 'rideType'
  | 'country'
  | 'visaKind'
  | 'meetingSize'

/** One page of reports: what it is of, which figures lead, how it is divided. */
export interface ReportKind {
  name: ReportName
  path: string
  products: Readonly<Partial<Record<ReportRegion, readonly Product[]>>>
  /** The figures that matter most. */
  figures: readonly Figure[]
  /** The first is shown until another one is chosen. */
  groups: readonly ReportGroup[]
  /** What divisions are called where a product has a word of its own. */
  named: Readonly<Partial<Record<ReportGroup, GroupName>>>
  /** Columns of the table; the first is plotted, and orders the parts. */
  columns: readonly Figure[]
  /** What is plotted: the course of time or the parts. */
  plots: 'trend' | 'parts'
}

const flights = { domestic: ['flight'], abroad: ['intlFlight'] } as const
const ofFlights = { class: 'cabin', carrier: 'airline', route: 'flightRoute' } as const

export const reportKinds = {
  flight: {
    name: 'flight',
    path: '/report/flight/index',
    products: flights,
    figures: ['amount', 'tickets', 'averageDiscount', 'saved', 'refundShare'],
    groups: ['route', 'carrier', 'department', 'class'],
    named: ofFlights,
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved'],
    plots: 'trend',
  },
  department: {
    name: 'department',
    path: '/report/flight/department/index',
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'lost'],
    groups: ['department', 'employee'],
    named: {},
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved', 'lost'],
    plots: 'parts',
  },
  class: {
    name: 'class',
    path: '/report/flight/class/index',
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'fullPriceShare', 'violatingShare'],
    groups: ['class'],
    named: ofFlights,
    columns: ['netSales', 'tickets', 'averagePrice', 'saved', 'violatingShare'],
    plots: 'parts',
  },
  discount: {
    name: 'discount',
    path: '/report/flight/discount/index',
    products: { domestic: ['flight'] },
    figures: ['averageDiscount', 'fullPriceShare', 'fullFare', 'saved', 'savedShare'],
    groups: ['discount', 'advance'],
    named: {},
    columns: ['tickets', 'netSales', 'averageDiscount', 'saved'],
    plots: 'parts',
  },
  company: {
    name: 'company',
    path: '/report/flight/company/index',
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'agreementSaved'],
    groups: ['carrier', 'route'],
    named: ofFlights,
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'agreementSaved'],
    plots: 'parts',
  },
  trend: {
    name: 'trend',
    path: '/report/flight/trend/index',
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'carbon'],
    groups: ['advance'],
    named: {},
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved'],
    plots: 'trend',
  },
  economy: {
    name: 'economy',
    path: '/report/flight/economy/index',
    products: flights,
    figures: ['saved', 'agreementSaved', 'lost', 'adoption', 'alteration'],
    groups: ['reason', 'department', 'advance', 'route'],
    named: ofFlights,
    columns: ['lost', 'adoption', 'saved', 'alteration', 'refundShare'],
    plots: 'parts',
  },
  train: {
    name: 'train',
    path: '/report/train/index',
    products: { domestic: ['train'] },
    figures: ['netSales', 'tickets', 'averagePrice', 'refundShare', 'violatingShare'],
    groups: ['class', 'carrier', 'route', 'department'],
    named: { class: 'seat', carrier: 'trainType', route: 'trainRoute' },
    columns: ['netSales', 'tickets', 'averagePrice', 'refundShare', 'changeShare'],
    plots: 'parts',
  },
  hotel: {
    name: 'hotel',
    path: '/report/hotel/index',
    products: { domestic: ['hotel'], abroad: ['intlHotel'] },
    figures: ['netSales', 'nights', 'averageRate', 'violatingShare', 'excess'],
    groups: ['route', 'carrier', 'class', 'tier', 'department'],
    named: { class: 'rate', carrier: 'chain', route: 'city' },
    columns: ['netSales', 'nights', 'averageRate', 'violatingShare', 'excess'],
    plots: 'parts',
  },
  car: {
    name: 'car',
    path: '/report/car/index',
    products: { domestic: ['car'] },
    figures: ['netSales', 'pieces', 'averagePiece', 'violatingShare', 'carbon'],
    groups: ['class', 'carrier', 'route', 'department'],
    named: { class: 'carClass', carrier: 'rideType', route: 'city' },
    columns: ['netSales', 'pieces', 'averagePiece', 'violatingShare', 'carbon'],
    plots: 'parts',
  },
  visa: {
    name: 'visa',
    path: '/report/visa/index',
    products: { abroad: ['visa'] },
    // Nothing of a visa or a meeting is against a standard: no policy says anything of them.
    figures: ['amount', 'pieces', 'averagePiece', 'cancelShare'],
    groups: ['route', 'class', 'department', 'advance'],
    named: { class: 'visaKind', route: 'country' },
    columns: ['amount', 'pieces', 'averagePiece', 'cancelShare'],
    plots: 'parts',
  },
  meeting: {
    name: 'meeting',
    path: '/report/meeting/index',
    products: { domestic: ['meeting'] },
    figures: ['amount', 'pieces', 'averagePiece'],
    groups: ['route', 'class', 'department'],
    named: { class: 'meetingSize', route: 'city' },
    columns: ['amount', 'pieces', 'averagePiece'],
    plots: 'parts',
  },
  carbon: {
    name: 'carbon',
    path: '/report/carbon/index',
    products: { domestic: ['flight', 'train', 'hotel', 'car'], abroad: ['intlFlight', 'intlHotel'] },
    figures: ['carbon', 'tickets', 'nights', 'amount'],
    groups: ['product', 'trip', 'department', 'employee'],
    named: {},
    columns: ['carbon', 'tickets', 'nights', 'amount'],
    plots: 'trend',
  },
  savings: {
    name: 'savings',
    path: '/manage/conserve/index',
    products: { domestic: ['flight', 'train', 'hotel'], abroad: ['intlFlight', 'intlHotel'] },
    figures: ['saved', 'agreementSaved', 'lost', 'adoption', 'carbon'],
    groups: ['department', 'reason', 'product', 'trip', 'advance', 'above', 'aboveShare', 'rail'],
    named: {},
    columns: ['saved', 'agreementSaved', 'lost', 'adoption', 'carbon'],
    plots: 'trend',
  },
} as const satisfies { [Name in ReportName]: ReportKind & { name: Name } }

/** The pages of flights, in their order. */
export const flightReports: readonly ReportName[] = ['flight', 'department', 'class', 'discount', 'company', 'trend', 'economy']
export const kindOf = (name: ReportName): ReportKind => reportKinds[name]

export const regionsOf = ({ products }: ReportKind): ReportRegion[] =>
  reportRegions.filter((region) => products[region] !== undefined)

/** The products of a region, or of all. */
export const productsOf = (kind: ReportKind, region: ReportRegion | undefined): Product[] =>
  regionsOf(kind).flatMap((one) => (region === undefined || region === one ? (kind.products[one] ?? []) : []))

/** Products of which a page can show one alone; none where a region says as much. */
export const productChoices = (kind: ReportKind): Product[] =>
  regionsOf(kind).some((region) => kind.products[region]!.length > 1) ? productsOf(kind, undefined) : []

/** What a division of a page is called. */
export const groupNameOf = ({ named }: ReportKind, group: ReportGroup): GroupName => named[group] ?? group

/** Trips are as many as orders: of a whole company they are told apart within so many days. */
export const tripDaysAtMost = 31

interface Days extends DayRange {
  /** Nothing stands above the department that is looked at: it may have the trips of the whole company. */
  atTop?: boolean | undefined
}
interface Narrowed extends Days {
  departmentId?: string | undefined
}

/** Whether trips are told apart: within a department below another, or within so many days. */
export const tellsTrips = ({ departmentId, atTop = false, from, to }: Narrowed): boolean =>
  (departmentId !== undefined && !atTop) || daysBetween(from, to) < tripDaysAtMost

/** By what a page can be divided: people are told apart within a department, trips within one below another or within a month. */
export const groupsOf = ({ groups }: ReportKind, narrowed: Narrowed): ReportGroup[] =>
  groups.filter(
    (group) => (group !== 'employee' || narrowed.departmentId !== undefined) && (group !== 'trip' || tellsTrips(narrowed)),
  )

/** How a page is divided now. */
export function groupOf(kind: ReportKind, { by, ...narrowed }: Narrowed & Pick<ReportViewSearch, 'by'>): ReportGroup {
  const offered = groupsOf(kind, narrowed)
  return offered.find((group) => group === by) ?? offered[0]!
}

/** What a page asks of its report, of these days. */
export function reportRequest(kind: ReportKind, search: ReportViewSearch, { from, to, atTop }: Days) {
  const { region, product, by: _by, ...asked } = search
  const products = productsOf(kind, region).filter((one) => product === undefined || one === product)
  return {
    ...asked,
    from,
    to,
    page: kind.name,
    // A region or product that this page does not have narrows nothing.
    products: products.length > 0 ? products : productsOf(kind, undefined),
    groupedBy: groupOf(kind, { ...search, from, to, atTop }),
  }
}
