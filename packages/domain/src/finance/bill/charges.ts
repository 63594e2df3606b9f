import type { OrderKind, Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import type { InvoicePayer } from '@sojourn/contract/finance/invoice-words'
import type { LineAmounts } from '../../booking/order-lines'
import { apportionSigned, sum } from '../../kit/money'

/** An order's line as its charges are made from it. */
export interface ChargedLine extends LineAmounts {
  product: Product
  kind: OrderKind
  /** Nights of a stay; 0 of anything else. */
  nights: number
}
/** What one posting of the ledger takes from its payer, or gives back: fen, never nought. */
export interface ChargedPosting {
  kind: string
  amount: number
}
/** One line of a bill or an invoice: of which line of the order, which part of it, and how much its payer bears. */
export interface Charge {
  /** Place of the order's line. */
  line: number
  category: BillCategory
  /** Of a stay: the night, from 0. */
  night?: number
  amount: number
}

const fareCategories: Readonly<Record<Product, BillCategory>> = {
  flight: 'flightFare',
  intlFlight: 'flightFare',
  train: 'train',
  hotel: 'hotel',
  intlHotel: 'hotel',
  car: 'car',
  visa: 'visa',
  meeting: 'meeting',
}

/**
 * The lines of a bill that one posting makes: one for each ticket, night, insurance and fee of its order (handbook 10.3). They sum to what
 * the ledger moved, whatever the order says of itself: where both differ, as of an order that lost a part later, the ledger's amount is
 * divided as the order's lines are. Throws where the order has no line, for then nobody could say what the money was for.
 */
export function chargesOf(posting: ChargedPosting, lines: readonly ChargedLine[], payer: InvoicePayer = 'company'): Charge[] {
  if (lines.length === 0) throw new Error('money was moved for an order that has no lines')
  const told = lines.flatMap((line, place) => {
    if (posting.kind === 'capture') return penaltyOf(line, place)
    return posting.kind === 'refund' && line.kind !== 'refund' ? returnedOf(line, place) : partsOf(line, place, payer)
  })
  const charges = sum(told.map(({ amount }) => amount)) === posting.amount ? told : divided(posting.amount, told)
  return charges.filter(({ amount }) => amount !== 0)
}

/** What a supplier took of a guarantee is owed for the whole line. */
const penaltyOf = ({ amount }: ChargedLine, line: number): Charge[] => [{ line, category: 'penalty', amount }]

/** What a booking or a change itself gives back is of its fare: nobody gives a fee or an insurance back without a refund. */
const returnedOf = ({ product, fare, taxes }: ChargedLine, line: number): Charge[] => [
  { line, category: fareCategories[product], amount: fare + taxes },
]

function partsOf(line: ChargedLine, place: number, payer: InvoicePayer): Charge[] {
  const parts: { category: BillCategory; amount: number }[] = [
    { category: fareCategories[line.product], amount: line.fare + line.taxes },
    { category: 'insurance', amount: line.insurance },
    { category: line.kind === 'refund' ? 'refundFee' : 'changeFee', amount: line.alterationFee },
    { category: 'serviceFee', amount: line.serviceFee },
  ]
  const amounts = parts.map(({ amount }) => amount)
  const borne = payer === 'company' ? withoutOwn(amounts, line.personal + line.points) : ownOf(amounts, line)
  return parts.flatMap(({ category }, index): Charge[] => {
    const charge = { line: place, category, amount: borne[index]! }
    return index === 0 ? nightly(charge, line) : [charge]
  })
}

/** What a person pays of each part in money; what is wholly the person's has its fees too, and points pay of the fare. */
function ownOf(amounts: readonly number[], { company, personal, points }: ChargedLine): number[] {
  const byCompany = company === 0 ? amounts.map(() => 0) : withoutOwn(amounts, personal + points)
  return amounts.map((amount, index) => amount - byCompany[index]! - (index === 0 ? points : 0))
}

/** People pay of the fare first, and of fees last, which the company bears where it pays at all (handbook 6.4). */
function withoutOwn(amounts: readonly number[], own: number): number[] {
  let left = own
  const company = amounts.map((amount) => {
    const share = Math.sign(amount) === Math.sign(left) ? Math.sign(left) * Math.min(Math.abs(amount), Math.abs(left)) : 0
    left -= share
    return amount - share
  })
  return company.map((amount, index) => (index === 0 ? amount - left : amount))
}

/** A stay that is booked has a line for each night, an even share of its price; what is given back of it has one. */
function nightly(charge: Charge, { kind, nights }: ChargedLine): Charge[] {
  if (kind !== 'booking' || nights < 2) return [charge]
  return apportionSigned(
    charge.amount,
    Array.from({ length: nights }, () => 1),
  ).map((amount, night) => ({ ...charge, night, amount }))
}

const besideTheFare: ReadonlySet<BillCategory> = new Set(['insurance', 'refundFee', 'changeFee', 'serviceFee'])

/** By the weight of what each part is; where nothing weighs, of the fares alone, for nobody was insured and nobody charged a fee. */
function divided(amount: number, told: readonly Charge[]): Charge[] {
  const weights = told.map((charge) => Math.abs(charge.amount))
  const fares = told.map(({ category }) => (besideTheFare.has(category) ? 0 : 1))
  const shares = apportionSigned(amount, sum(weights) > 0 ? weights : fares)
  return told.map((charge, index) => ({ ...charge, amount: shares[index]! }))
}
