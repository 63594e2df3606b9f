import type { RequestOf, ResponseOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { quoteTrainWaitlist } from '@sojourn/contract/products/train/waitlist.calls'
import { serviceFeeOf } from '@sojourn/domain/booking/service-fee'
import { categoryOf } from '@sojourn/domain/products/train/passengers'
import { totalOf, trainPriceLines } from '@sojourn/domain/products/train/price/price'
import { waitlistDeadlines } from '@sojourn/domain/products/train/waitlist'
import type { Actor, Context, Work } from '../../../../context'
import { inCompany } from '../../../../work'
import { chinaDate } from '../../../../kit/clock'
import { serviceFees } from '../../../booking/settings/service-fees'
import { isForeignGuest, refuseTravellers } from '../../../booking/party/draft-travellers'
import { refuseArranging } from '../../../booking/traveller/arranging'
import { birthDateOfBearer } from '../../../booking/traveller/bearer'
import { findCredentials, findPeople, type PersonRow } from '../../../booking/traveller/store'
import { spanOf, type Journey } from '../search/choose'
import { openTrainDraft } from '../draft/open-draft'
import { noticesOf, rulesOfChoices } from '../book/rules-before-paying'
import type { TrainDraft } from '../supply/supply'
import { areOfStudent } from '../book/students'
import { dearest, waitedJourneys } from '../search/waitlist-wishes'

type Request = RequestOf<typeof quoteTrainWaitlist>
type Quote = ResponseOf<typeof quoteTrainWaitlist>
interface Waiting {
  person: PersonRow
  category: Quote['categories'][number]['category']
}

/** What a waitlist costs these people at most, and how long it may wait (handbook 3.6). */
export const quoteWaitlist = (context: Context, actor: Actor, request: Request): Promise<Quote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const draft = await openTrainDraft(work, actor, request.tempOrderNo)
    if (isProblem(draft)) return draft
    const journeys = await waitedJourneys(work, draft, request.choices)
    if (isProblem(journeys)) return journeys
    const departures = journeys.map(({ departAt }) => departAt)
    const deadlines = waitlistDeadlines(departures, context.clock.now().toISOString())
    if (deadlines.length === 0) return problem('waitlistClosed', { field: 'choices' })
    const party = await waitingParty(work, actor, { draft, travellers: request.travellers, journeys })
    if (isProblem(party)) return party
    const count = (wanted: string): number => party.filter(({ category }) => category === wanted).length
    const fees = serviceFees(work, 'train')
    const prices = trainPriceLines({
      // The full price is paid before; what a student pays less comes back with the ticket (handbook 3.6).
      fares: [{ adult: dearest(journeys), student: dearest(journeys) }],
      adults: count('adult'),
      students: count('student'),
      children: count('child'),
      // Infants cannot join.
      serviceFees: party.flatMap(({ category, person }) => (category === 'infant' ? [] : [serviceFeeOf(fees, actor, person)])),
    })
    const rides = journeys.map(({ ride }) => ride)
    const rules = rulesOfChoices(rides, context.clock.now().toISOString(), actor.language)
    const categories = party.map(({ person, category }) => ({ employeeId: person.employeeId, category }))
    return { prices, total: totalOf(prices), categories, deadlines, rules, notices: noticesOf(rides, 'railway', actor.language) }
  })

interface WaitingParty {
  draft: TrainDraft
  travellers: Request['travellers']
  journeys: readonly Journey[]
}

/** Everybody with the fare by age, by the same documents as the order. */
async function waitingParty(
  work: Work,
  actor: Actor,
  { draft, travellers, journeys }: WaitingParty,
): Promise<Waiting[] | Problem> {
  const ids = travellers.map(({ employeeId }) => employeeId)
  const refused = ids.length > 0 && refuseTravellers(work.context, actor, { draft, employeeIds: ids })
  if (refused) return refused
  const [people, documents] = await Promise.all([
    findPeople(work, ids, { today: chinaDate(work.context.clock.now()), reader: actor.language }),
    findCredentials(work, ids),
  ])
  const uncovered = await refuseArranging(work, actor.employeeId, people, { products: [draft.product], field: 'travellers' })
  if (uncovered) return uncovered
  const party: Waiting[] = []
  for (const [index, { employeeId, credentialId }] of travellers.entries()) {
    const person = people.find((each) => each.employeeId === employeeId)
    if (!person || isForeignGuest(actor, person)) return problem('travellerUnknown', { field: `travellers.${index}.employeeId` })
    const document = documents.find((each) => each.credentialId === credentialId && each.employeeId === employeeId)
    if (credentialId === undefined) {
      party.push({ person, category: 'adult' })
      continue
    }
    if (!document) return problem('credentialUnknown', { field: `travellers.${index}.credentialId` })
    const own = documents.filter((each) => each.employeeId === employeeId)
    const { boarding } = spanOf(journeys)
    const category = categoryOf(birthDateOfBearer(work.context, document, own), boarding, areOfStudent(own, boarding.last))
    party.push({ person, category })
  }
  return party
}
