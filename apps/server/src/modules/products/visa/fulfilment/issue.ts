import type { CouponState } from '@sojourn/contract/booking/codes'
import type { VisaStage } from '@sojourn/contract/products/visa/visa-words'
import { problem } from '@sojourn/contract/kit/problems'
import { addDays } from '@sojourn/domain/kit/local-date'
import { outcomeOf } from '@sojourn/domain/products/visa/case/application'
import type { IssueResult } from '../../../../capabilities/fulfilment'
import type { Fulfilment, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { markAgencyWork } from '../../../booking/notification/agency-waiting-store'
import { findTickets } from '../../../booking/order/ticket-store'
import { followUp } from './follow-up'
import { updateApplicant } from '../order/applicant-store'
import { backOfCase, findCase, wasLodged, type VisaCaseRow } from '../order/case'
import { endUploads } from '../order/upload-store'

/** The desk says at once when everything is decided; beside that it is looked once a day what is to be said, and what has come to nothing. */
const lookAgainMs = 24 * 3_600_000
/** Days for which papers of an order that is over are kept. */
const keptDays = 30

/** What a coupon says of an application: a visa to travel with, none, or given up. */
const couponOf: Partial<Record<VisaStage, CouponState>> = { granted: 'open', refused: 'void', withdrawn: 'refunded' }

/** An order is issued when all of its applications are decided; nobody is asked but the desk. */
export const issueVisa: Fulfilment['issue'] = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, { orderNo }) {
    const ended = await followUp(work, await findCase(work, orderNo))
    const result = await decided(work, await findCase(work, orderNo))
    return ended && 'left' in result ? { failure: 'papersMissing' } : result
  },
}

async function decided(work: Work, found: VisaCaseRow): Promise<IssueResult> {
  const { orderNo, applicants } = found
  const outcome = outcomeOf(applicants.map((applicant) => ({ stage: applicant.stage, lodged: wasLodged(applicant) })))
  const now = work.context.clock.now()
  if (outcome === 'open') {
    await markAgencyWork(work.sql, work.enterpriseId)
    return { askAgainAt: new Date(now.getTime() + lookAgainMs) }
  }
  await endUploads(work, orderNo, addDays(chinaDate(now), keptDays))
  if (outcome === 'left') return { left: true }
  return {
    tickets: applicants.map(({ traveller, stage }) => ({
      ticketNo: ticketNoOf(orderNo, traveller),
      traveller,
      coupons: [{ segment: 0, state: couponOf[stage] ?? 'open' }],
    })),
    returned: backOfCase(found),
  }
}

/** The desk's own number of an application: the consulate's is personal. */
const ticketNoOf = (orderNo: string, traveller: number): string => `${orderNo}-${traveller + 1}`

/** The booker may stop an order until the first of its applications is lodged; whoever lodges meanwhile is first. */
export const leaveVisa: NonNullable<Fulfilment['leave']> = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, { orderNo }) {
    const { applicants } = await findCase(work, orderNo)
    if (applicants.some(wasLodged)) return problem('visaStepIllegal', { field: 'orderNo' })
    // Passports that are with the desk, or on their way, still go back.
    for (const applicant of applicants) await updateApplicant(work, { ...applicant, stage: 'withdrawn' })
    await markAgencyWork(work.sql, work.enterpriseId)
    await endUploads(work, orderNo, addDays(chinaDate(work.context.clock.now()), keptDays))
    return undefined
  },
}

/** A visa is used once its passport is with its holder again, or one has left with it. */
export const visaTravel: Fulfilment['travel'] = {
  request: async () => undefined,
  ask: async () => undefined,
  async keep(work, { orderNo }) {
    const [tickets, { applicants, visa }] = await Promise.all([findTickets(work, orderNo), findCase(work, orderNo)])
    const hasLeft = visa.departDate < chinaDate(work.context.clock.now())
    return {
      coupons: tickets.flatMap(({ ticketNo, coupons }) => {
        const applicant = applicants.find(({ traveller }) => ticketNoOf(orderNo, traveller) === ticketNo)
        const isWithHolder =
          !visa.passportNeeded || applicant?.passport === 'returned' || applicant?.passport === 'lost' || hasLeft
        return isWithHolder && coupons.some(({ state }) => state === 'open')
          ? [{ ticketNo, segment: 0, state: 'used' as const }]
          : []
      }),
    }
  },
}
