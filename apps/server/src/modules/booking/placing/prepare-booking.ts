import type { OrderContact } from '@sojourn/contract/booking/book.shapes'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { KeptField } from '@sojourn/domain/booking/custom-field-kept-value'
import type { Work } from '../../../context'
import type { Tenant } from '../../../db/tenant'
import { budgetToApprove, findOwnBudgets } from '../application/order-budget'
import { bookingChain } from '../approval/booking-chain'
import { findDeciders } from '../approval/chain'
import { fieldsAsked, keptFields, occasionOf } from '../party/asked-fields'
import { conflictsOf, refuseUnaccepted } from '../party/conflicts'
import { travellersAtMost } from '../party/draft-travellers'
import { partyOf, type Party } from '../party/party'
import { refuseMethod } from '../payment/payment-rules'
import { refuseTexts } from '../settings/order-texts'
import { refuseClosed } from '../settings/refuse-closed'
import type { Submission } from '../lifecycle/submit'
import { contactOf } from '../traveller/contact'
import { claimTravellers } from '../traveller/store'
import type { Booking, Offer, Purchase, PurchaseConflicts } from './offer'

/** A purchase with everybody who has to do with it. */
export interface PreparedBooking<Answer>
  extends Pick<Submission, 'chain' | 'told' | 'approvers'>, Required<Pick<Submission, 'budgets'>> {
  purchase: Purchase<Answer>
  party: Party
  contact: OrderContact
  fields: KeptField[]
}

/** What is refused without asking anybody: a product that is closed to the company, too many people, the payment method. */
export function refuseBooking({
  context,
  open: { draft, travellersAtMost: max = travellersAtMost(context, draft.product) },
  actor,
  business,
  enterprise,
  request,
  settleType,
  today,
}: Booking): Problem | undefined {
  const closed = refuseClosed(enterprise, today, draft.product, draft.travelType)
  if (closed) return closed
  const occasion = { settings: enterprise.config.settings, product: draft.product, business }
  const wrongText = refuseTexts(occasion, request, actor.language)
  if (wrongText) return wrongText
  if (request.travellers.length > max) return problem('tooManyTravellers', { field: 'travellers', detail: { max } })
  return refuseMethod(enterprise, [draft], settleType)
}

/**
 * All that can be refused before a supplier is asked to hold anything: people, policy, price, conflicts and who decides. `placed`: the order
 * of this number is written already, and whatever it conflicts with was looked for then.
 */
export async function prepareBooking<Answer>(
  booking: Booking,
  work: Work,
  offer: Offer<Answer>,
  { placed }: { placed?: string },
): Promise<PreparedBooking<Answer> | Problem> {
  const { actor, open, request } = booking
  const party = await partyOf(work, actor, {
    draft: open.draft,
    travellers: offer.travellers ?? request.travellers,
    rules: offer.rules,
  })
  if (isProblem(party)) return party
  const purchase = await offer.purchase(work, party)
  if (isProblem(purchase)) return purchase
  const { total, agreed = total, judged = total, departAt, latest, approvedAlways, paidAtOnce } = purchase
  if (agreed > request.expectedTotal) return problem('priceChanged', { field: 'expectedTotal', detail: { price: agreed } })
  const asked = { party, purchase, placed }
  const [contact, fields, conflict, { budgets, overBudget }, deciders] = await readTogether(booking, work, asked)
  if (isProblem(contact)) return contact
  if (isProblem(fields)) return fields
  if (conflict) return conflict
  const chained = bookingChain(work, actor, {
    draft: open.draft,
    approvers: request.approvers,
    deciders,
    asked: {
      departAt,
      latest,
      party,
      total: judged,
      overBudget: overBudget !== undefined,
    },
  })
  if (isProblem(chained)) return chained
  if (overBudget && !chained.chain) return problem('budgetNeedsApproval')
  if (paidAtOnce && chained.chain) return problem('offerWaitsForNobody', { field: 'choices' })
  if (approvedAlways && !chained.chain) return problem('approverMissing', { field: 'approvers' })
  return { purchase, party, contact, fields, budgets, ...chained }
}

interface AskedTogether {
  party: Party
  purchase: Purchase<unknown>
  placed: string | undefined
}

/** What a booking may be refused for, in this order, and what decides who approves it. */
function readTogether(booking: Booking, work: Work, asked: AskedTogether) {
  const { party, purchase, placed } = asked
  const people = party.map(({ person }) => person)
  const isNew = placed === undefined
  return Promise.all([
    contactOf(work, booking.actor, booking.request.contact),
    isNew ? fieldsOf(booking, work, party) : [],
    isNew ? refuseConflicts(booking, work, party, purchase.conflicts) : undefined,
    budgetsOf(booking, work, asked),
    booking.business ? findDeciders(work, people) : undefined,
  ])
}

/** What the company asks of business beside the product's own. */
async function fieldsOf(
  { actor, business, enterprise, request: { fields = [] }, open: { draft } }: Booking,
  work: Work,
  party: Party,
): Promise<KeptField[] | Problem> {
  const ids = party.map(({ person }) => person.employeeId)
  const asked = business ? await fieldsAsked(work, enterprise, occasionOf(work.context, draft), ids) : []
  return keptFields(asked, fields, actor.language)
}

/** The budgets that this is about, and the one that it passes and that asks for approval then. */
async function budgetsOf({ open: { draft }, business }: Booking, tenant: Tenant, { party, purchase, placed }: AskedTogether) {
  if (!business) return { budgets: [] }
  const { total, segments } = purchase
  const { product, travelApplyNo } = draft
  const travellers = party.map(({ person: { employeeId, departmentId }, costCentre }) => ({
    employeeId,
    departmentId,
    costCentre,
  }))
  const asked = { total, departAt: new Date(segments[0]!.departAt), product, travelApplyNo, travellers }
  const budgets = await findOwnBudgets(tenant, asked)
  return { budgets, overBudget: await budgetToApprove(tenant, { ...asked, budgets }, placed) }
}

/** Nobody is booked twice at the same moment by two people; what else clashes is booked by somebody who was told of it (handbook 1.8). */
async function refuseConflicts(
  { actor, request }: Booking,
  tenant: Tenant,
  party: Party,
  { claims = [], planned, refuse }: PurchaseConflicts,
): Promise<Problem | undefined> {
  const people = party.map(({ person }) => person)
  const employeeIds = people.map(({ employeeId }) => employeeId)
  // Sent together: what others have booked is read once nobody else books for these people.
  const claimed = claimTravellers(tenant, [...employeeIds, ...claims])
  const finding = planned.length > 0 ? conflictsOf(tenant, employeeIds, planned) : Promise.resolve([])
  const [refused, found] = await Promise.all([refuse(tenant, finding), finding, claimed])
  return refused ?? refuseUnaccepted(found, people, request.acceptConflicts, actor.language)
}
