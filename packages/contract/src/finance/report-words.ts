/** Which day a report narrows by: of booking, of issue (of a refund or change its own), of travel. */
export const reportDays = ['booked', 'issued', 'travel'] as const
export type ReportDay = (typeof reportDays)[number]

/** Beside which days a report stands: the same of the year before, or those just before. */
export const reportComparisons = ['lastYear', 'before'] as const
export type ReportComparison = (typeof reportComparisons)[number]

/**
 * By what a report is divided. Class is the cabin, seat, rate of a stay, class of a car, kind
 * of a visa or size of a meeting; carrier the airline, kind of train or chain; route the places, or the city or country. Above is by how much
 * a ticket was dearer than the lowest that keeps to the standard; rail how long the train takes that goes the same way; trip the trip
 * of which an order is part, or the order itself with its changes and refunds. */
export const reportGroups = [
  'department',
  'employee',
  'class',
  'discount',
  'carrier',
  'route',
  'tier',
  'advance',
  'reason',
  'product',
  'above',
  'aboveShare',
  'rail',
  'trip',
] as const
export type ReportGroup = (typeof reportGroups)[number]

/** What a report divides an economy ticket by (handbook 10.6); the figures are tenths of the full fare. */
export const discountBands = ['from9', 'from7', 'from5', 'from3', 'below3', 'none'] as const
export type DiscountBand = (typeof discountBands)[number]

/** Days from issue to departure. */
export const advanceBands = ['0', '1', '2', '3-6', '7-13', '14+'] as const
export type AdvanceBand = (typeof advanceBands)[number]

/** Up to how many yuan, or percent, a ticket was dearer than the lowest that keeps to the standard; nothing where none was compared. */
export const aboveYuan = [0, 20, 50, 100, 200, 500] as const
export const abovePercent = [0, 5, 10, 20, 30, 50] as const
export type AboveYuan = (typeof aboveYuan)[number]
export type AbovePercent = (typeof abovePercent)[number]
/** Dearer than the last of them. */
export const farAbove = 'more'

/** Up to how many hours the train takes. */
export const railHours = [2, 3, 4] as const
export type RailHours = (typeof railHours)[number]

/** What is summed of lines. Money is fen, the weight of carbon dioxide grams. */
export const measures = [
  'tickets',
  'refunded',
  'changed',
  'sold',
  'returned',
  'taxes',
  'fees',
  'alteration',
  'company',
  'economyTickets',
  'economyFare',
  'economyFull',
  'fullPriced',
  'fullFare',
  'saved',
  'agreementSaved',
  'compared',
  'adopted',
  'lost',
  'lostWithin1h',
  'lostWithin2h',
  'lostWithin4h',
  'violating',
  'excess',
  'nights',
  'kilometres',
  'grams',
  'byRail',
  'byRailFare',
  'byRailPrice',
  'byRailGrams',
] as const
export type Measure = (typeof measures)[number]
export type Measures = Record<Measure, number>

/** Groups of an answer: the largest by money. */
export const groupsAtMost = 200
/** Days of a report. */
export const daysAtMost = 1_100

/** The pages of reports (S2.42, S2.48), and those of cars, visas and meetings. */
export const reportNames = [
  'flight',
  'department',
  'class',
  'discount',
  'company',
  'trend',
  'economy',
  'train',
  'hotel',
  'car',
  'visa',
  'meeting',
  'carbon',
  'savings',
] as const
export type ReportName = (typeof reportNames)[number]
export const reportRegions = ['domestic', 'abroad'] as const
export type ReportRegion = (typeof reportRegions)[number]

/** Views that one person saves of one page. */
export const viewsAtMost = 30
/** Who gets one view every month. */
export const mailReadersAtMost = 20
/** The last day of the month on which a view can be sent: every month has it. */
export const lastMailDay = 28
