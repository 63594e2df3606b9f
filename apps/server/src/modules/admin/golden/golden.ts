import { labProducts, type LabProduct } from '@sojourn/contract/products/policy-lab-words'
import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { problem, type Problem } from '@sojourn/contract/kit/problems'
import type { getGoldenOffers, getGoldenTrips } from '@sojourn/contract/products/policy-lab.calls'
import type { GoldenOffer, GoldenTrip } from '@sojourn/contract/products/policy-lab.shapes'
import type { Product } from '@sojourn/contract/booking/codes'
import { seenOffers, unseenOffers } from '@sojourn/domain/booking/policy/choice-set'
import type { OfferVerdict } from '@sojourn/domain/booking/policy/verdict'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { inSnapshot } from '../../../work'
import { findPoliciesInForce } from '../../booking/traveller/store'
import { tripsOf } from '../policy-lab/reach'
import { findRecordVersions } from '../record/store'
import { companyRefusal } from '../../booking/traveller/scope'
import { choicesOf, judgeBy, listOf, offerOf, type Choices } from './judge'
import { findGoldenChoices, findOffered } from './store'

const endedAtMost = 200
const labProductOf = (product: Product): LabProduct | undefined => labProducts.find((each) => each === product)
const inForceToday = (work: Work) => findPoliciesInForce(work, chinaDate(work.context.clock.now()))

export const listGolden = (
  context: Context,
  actor: Actor,
  { ended = false }: RequestOf<typeof getGoldenTrips>,
): Promise<ResponseOf<typeof getGoldenTrips>> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const rows = await findGoldenChoices(work, { ended, most: endedAtMost })
    const watched = rows.map((row) => ({ row, choices: choicesOf(work, row) }))
    const [{ judge }, tripOf, versions] = [
      await judgeBy(
        work,
        await inForceToday(work),
        watched.map(({ choices }) => choices.set),
      ),
      await tripsOf(
        work,
        actor,
        rows.map(({ orderNo }) => orderNo),
      ),
      new Map((await findRecordVersions(work, 'goldenTrip')).map(({ id, version }) => [id, version])),
    ]
    const list = watched.map(({ row, choices }): GoldenTrip => {
      const { list: offers, at } = listOf(choices, row.position)
      const now = at === undefined ? undefined : judge(offers, actor.language)[at]
      return {
        goldenId: row.goldenId,
        version: versions.get(row.goldenId) ?? 0,
        name: row.name,
        product: labProductOf(row.product)!,
        ...tripOf(row.orderNo)!,
        offer: at === undefined ? '' : offerOf(work, offers, at, actor.language),
        bought: row.position === null,
        verdict: row.verdict,
        ...(now && { now: now.verdict }),
        sentences: [...new Set(now?.violations.map(({ sentence }) => sentence))],
        ...(row.endedOn !== null && { endedOn: row.endedOn }),
      }
    })
    return { list, mayChange: (await companyRefusal(work, actor, 'managePolicies')) === undefined }
  })

const offersAtMost = 400

/** What the searches of an order showed, for who may read the order. */
export const goldenOffers = (
  context: Context,
  actor: Actor,
  { orderNo }: RequestOf<typeof getGoldenOffers>,
): Promise<ResponseOf<typeof getGoldenOffers> | Problem> =>
  inSnapshot(context, actor.enterpriseId, async (work) => {
    const trip = (await tripsOf(work, actor, [orderNo]))(orderNo)
    if (trip?.orderNo === undefined) return problem('orderUnknown', { field: 'orderNo' })
    const offered = (await findOffered(work, orderNo)).map((row) => ({ row, choices: choicesOf(work, row) }))
    const judged = offered.filter(({ choices }) => labProductOf(choices.set.product) !== undefined)
    if (judged.length === 0) return problem('goldenUnsuitable', { field: 'orderNo' })
    const { judge } = await judgeBy(
      work,
      await inForceToday(work),
      judged.map(({ choices }) => choices.set),
    )
    return {
      orderNo,
      title: trip.title,
      searches: judged.map(({ row: { searchId, searchedAt }, choices }) => ({
        searchId,
        product: labProductOf(choices.set.product)!,
        searchedAt: searchedAt.toISOString(),
        offers: offersOf(work, actor, choices, judge(choices.withBought, actor.language)),
      })),
    }
  })

/** What was bought first, then everything in the order of the list. */
function offersOf(work: Work, { language }: Actor, choices: Choices, judged: readonly OfferVerdict[]): GoldenOffer[] {
  const { withBought, set, boughtAt, recorded } = choices
  const seen = seenOffers(withBought, work.context.policySections, language)
  const unseen = unseenOffers(withBought, work.context.policySections)
  const offerAt = (at: number, position: number): GoldenOffer => ({
    position,
    label: seen[at]?.label ?? '',
    price: seen[at]?.price ?? 0,
    ...(set === withBought && recorded[at] && { recorded: recorded[at] }),
    now: judged[at]?.verdict ?? 'within',
  })
  const bought = boughtAt === undefined ? [] : [offerAt(boughtAt, -1)]
  const others = withBought.offers === set.offers ? judged.flatMap((_verdict, at) => (unseen.has(at) ? [] : offerAt(at, at))) : []
  return [...bought, ...others].slice(0, offersAtMost)
}
