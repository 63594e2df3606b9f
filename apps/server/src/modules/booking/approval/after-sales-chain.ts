import type { Language } from '@sojourn/contract/kit/language'
import type { Problem } from '@sojourn/contract/kit/problems'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import type { Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { sumOf } from '../coupon/lines'
import type { AfterSaleLine } from '../coupon/store'
import type { OrderRow } from '../order/store'
import { refuseArranging } from '../traveller/arranging'
import { approverName, findPeople, type PersonRow } from '../traveller/store'
import { chainOf, type Resolved } from './chain'
import { countriesOfOrder } from './countries'

/** What the company's flows may ask about a refund or change. */
export interface AfterSalesFacts {
  object: 'change' | 'refund'
  amount: number
  outOfPolicy: boolean
  /** When seats go back; a refund holds none. */
  decideBefore?: string
}
export type AfterSalesChain = Resolved

/** A refund holds no seats, so its flow's own deadline decides; this only bounds it. */
const refundDays = 30

/** Who must approve a refund or change of a business trip; nobody a personal one (handbook 8.1). Whoever booked may still book for these people. */
export async function afterSalesChain(
  work: Work,
  order: OrderRow,
  people: readonly PersonRow[],
  { decideBefore, ...asked }: AfterSalesFacts,
): Promise<AfterSalesChain | Problem> {
  const uncovered = await refuseArranging(work, order.bookerId, people, { products: [order.product] })
  if (uncovered) return uncovered
  if (order.travelType !== 'business') return { chain: undefined, approvers: [] }
  const now = work.context.clock.now().toISOString()
  const facts = {
    ...asked,
    product: order.product,
    countries: await countriesOfOrder(work, order),
    bookerId: order.bookerId,
    now,
    decideBefore: decideBefore ?? addMinutes(now, refundDays * 24 * 60),
  }
  return chainOf(work, people, facts)
}

/** Who must approve that these people's tickets are given back; no refund breaks policy. */
export async function refundChain(
  work: Work,
  order: OrderRow,
  employeeIds: readonly string[],
  lines: readonly AfterSaleLine[],
): Promise<AfterSalesChain | Problem> {
  const people = await findPeople(work, employeeIds, { today: chinaDate(work.context.clock.now()) })
  const amount = sumOf(lines, 'amount')
  return afterSalesChain(work, order, people, { object: 'refund', amount, outOfPolicy: false })
}

/** The same for the page: levels with names. */
export function levelsOf({ chain, approvers }: AfterSalesChain, language: Language): { level: number; approvers: string[] }[] {
  const nameOf = (id: string): string => approverName(approvers, id, language)
  return chain?.levels.map(({ level, approverIds }) => ({ level, approvers: approverIds.map(nameOf) })) ?? []
}
