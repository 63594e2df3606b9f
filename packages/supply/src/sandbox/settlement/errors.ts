import type { MatchKind } from '@sojourn/contract/finance/match-words'
import { matchKinds } from '@sojourn/contract/finance/match-words'
import { addDays } from '@sojourn/domain/kit/local-date'
import type { ReportedSale, StatementRequest } from '../../ports/settlement'
import { hashText } from '../air/random'

export interface InjectedError {
  kind: MatchKind
  reference: string
}
interface Mistaken {
  sales: ReportedSale[]
  errors: InjectedError[]
}

/** Of what is not charged, what each mistake charges nevertheless. */
const charges: Partial<Record<MatchKind, ReportedSale['status']>> = {
  cancelledCharged: 'cancelled',
  personalAsBusiness: 'personal',
  wrongPeriod: 'otherPeriod',
}

type Period = Pick<StatementRequest, 'from' | 'to'>
/** What a line becomes that is written wrongly; none where it is left out. */
const written: Readonly<Record<MatchKind, (sale: ReportedSale, period: Period) => ReportedSale[]>> = {
  missingInFile: () => [],
  missingInOrder: (sale) => [sale, { ...sale, reference: `X${sale.reference}` }],
  doubled: (sale) => [sale, sale],
  amount: (sale) => [{ ...sale, fare: sale.fare + 1_00 }],
  tax: (sale) => [{ ...sale, taxes: sale.taxes + 1 }],
  date: (sale, { from, to }) => [{ ...sale, day: sale.day === from ? to : from }],
  feeAgainstRule: (sale) => [{ ...sale, fee: sale.fee + 50_00 }],
  currency: (sale) => [{ ...sale, currency: sale.currency === 'USD' ? 'EUR' : 'USD' }],
  wrongPeriod: (sale, { to }) => [{ ...sale, day: addDays(to, 1) }],
  // With nothing of the kind at hand there is nothing to get wrong.
  cancelledCharged: (sale) => [sale],
  personalAsBusiness: (sale) => [sale],
}

/**
 * What a supplier charges that gets so large a share of its lines wrong: each kind of mistake in turn, on lines that follow from the seed, and
 * what was wrong.
 */
export function withErrors(
  { sales, ...period }: Pick<StatementRequest, 'sales' | 'from' | 'to'>,
  { seed, share }: Mistakes,
): Mistaken {
  const charged = sales.filter(({ status }) => status === 'charged')
  const wrong = new Map(
    chosen(charged, seed, share).map((sale, turn) => [sale.reference, matchKinds[(turn + seed) % matchKinds.length]!]),
  )
  const beside = new Map(
    Object.values(charges).map((status) => [status, sales.filter((sale) => sale.status === status).values()]),
  )
  const errors: InjectedError[] = []
  const lines = charged.flatMap((sale) => {
    const kind = wrong.get(sale.reference)
    if (!kind) return [sale]
    const other = charges[kind] && beside.get(charges[kind])?.next().value
    const told = other ? [sale, other] : written[kind](sale, period)
    if (told.length !== 1 || told[0] !== sale) errors.push({ kind, reference: (other ?? told.at(-1) ?? sale).reference })
    return told
  })
  return { sales: lines, errors }
}

export interface Mistakes {
  seed: number
  /** Of the lines, from 0 to 1. */
  share: number
}

function chosen(sales: readonly ReportedSale[], seed: number, share: number): ReportedSale[] {
  const count = Math.ceil(sales.length * share)
  if (count === 0) return []
  return sales
    .map((sale) => ({ sale, rank: hashText(sale.reference, seed) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ sale }) => sale)
}
