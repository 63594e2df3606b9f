import type { OrderKind } from '@sojourn/contract/booking/codes'
import { apportion, sum } from '../kit/money'

/** Fen of one line of a bill; the columns of an order's lines sum to what the order comes to. */
export interface LineAmounts {
  fare: number
  taxes: number
  /** Of the taxes, the civil aviation fund, in which there is no input tax (handbook 1.10). */
  airportFee: number
  serviceFee: number
  insurance: number
  /** What changing or giving back cost. */
  alterationFee: number
  /** All of it; below nought it came back. */
  amount: number
  company: number
  personal: number
  points: number
}

export interface DividedTraveller {
  position: number
  /** Our fee, and what the traveller's insurances cost. */
  serviceFee: number
  insurance: number
}
/** A part of an order: a flight, a ride, a stay. */
export interface DividedItem {
  segment: number
  /** Fen that the ticket of each traveller is worth; none where the whole party shares a price. */
  worths: Readonly<Record<number, number>>
  /** Of these, public charges. */
  taxes?: Readonly<Record<number, number>>
}
/** A coupon that a change or refund has taken. */
export interface TakenCoupon {
  traveller: number
  segment: number
  ticketNo: string
  newTicketNo: string | null
  ticketPrice: number
  buildFee: number
  fuelFee: number
  insurance: number
  fee: number
  serviceFee: number
  bookingFee: number
  fareDifference: number
  fuelDifference: number
  amount: number
}

export interface DividedOrder {
  kind: OrderKind
  total: number
  /** Who bears it; of a refund, to whom it went back. */
  personalPart: number
  pointsPart: number
  prices: readonly { kind: string; amount: number }[]
  travellers: readonly DividedTraveller[]
  items: readonly DividedItem[]
  taken: readonly TakenCoupon[]
}
export interface DividedLine extends LineAmounts {
  traveller: number
  segment: number
  /** Of what was changed or given back; of bookings the tickets are looked up. */
  ticketNo?: string
}

type Unpaid = Omit<DividedLine, 'company' | 'personal' | 'points'>

/** The lines of an order: one for each traveller and part of it; of changes and refunds, one for each coupon that they took. */
export function linesOfOrder(order: DividedOrder): DividedLine[] {
  const lines = order.kind === 'booking' ? bookedLines(order) : order.taken.length > 0 ? takenLines(order) : emptyLines(order)
  return withPayers(lines, order)
}

const publicCharges: ReadonlySet<string> = new Set(['buildFee', 'fuelFee'])

function bookedLines({ prices, total, travellers, items }: DividedOrder): Unpaid[] {
  const places = travellers.flatMap((traveller) => items.map((item) => ({ traveller, item })))
  const amountOf = (is: (kind: string) => boolean): number =>
    sum(prices.filter(({ kind }) => is(kind)).map(({ amount }) => amount))
  const taxes = amountOf((kind) => publicCharges.has(kind))
  const serviceFee = amountOf((kind) => kind === 'serviceFee')
  const insurance = amountOf(isInsurance)
  const parts = {
    // Whatever else an order costs is the price of what was booked, so that nothing is lost.
    fare: divide(
      total - taxes - serviceFee - insurance,
      places.map(({ traveller: { position }, item }) => (item.worths[position] ?? 0) - (item.taxes?.[position] ?? 0)),
    ),
    taxes: divide(
      taxes,
      places.map(({ traveller: { position }, item }) => item.taxes?.[position] ?? 0),
    ),
    airportFee: divide(
      amountOf((kind) => kind === 'buildFee'),
      places.map(({ traveller: { position }, item }) => item.taxes?.[position] ?? 0),
    ),
    serviceFee: divide(
      serviceFee,
      places.map(({ traveller }) => traveller.serviceFee),
    ),
    insurance: divide(
      insurance,
      places.map(({ traveller }) => traveller.insurance),
    ),
  }
  return places.map(({ traveller, item }, index) => {
    const of = (column: keyof typeof parts): number => parts[column][index]!
    const [fare, charges, fee, insured] = [of('fare'), of('taxes'), of('serviceFee'), of('insurance')]
    return {
      traveller: traveller.position,
      segment: item.segment,
      fare,
      taxes: charges,
      airportFee: of('airportFee'),
      serviceFee: fee,
      insurance: insured,
      alterationFee: 0,
      amount: fare + charges + fee + insured,
    }
  })
}

