import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { Violation } from '@sojourn/contract/booking/policy/verdict.shapes'
import type { Language } from '@sojourn/contract/kit/language'
import type { quoteIntlLaterExtras } from '@sojourn/contract/products/intl-flight/later-extras.calls'
import { approvalDeadline, holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import { settle } from '@sojourn/domain/booking/ledger/split'
import { needsApproval } from '@sojourn/domain/booking/policy/verdict'
import { earlierInstant } from '@sojourn/domain/kit/local-date'
import { chosenExtras, extrasSpent, extrasTotal } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { KeptIntlExtra } from '@sojourn/domain/products/intl-flight/extras/kept-extras'
import { judgePaidExtras } from '@sojourn/domain/products/intl-flight/policy/paid-extras'
import type { Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import type { AfterSalesChain } from '../../../booking/approval/after-sales-chain'
import { chainOf } from '../../../booking/approval/chain'
import type { OrderTravellerRow } from '../../../booking/order/store'
import { costCentresOf, projectsOf } from '../../../booking/party/party-cost'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { findPeople, type PersonRow } from '../../../booking/traveller/store'
import { underApplication } from '../../../booking/traveller/under-application'
import type { IntlAlterable } from '../after-sale/alterable'
import { policyTraveller } from '../search/judged-offers'
import { laterExtras } from './on-sale'

export type WantedExtras = RequestOf<typeof quoteIntlLaterExtras>

/** Everything about the purchase but the writing: what it costs, policy, who must approve and by when. */
export interface PreparedExtras {
  found: IntlAlterable
  buyers: OrderTravellerRow[]
  people: PersonRow[]
  list: KeptIntlExtra[]
  total: number
  chain: AfterSalesChain
  holdsUntil: string
}

export async function prepareExtras(
  work: Work,
  found: IntlAlterable,
  { travellers: wanted }: WantedExtras,
  { reasonCode, language }: { reasonCode?: string | undefined; language: Language },
): Promise<PreparedExtras | Problem> {
  const chosen = await chosenOf(work, found, wanted)
  if (isProblem(chosen)) return chosen
  const { list, sellsUntil } = chosen
  const { order } = found
  const buyers = found.travellers.filter(({ position }) => list.some(({ traveller }) => traveller === position))
  const ids = buyers.map(({ employeeId }) => employeeId)
  const today = chinaDate(work.context.clock.now())
  const people = await findPeople(work, ids, {
    today,
    reader: 'anybody',
    under: underApplication(work.context, order.travelApplyNo),
  })
  const violations = violationsOf({ found, buyers, people, list }, language)
  const asked = { found, buyers, people, total: extrasTotal(list), sellsUntil }
  const chain = await chainFor(work, asked, settle(violations, { reasonCode }).filter(needsApproval))
  return isProblem(chain) ? chain : { found, buyers, people, list, total: asked.total, ...chain }
}

/** What was asked for as an order keeps it, and until when all of it is sold. */
async function chosenOf(
  work: Work,
  found: IntlAlterable,
  wanted: WantedExtras['travellers'],
): Promise<{ list: KeptIntlExtra[]; sellsUntil: string } | Problem> {
  const sold = await laterExtras(work, found)
  if (isProblem(sold)) return sold
  const list: KeptIntlExtra[] = []
  const closings: string[] = []
  for (const [index, { employeeId, extras }] of wanted.entries()) {
    const own = sold.find(({ traveller }) => traveller.employeeId === employeeId)
    const isTwice = wanted.findIndex((each) => each.employeeId === employeeId) < index
    const chosen = own && !isTwice ? chosenExtras(own.offers, extras, own.traveller.position) : undefined
    if (!own || !chosen) return problem('extraUnknown', { field: `travellers.${index}.extras` })
    list.push(...chosen)
    const isChosen = (offer: { segment: number; code: string }): boolean =>
      chosen.some(({ segment, code }) => segment === offer.segment && code === offer.code)
    closings.push(...own.offers.filter(isChosen).map(({ sellsUntil }) => sellsUntil.toISOString()))
  }
  return list.length === 0 ? problem('extrasNothing', { field: 'travellers' }) : { list, sellsUntil: closings.toSorted()[0]! }
}

/** What policy says of all that somebody then has beside the fares. */
export function violationsOf(
  { found, buyers, people, list }: Pick<PreparedExtras, 'found' | 'buyers' | 'people' | 'list'>,
  language: Language,
): Violation[] {
  if (found.order.travelType !== 'business') return []
  const spent = buyers.map(({ employeeId, position }): [string, number] => {
    const now = extrasTotal(list.filter(({ traveller }) => traveller === position))
    return [employeeId, extrasSpent(found.kept.extras.list, position) + now]
  })
  return judgePaidExtras(people.map(policyTraveller), new Map(spent), language)
}

interface Asked extends Pick<PreparedExtras, 'found' | 'buyers' | 'people' | 'total'> {
  sellsUntil: string
}

/** Who decides, as about a booking; nothing is held meanwhile, so that the carrier's own limit is the last moment. */
async function chainFor(
  work: Work,
  { found: { order, segments }, buyers, people, total, sellsUntil }: Asked,
  broken: readonly Pick<Violation, 'rule'>[],
): Promise<Pick<PreparedExtras, 'chain' | 'holdsUntil'> | Problem> {
  const now = work.context.clock.now().toISOString()
  const payment = earlierInstant(holdForPayment(now), sellsUntil)
  const uncovered = await refuseArranging(work, order.bookerId, people, { products: [order.product] })
  if (uncovered) return uncovered
  if (order.travelType !== 'business') return { chain: { chain: undefined, approvers: [] }, holdsUntil: payment }
  const departAt = segments.map((segment) => segment.departAt.toISOString()).find((at) => at > now) ?? sellsUntil
  const hold = earlierInstant(holdForApproval({ now, departAt }), sellsUntil)
  const found = await chainOf(work, people, {
    object: 'booking',
    product: order.product,
    countries: work.context.countries[order.product].order(segments),
    outOfPolicy: broken.length > 0,
    rules: broken.map(({ rule }) => rule),
    amount: total,
    bookerId: order.bookerId,
    costCentreIds: costCentresOf(buyers),
    projectCodes: projectsOf(buyers),
    insideApplication: order.travelApplyNo !== null,
    now,
    decideBefore: approvalDeadline(now, hold),
  })
  if (isProblem(found)) return found
  return { chain: found, holdsUntil: found.chain ? hold : payment }
}
