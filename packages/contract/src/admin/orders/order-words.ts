import { listNames } from '../list-words'

/** Where an order stands for who looks after the company's orders. */
export const orderPhases = [
  'approving',
  'paying',
  'fulfilling',
  'fulfilled',
  'altering',
  'altered',
  'completed',
  'ended',
] as const
export type OrderPhase = (typeof orderPhases)[number]

/** Which day a list of orders is narrowed by. */
export const orderDays = ['ordered', 'transacted', 'travel'] as const
export type OrderDay = (typeof orderDays)[number]

/** By the days, or by what it comes to. */
export const orderSorts = [...orderDays, 'amount'] as const
export type OrderSort = (typeof orderSorts)[number]

export const verdictFilters = ['within', 'violating'] as const
export const channels = ['online', 'agent'] as const

/** What an order may cost beside the price of what was booked. */
export const feeCategories = ['taxes', 'serviceFee', 'insurance', 'alterationFee'] as const
export type FeeCategory = (typeof feeCategories)[number]

/** Whether what the company paid for has its vouchers: of something one is missing, or nothing lacks one. */
export const voucherStatuses = ['missing', 'complete'] as const
export type VoucherStatus = (typeof voucherStatuses)[number]

/** What a line of the report says in words. */
export const lineTextColumns = [
  'orderNo',
  'kind',
  'product',
  'state',
  'booker',
  'bookerNumber',
  'traveller',
  'travellerNumber',
  'department',
  'grade',
  'costCentreCode',
  'costCentre',
  'project',
  'travelApplyNo',
  'travelOrderNo',
  'service',
  'carrier',
  'className',
  'from',
  'to',
  'ticketNo',
  'settleType',
  'violations',
  'handling',
  'reason',
  'channel',
  'agent',
  'approval',
  'approvers',
  'purpose',
  'remark',
  'fields',
  'subOrderNo',
  'excessApplyNo',
  'outsideNo',
  'office',
  'bookingMode',
  'repeatedRefund',
  'discount',
  'lowestService',
  'lowestDiscount',
  'lowestReason',
  'ownPrice',
] as const
/** Moments, which a sheet keeps as dates. */
export const lineMomentColumns = ['orderedAt', 'transactedAt', 'departAt', 'arriveAt'] as const
/** Fen. */
export const lineMoneyColumns = [
  'fare',
  'taxes',
  'serviceFee',
  'insurance',
  'alterationFee',
  'amount',
  'company',
  'personal',
  'points',
  'lowestPrice',
] as const
export const lineCountColumns = ['advanceDays'] as const

/** Of the report, in the order in which they stand. */
export const lineColumns = [
  'orderNo',
  'kind',
  'product',
  'state',
  'transactedAt',
  'orderedAt',
  'booker',
  'bookerNumber',
  'traveller',
  'travellerNumber',
  'department',
  'grade',
  'costCentreCode',
  'costCentre',
  'project',
  'travelApplyNo',
  'travelOrderNo',
  'service',
  'carrier',
  'className',
  'from',
  'to',
  'departAt',
  'arriveAt',
  'ticketNo',
  'fare',
  'taxes',
  'serviceFee',
  'insurance',
  'alterationFee',
  'amount',
  'company',
  'personal',
  'points',
  'settleType',
  'violations',
  'handling',
  'reason',
  'lowestPrice',
  'advanceDays',
  'channel',
  'agent',
  'approval',
  'approvers',
  'purpose',
  'remark',
  'fields',
  'subOrderNo',
  'excessApplyNo',
  'outsideNo',
  'office',
  'bookingMode',
  'repeatedRefund',
  'discount',
  'lowestService',
  'lowestDiscount',
  'lowestReason',
  'ownPrice',
] as const satisfies readonly LineColumn[]
export type LineColumn =
  | (typeof lineTextColumns)[number]
  | (typeof lineMomentColumns)[number]
  | (typeof lineMoneyColumns)[number]
  | (typeof lineCountColumns)[number]

/** Fields of the company that are columns of the report, in the order in which they are asked. */
export const fieldColumnsAtMost = 100
/** By what such a column is known, in views too. */
export const fieldColumnOf = (key: string): string => `field.${key}`

/** Of the list of unused tickets, in the order in which they stand. */
export const ticketColumns = [
  'ticketNo',
  'orderNo',
  'product',
  'traveller',
  'travellerNumber',
  'department',
  'booker',
  'service',
  'carrier',
  'from',
  'to',
  'departAt',
  'issuedOn',
  'lastDay',
  'value',
  'couponsLeft',
  'status',
  'plans',
] as const
export type TicketColumn = (typeof ticketColumns)[number]

/** The ticket is somebody's who is still here, of a leaver, something is done with it already, or it is over. */
export const ticketStatuses = ['usable', 'leaver', 'taken', 'expired'] as const
export type TicketStatus = (typeof ticketStatuses)[number]
export const ticketChoices = ['soon', 'planned'] as const
export type TicketChoice = (typeof ticketChoices)[number]
/** By what unused tickets are divided: the month in which they end, their airline, the traveller named on them. */
export const ticketDivisions = ['month', 'carrier', 'person'] as const
export type TicketDivision = (typeof ticketDivisions)[number]
/** Parts of a division that are told. */
export const ticketPartsAtMost = 100
export const ticketSorts = ['lastDay', 'value'] as const

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]
export const exportKinds = ['lines', 'tickets', ...listNames] as const
export type ExportKind = (typeof exportKinds)[number]
/** Why a file was not made. */
export const exportFailures = ['tooManyLines', 'broken'] as const
export type ExportFailure = (typeof exportFailures)[number]

/** Lines of one file. */
export const linesAtMost = 200_000
/** Views that somebody keeps of the lists of orders. */
export const viewsAtMost = 30
export const viewLists = ['orders', 'lines'] as const
export type ViewList = (typeof viewLists)[number]

/** A count that went no further. */
export const countedAtMost = 10_000

/** Parts of orders that are charged to another cost centre at once. */
export const costPartsAtMost = 100
