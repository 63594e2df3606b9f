import { settleTypes } from '@sojourn/contract/booking/codes'
import type { CreatedOrder } from '@sojourn/contract/booking/order.shapes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import { holdForApproval, holdForPayment } from '@sojourn/domain/booking/lifecycle/timing'
import type { Actor, Context, Work } from '../../../context'
import { chinaDate } from '../../../kit/clock'
import { verdictOfParty } from '../approval/booking-chain'
import type { Submission } from '../lifecycle/submit'
import { travellerRecord } from '../party/traveller-record'
import type { NewOrder } from '../order/record'
import { nextNumber, orderNoOf } from '../order/store'
import { findEnterprise } from '../settings/store'
import { writeHandOver } from '../traveller/hand-over'
import type { Bookable, Booking, BookingRequest, Offer, Opened } from './offer'
import { placeOrder } from './place-order'
import { prepareBooking, refuseBooking, type PreparedBooking } from './prepare-booking'
import type { Proposal } from './proposal'

/**
 * Places a booking of any product: draft, offer, party, policy, price, conflicts and chain in this order, once for an intent. The product says
 * what it sells to whom; every step is taken here.
 */
export const placeBooking = <Open extends Opened, Request extends BookingRequest, Answer>(
  context: Context,
  actor: Actor,
  request: Request,
  product: Bookable<Open, NoInfer<Request>, Answer>,
): Promise<CreatedOrder | Problem> =>
  placeOrder(context, actor, {
    async look(work) {
      const open = await product.open(work, actor, request)
      if (isProblem(open)) return open
      const enterprise = await findEnterprise(work)
      const business = open.draft.travelType === 'business'
      const settleType = settleTypes.word(request.settleType)
      const booking = { context, actor, open, request, enterprise, business, settleType, today: chinaDate(context.clock.now()) }
      const offer = refuseBooking(booking) ?? (await product.offer(booking, work))
      return isProblem(offer) ? offer : { booking, offer }
    },
    propose: (work, { booking, offer }) => propose(booking, work, offer),
  })

async function propose<Answer>(booking: Booking, work: Work, offer: Offer<Answer>): Promise<Proposal<Answer> | Problem> {
  const [prepared, running] = await Promise.all([prepareBooking(booking, work, offer, {}), nextNumber(work.sql)])
  if (isProblem(prepared)) return prepared
  const { purchase } = prepared
  const createdAt = booking.context.clock.now()
  const orderNo = orderNoOf(purchase.series, chinaDate(createdAt), running)
  const made = { orderNo, createdAt, holdExpiresAt: holdOf(createdAt, prepared) }
  const submission = submissionOf(booking, prepared, made)
  const refused = await purchase.refuse?.(work, submission.order)
  if (refused) return refused
  return {
    submission,
    async keep(own) {
      await purchase.keep(own, submission.order)
      await writeDocuments(booking, own, orderNo, prepared)
      return undefined
    },
    ...(purchase.hold && { hold: purchase.hold(submission.order, (own, held) => renewed(booking, own, held, made)) }),
  }
}

type Made = Pick<NewOrder, 'orderNo' | 'createdAt' | 'holdExpiresAt'>

/** Until when it is held: half an hour to pay, or the time of the approvers. */
function holdOf(createdAt: Date, { chain, purchase }: PreparedBooking<unknown>): Date {
  const now = createdAt.toISOString()
  const usual = new Date(chain ? holdForApproval({ now, departAt: purchase.departAt }) : holdForPayment(now))
  return purchase.holdUntil?.(usual) ?? usual
}

/** What is held otherwise than it was offered, within what was accepted, is judged and charged as it is held. */
async function renewed<Answer>(
  booking: Booking,
  work: Work,
  held: Offer<Answer> | Problem,
  made: Made,
): Promise<Submission | Problem> {
  const prepared = isProblem(held) ? held : await prepareBooking(booking, work, held, { placed: made.orderNo })
  if (isProblem(prepared)) return prepared
  const submission = submissionOf(booking, prepared, made)
  await prepared.purchase.keepAnew?.(work, submission.order)
  return submission
}

/** That a supplier is given these people's documents, which stands whatever it answers. */
async function writeDocuments(
  { actor: { enterpriseId, employeeId } }: Booking,
  work: Work,
  orderNo: string,
  { purchase: { documentsFor }, party }: PreparedBooking<unknown>,
): Promise<void> {
  if (!documentsFor) return
  const subjects = party.map(({ credential }) => `credential ${credential.credentialId}`)
  await writeHandOver(work, { enterpriseId, employeeId, purpose: `order ${orderNo}: ${documentsFor}`, subjects })
}

const submissionOf = (booking: Booking, prepared: PreparedBooking<unknown>, made: Made): Submission => ({
  order: orderOf(booking, prepared, made),
  booker: { employeeId: booking.actor.employeeId, name: booking.actor.name },
  chain: prepared.chain,
  ...(prepared.told && { told: prepared.told }),
  approvers: prepared.approvers,
  budgets: prepared.budgets,
})

function orderOf(
  { context, actor, open: { draft }, request, enterprise, settleType }: Booking,
  { purchase, party, contact, fields }: PreparedBooking<unknown>,
  made: Made,
): Submission['order'] {
  const { fulfiller, title, total, prices, segments, searchIds, alternatives, passengers, explanation } = purchase
  const { product, travelType, bookType, tempOrderNo, travelApplyNo, travelOrderNo } = draft
  return {
    ...made,
    product,
    travelType,
    bookType,
    tempOrderNo,
    travelApplyNo,
    travelOrderNo,
    fulfiller,
    title,
    total,
    prices,
    segments,
    settleType,
    bookerId: actor.employeeId,
    departAt: new Date(segments[0]!.departAt),
    arriveAt: new Date(segments.at(-1)!.arriveAt),
    currency: enterprise.currency,
    verdict: verdictOfParty(party),
    policySnapshot: party.map(({ person }) => ({ employeeId: person.employeeId, policy: person.policy })),
    searchIds: [...new Set(searchIds)],
    contactCipher: context.vault.seal(JSON.stringify(contact)),
    purpose: request.purpose?.trim() ?? '',
    remark: [explanation, request.remark].filter(Boolean).join(' · '),
    fields,
    supplierReference: null,
    travellers: party.map((member, position) => travellerRecord(member, position, enterprise, passengers?.[position])),
    ...(alternatives && { alternatives }),
  }
}