const isInsurance = (kind: string): boolean => /insurance/i.test(kind)

/** By weight; evenly where nothing weighs. */
function divide(amount: number, weights: readonly number[]): number[] {
  if (weights.length === 1) return [amount]
  const known = weights.map((weight) => Math.max(0, weight))
  return apportion(amount, sum(known) > 0 ? known : known.map(() => 1))
}

/** Nights of one room are given up together, and stand in one line. */
function takenLines({ kind, taken, items }: DividedOrder): Unpaid[] {
  const lines = new Map<string, Unpaid>()
  for (const coupon of taken) {
    const segment = (items.find((item) => item.segment === coupon.segment) ?? items[0])?.segment ?? coupon.segment
    const key = `${coupon.traveller} ${segment} ${coupon.ticketNo}`
    const line = kind === 'refund' ? givenBack(coupon) : changed(coupon)
    const former = lines.get(key)
    lines.set(key, former ? added(former, line) : { ...line, traveller: coupon.traveller, segment })
  }
  return [...lines.values()]
}

type Amounts = Omit<LineAmounts, 'company' | 'personal' | 'points'>

const givenBack = (coupon: TakenCoupon): Amounts & { ticketNo: string } => ({
  ticketNo: coupon.ticketNo,
  fare: -coupon.ticketPrice,
  taxes: -(coupon.buildFee + coupon.fuelFee),
  airportFee: 0 - coupon.buildFee,
  insurance: 0 - coupon.insurance,
  serviceFee: coupon.serviceFee - coupon.bookingFee,
  alterationFee: coupon.fee,
  amount: -coupon.amount,
})
const changed = (coupon: TakenCoupon): Amounts & { ticketNo: string } => ({
  ticketNo: coupon.newTicketNo ?? coupon.ticketNo,
  fare: coupon.fareDifference,
  taxes: coupon.fuelDifference,
  airportFee: 0,
  insurance: 0,
  serviceFee: coupon.serviceFee,
  alterationFee: coupon.fee,
  amount: coupon.amount,
})

const added = (line: Unpaid, more: Amounts): Unpaid => ({
  ...line,
  fare: line.fare + more.fare,
  taxes: line.taxes + more.taxes,
  airportFee: line.airportFee + more.airportFee,
  serviceFee: line.serviceFee + more.serviceFee,
  insurance: line.insurance + more.insurance,
  alterationFee: line.alterationFee + more.alterationFee,
  amount: line.amount + more.amount,
})

/** A change or refund that has taken nothing yet. */
const emptyLines = ({ travellers, items }: DividedOrder): Unpaid[] =>
  travellers.flatMap(({ position }) =>
    items.map(({ segment }) => ({
      traveller: position,
      segment,
      fare: 0,
      taxes: 0,
      airportFee: 0,
      serviceFee: 0,
      insurance: 0,
      alterationFee: 0,
      amount: 0,
    })),
  )

/** What people and points pay is divided as the amounts are; the company bears the rest of each line. */
function withPayers(lines: readonly Unpaid[], { kind, personalPart, pointsPart }: DividedOrder): DividedLine[] {
  const weights = lines.map(({ amount }) => Math.abs(amount))
  const sign = kind === 'refund' ? -1 : 1
  const [personal, points] = [personalPart, pointsPart].map((part) => apportion(part, weights))
  return lines.map((line, index) => {
    const own = sign * personal![index]! || 0
    const byPoints = sign * points![index]! || 0
    return { ...line, personal: own, points: byPoints, company: line.amount - own - byPoints }
  })
}
