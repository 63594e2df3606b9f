import type { Product } from '@sojourn/contract/booking/codes'
import type { ReportGroup } from '@sojourn/contract/finance/report-words'
import type { Figure } from '@sojourn/domain/finance/report/figures'
import { paths } from '../../../paths'

export type Region = 'domestic' | 'abroad'

/** One page of reports: what it is of, which figures lead, how it is divided. */
export interface ReportKind {
  path: () => string
  products: Readonly<Partial<Record<Region, readonly Product[]>>>
  /** The figures that matter most. */
  figures: readonly Figure[]
  /** The first is shown until another one is chosen. */
  groups: readonly ReportGroup[]
  /** Columns of the table; the first is plotted. */
  columns: readonly Figure[]
  /** What is plotted: the course of time or the parts. */
  plots: 'trend' | 'parts'
}

const flights = { domestic: ['flight'], abroad: ['intlFlight'] } as const

export const reportKinds = {
  flight: {
    path: paths.flightReport,
    products: flights,
    figures: ['amount', 'tickets', 'averageDiscount', 'saved', 'refundShare'],
    groups: ['route', 'carrier', 'department', 'class'],
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved'],
    plots: 'trend',
  },
  department: {
    path: paths.flightDepartmentReport,
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'lost'],
    groups: ['department', 'employee'],
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved', 'lost'],
    plots: 'parts',
  },
  class: {
    path: paths.flightClassReport,
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'fullPriceShare', 'violatingShare'],
    groups: ['class'],
    columns: ['netSales', 'tickets', 'averagePrice', 'saved', 'violatingShare'],
    plots: 'parts',
  },
  discount: {
    path: paths.flightDiscountReport,
    products: { domestic: ['flight'] },
    figures: ['averageDiscount', 'fullPriceShare', 'fullFare', 'saved', 'savedShare'],
    groups: ['discount', 'advance'],
    columns: ['tickets', 'netSales', 'averageDiscount', 'saved'],
    plots: 'parts',
  },
  company: {
    path: paths.flightCompanyReport,
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'agreementSaved'],
    groups: ['carrier', 'route'],
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'agreementSaved'],
    plots: 'parts',
  },
  trend: {
    path: paths.flightTrendReport,
    products: flights,
    figures: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'carbon'],
    groups: ['advance'],
    columns: ['netSales', 'tickets', 'averagePrice', 'averageDiscount', 'saved'],
    plots: 'trend',
  },
  economy: {
    path: paths.flightEconomyReport,
    products: flights,
    figures: ['saved', 'agreementSaved', 'lost', 'adoption', 'alteration'],
    groups: ['reason', 'department', 'advance', 'route'],
    columns: ['lost', 'adoption', 'saved', 'alteration', 'refundShare'],
    plots: 'parts',
  },
  train: {
    path: paths.trainReport,
    products: { domestic: ['train'] },
    figures: ['netSales', 'tickets', 'averagePrice', 'refundShare', 'violatingShare'],
    groups: ['class', 'carrier', 'route', 'department'],
    columns: ['netSales', 'tickets', 'averagePrice', 'refundShare', 'changeShare'],
    plots: 'parts',
  },
  hotel: {
    path: paths.hotelReport,
    products: { domestic: ['hotel'], abroad: ['intlHotel'] },
    figures: ['netSales', 'nights', 'averageRate', 'violatingShare', 'excess'],
    groups: ['route', 'tier', 'department'],
    columns: ['netSales', 'nights', 'averageRate', 'violatingShare', 'excess'],
    plots: 'parts',
  },
  savings: {
    path: paths.savings,
    products: { domestic: ['flight', 'train'], abroad: ['intlFlight'] },
    figures: ['saved', 'agreementSaved', 'lost', 'adoption', 'carbon'],
    groups: ['department', 'reason', 'product', 'advance'],
    columns: ['saved', 'agreementSaved', 'lost', 'adoption', 'carbon'],
    plots: 'trend',
  },
} as const satisfies Record<string, ReportKind>
export type ReportName = keyof typeof reportKinds

export const kindOf = (name: ReportName): ReportKind => reportKinds[name]

export const flightReports: readonly ReportName[] = ['flight', 'department', 'class', 'discount', 'company', 'trend', 'economy']
export const regionsOf = ({ products }: ReportKind): Region[] =>
  (['domestic', 'abroad'] as const).filter((region) => products[region] !== undefined)

/** The products of a region, or of all. */
export const productsOf = (kind: ReportKind, region: Region | ''): Product[] =>
  regionsOf(kind).flatMap((one) => (region === '' || region === one ? (kind.products[one] ?? []) : []))
