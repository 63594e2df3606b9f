import type { OrderKind, Product } from '@sojourn/contract/booking/codes'
import type { BillCategory } from '@sojourn/contract/finance/bill-words'
import type { LineAmounts } from '../../booking/order-lines'
import { apportionSigned, sum } from '../../kit/money'

/** An order's line as its charges are made from it. */
export interface ChargedLine extends LineAmounts {
  product: Product
  kind: OrderKind
  /** Nights of a stay; 0 of anything else. */
  nights: number
}
/** What one posting of the ledger takes from the company, or gives back: fen, never nought. */
export interface ChargedPosting {
  kind: string
  amount: number
}
/** One line of a bill: of which line of the order, which part of it, and how much the company bears. */
export interface Charge {
  /** Place of the order's line. */
  line: number
  category: BillCategory
  /** Of a stay: the night, from 0. */
  night?: number
  company: number
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
export function chargesOf(posting: ChargedPosting, lines: readonly ChargedLine[]): Charge[] {
  if (lines.length === 0) throw new Error('money was moved for an order that has no lines')
  const told = lines.flatMap((line, place) => (posting.kind === 'capture' ? penaltyOf(line, place) : partsOf(line, place)))
  const charges = sum(told.map(({ company }) => company)) === posting.amount ? told : divided(posting.amount, told)
  return charges.filter(({ company }) => company !== 0)
}

/** What a supplier took of a guarantee is owed for the whole line. */
const penaltyOf = ({ amount }: ChargedLine, line: number): Charge[] => [{ line, category: 'penalty', company: amount }]

function partsOf(line: ChargedLine, place: number): Charge[] {
  const parts: { category: BillCategory; amount: number }[] = [
    { category: fareCategories[line.product], amount: line.fare + line.taxes },
    { category: 'insurance', amount: line.insurance },
    { category: line.kind === 'refund' ? 'refundFee' : 'changeFee', amount: line.alterationFee },
    { category: 'serviceFee', amount: line.serviceFee },
  ]
  const company = withoutOwn(
    parts.map(({ amount }) => amount),
    line.personal + line.points,
  )
  return parts.flatMap(({ category }, index): Charge[] => {
    const charge = { line: place, category, company: company[index]! }
    return index === 0 ? nightly(charge, line) : [charge]
  })
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
    charge.company,
    Array.from({ length: nights }, () => 1),
  ).map((company, night) => ({ ...charge, night, company }))
}

/** By the weight of what each part is; evenly where nothing weighs. */
function divided(amount: number, told: readonly Charge[]): Charge[] {
  const weights = told.map(({ company }) => Math.abs(company))
  const shares = apportionSigned(amount, sum(weights) > 0 ? weights : told.map(() => 1))
  return told.map((charge, index) => ({ ...charge, company: shares[index]! }))
}
