import type { lineMomentColumns } from '@sojourn/contract/admin/orders/order-words'
import type { OrderLine } from '@sojourn/contract/booking/order-line.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { DividedLine } from '@sojourn/domain/booking/order-lines'
import { toldField, type KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import { passengerName, readableName } from '@sojourn/domain/booking/traveller/passenger-name'
import { daysBetween } from '@sojourn/domain/kit/local-date'
import { ordersText } from '@sojourn/text/admin/orders/words'
import { customFieldText } from '@sojourn/text/booking/custom-field'
import { orderText } from '@sojourn/text/booking/order/words'
import { policyText } from '@sojourn/text/booking/policy/words'
import type { ReportItem } from '../../../capabilities/report'
import type { ProductLines } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { nameIn } from '../columns/latin-column'
import type { StoredViolation } from '../order/record'
import type { OrderSegmentRow } from '../order/store'
import { kindNameOf, stateNameOf } from '../order/summary'
import { storedReason } from '../party/stored-reason'
import type { OwnedTicketRow } from '../order/ticket-store'
import type { AfterSaleLineRow } from '../coupon/store'
import type { OrderMoney, PriceTold } from './money-store'
import { ownPriceOf } from './own-price'
import type { CompanyOrderRow, CompanyTravellerRow, DecidedRow } from './rows-store'

/** All that is told of an order, line by line. */
export interface WholeOrder {
  order: CompanyOrderRow
  party: readonly CompanyTravellerRow[]
  segments: readonly OrderSegmentRow[]
  tickets: readonly OwnedTicketRow[]
  taken: readonly AfterSaleLineRow[]
  decided: DecidedRow | undefined
  money: OrderMoney | undefined
  /** At which of its prices. */
  told: PriceTold
}

export interface LineReader {
  language: Language
  /** Departments in the reader's words, from the top. */
  path: (departmentId: string) => string
}

/** A line, with all that it is told from. */
export interface LineSource {
  context: ProductLines
  whole: WholeOrder
  line: DividedLine
  traveller: CompanyTravellerRow
  segment: OrderSegmentRow
  item: ReportItem
  reader: LineReader
}

type Field = keyof OrderLine
type Words = { readonly [Name in Field]-?: (of: LineSource) => OrderLine[Name] | undefined }

/** When it happened, of the fields that say so: sheets keep a moment, and screens are told it as text. */
export const lineMoments = {
  orderedAt: ({ whole }: LineSource) => whole.order.orderedAt,
  transactedAt: ({ whole }: LineSource) => whole.order.transactedAt,
  departAt: ({ segment }: LineSource) => segment.departAt,
  arriveAt: ({ segment }: LineSource) => segment.arriveAt,
} satisfies Record<(typeof lineMomentColumns)[number], (of: LineSource) => Date | null>

/** What a line says to everybody alike. */
const lineFacts = {
  orderNo: ({ whole }) => whole.order.orderNo,
  bookerNumber: ({ whole }) => whole.order.bookerNumber,
  travelApplyNo: ({ whole }) => whole.order.travelApplyNo ?? '',
  travelOrderNo: ({ whole }) => whole.order.travelOrderNo ?? '',
  agent: ({ whole }) => whole.order.agentName ?? '',
  purpose: ({ whole }) => whole.order.purpose,
  remark: ({ whole }) => whole.order.remark,
  orderedAt: (of) => lineMoments.orderedAt(of).toISOString(),
  transactedAt: (of) => lineMoments.transactedAt(of)?.toISOString(),
  advanceDays: ({ whole: { order } }) => Math.max(0, daysBetween(chinaDate(order.orderedAt), chinaDate(order.departAt))),
  position: ({ line }) => line.traveller,
  costCentreId: ({ traveller }) => traveller.costCentre.id,
  projectCode: ({ traveller }) => traveller.costCentre.project?.code ?? '',
  lineId: (of) => [of.whole.order.orderNo, of.line.traveller, of.segment.position, ticketOf(of)].join('-'),
  travellerNumber: ({ traveller }) => traveller.number,
  costCentreCode: ({ traveller }) => traveller.costCentre.code,
  ticketNo: (of) => ticketOf(of),
  departAt: (of) => lineMoments.departAt(of).toISOString(),
  arriveAt: (of) => lineMoments.arriveAt(of).toISOString(),
  fare: ({ line }) => line.fare,
  taxes: ({ line }) => line.taxes,
  airportFee: ({ line }) => line.airportFee,
  serviceFee: ({ line }) => line.serviceFee,
  insurance: ({ line }) => line.insurance,
  alterationFee: ({ line }) => line.alterationFee,
  amount: ({ line }) => line.amount,
  company: ({ line }) => line.company,
  personal: ({ line }) => line.personal,
  points: ({ line }) => line.points,
  lowestPrice: (of) => {
    const broken = lowestOf(of)
    return broken?.reference?.price ?? (typeof broken?.expected === 'number' ? broken.expected : undefined)
  },
  subOrderNo: ({ whole, line, segment }) => [whole.order.orderNo, line.traveller + 1, segment.position + 1].join('-'),
  // Approvals are known by their order, and by which time it was asked for.
  excessApplyNo: ({ whole: { order, decided }, traveller }) =>
    decided && traveller.violations.some(({ handling }) => handling === 'approval') ? `${order.orderNo}-${decided.round}` : '',
  outsideNo: ({ whole }) => whole.order.supplierReference ?? '',
  office: ({ traveller }) => traveller.office,
  lowestService: (of) => lowestOf(of)?.reference?.service ?? '',
  ownPrice: ({ whole: { order, party }, line, item }) =>
    order.kind === 'booking'
      ? ownPriceOf(
          item,
          party.map(({ position }) => position),
          line.traveller,
        )
      : '',
} satisfies Partial<Words>

/** What it says in the words of a reader; a product tells its item in them. */
const readerWords: Omit<Words, keyof typeof lineFacts> = {
  kind: ({ context, whole, reader }) => kindNameOf(context, whole.order, reader.language),
  product: ({ whole, reader }) => ordersText[reader.language].products[whole.order.product],
  state: ({ context, whole, reader }) => stateNameOf(context, whole.order, reader.language),
  booker: ({ whole, reader }) => readableName(whole.order.booker, reader.language),
  settleType: ({ whole, reader }) => ordersText[reader.language].settleTypes[whole.order.settleType],
  channel: ({ whole, reader }) => ordersText[reader.language].channels[whole.order.agentName === null ? 'online' : 'agent'],
  approval: ({ whole, reader }) => (whole.decided ? ordersText[reader.language].approvals[whole.decided.state] : ''),
  approvers: ({ whole, reader }) =>
    orderText[reader.language].list({ items: (whole.decided?.approvers ?? []).map((name) => nameIn(name, reader.language)) }),
  fields: (of) =>
    fieldsOf(of)
      .map((field) => customFieldText[of.reader.language].told(toldField(field, of.reader.language)))
      .join('\n'),
  traveller: ({ traveller, reader }) => passengerName(traveller, reader.language),
  department: ({ traveller, reader }) => reader.path(traveller.departmentId),
  grade: ({ traveller, reader }) => traveller.grade?.[reader.language] ?? '',
  costCentre: ({ traveller, reader }) => traveller.costCentre.name[reader.language],
  project: ({ traveller: { costCentre }, reader }) =>
    costCentre.project ? `${costCentre.project.code} ${costCentre.project.name[reader.language]}` : '',
  service: ({ item }) => item.service,
  carrier: ({ item }) => item.carrier,
  className: ({ item }) => item.className,
  from: ({ item }) => item.from,
  to: ({ item }) => item.to,
  violations: ({ traveller, reader }) => traveller.violations.map(({ sentence }) => sentence[reader.language]).join('\n'),
  handling: ({ traveller, reader }) =>
    [...new Set(traveller.violations.map(({ handling }) => policyText[reader.language].handlings[handling]))].join('\n'),
  reason: ({ traveller: { reason }, reader }) => (reason ? storedReason(reason, reader.language) : ''),
  bookingMode: ({ whole, reader }) => ordersText[reader.language].bookingModes[whole.order.bookType],
  repeatedRefund: ({ whole: { order }, reader }) =>
    order.kind === 'refund' ? ordersText[reader.language].repeated[order.refundsBefore > 0 ? 'yes' : 'no'] : '',
  discount: ({ whole, line, item, traveller, reader }) =>
    item.fullFare && whole.order.kind !== 'change' && traveller.passenger === 'adult'
      ? policyText[reader.language].discount({ tenths: Math.round((Math.abs(line.fare) * 100) / item.fullFare) })
      : '',
  lowestDiscount: (of) => {
    const reference = lowestOf(of)?.reference
    return reference ? policyText[of.reader.language].discount({ tenths: reference.discount }) : ''
  },
  lowestReason: (of) => {
    const { reason } = of.traveller
    return reason && lowestOf(of) ? storedReason(reason, of.reader.language) : ''
  },
}

/** What a line says, field by field: a file asks for some of them alone. */
export const lineWords: Words = { ...lineFacts, ...readerWords }

/** The rule of the lowest price where this journey breaks it. */
const lowestOf = ({ traveller, item }: LineSource): StoredViolation | undefined =>
  traveller.violations.find(
    ({ rule, journey = 0 }) => rule === 'lowestPrice' && (item.journey === undefined || journey === item.journey),
  )

/** Of what was changed or given back it stands with the line; of bookings it is the traveller's for that part. */
function ticketOf({ line, whole, traveller, segment }: LineSource): string {
  const own = whole.tickets.find(
    (ticket) => ticket.traveller === traveller.position && ticket.coupons.some((coupon) => coupon.segment === segment.position),
  )
  return line.ticketNo ?? own?.ticketNo ?? ''
}

/** What the company asked of the order and of this traveller. */
export const fieldsOf = ({ whole, traveller }: Pick<LineSource, 'whole' | 'traveller'>): KeptField[] =>
  whole.order.fields.filter(({ employeeId }) => employeeId === undefined || employeeId === traveller.employeeId)

function say(told: Partial<OrderLine>, fields: Partial<Words>, of: LineSource): OrderLine {
  for (const [field, word] of Object.entries(fields)) {
    const value = word(of)
    if (value !== undefined) Object.assign(told, { [field]: value })
  }
  return told as OrderLine
}

/** All that a line says. */
export const lineOf = (of: LineSource): OrderLine => say({}, lineWords, of)

/** The same line as each of its readers is told of it. */
export function linesToldOf(sources: readonly LineSource[]): OrderLine[] {
  const facts = say({}, lineFacts, sources[0]!)
  return sources.map((of) => say({ ...facts }, readerWords, of))
}
