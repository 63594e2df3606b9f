import { couponStates } from '@sojourn/contract/booking/codes'
import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type {
  IntlAlterableOrder,
  IntlAlterableTicket,
  IntlTicketRefusal,
} from '@sojourn/contract/products/intl-flight/after-sales.shapes'
import type { IntlScheduleNotice } from '@sojourn/contract/products/intl-flight/notice.shapes'
import { specialOf } from '@sojourn/domain/products/intl-flight/special-passengers'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { onlineHurdle } from '@sojourn/domain/products/intl-flight/online-hurdle'
import { given } from '@sojourn/domain/kit/given'
import { orderText } from '@sojourn/text/booking/order/words'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { shownOrderSegment } from '../order/to-screen'
import { intlDictionaryOf } from '../supply/dictionary'
import { shownRule } from '../supply/from-supply'
import { deskTickets } from './at-desk'
import { noticesOf } from './notices'
import { alterableOrder, isLeft, isUsed, type IntlTicketNow } from './alterable'

/** The tickets of an order with what their fares say of a refund or change (S2.23). */
const infoOf =
  (kind: 'refund' | 'change') =>
  (context: Context, actor: Actor, request: { orderId: string }): Promise<IntlAlterableOrder | Problem> =>
    inCompany(context, actor.enterpriseId, async (work) => {
      const found = await alterableOrder(work, actor, request.orderId)
      if (isProblem(found)) return { ...found, field: 'orderId' }
      const notices = await noticesOf(work, actor, found.order, found)
      const forDesk = deskTickets(found)
      return {
        orderNo: found.order.orderNo,
        title: found.order.title[actor.language],
        segments: found.segments.map(shownOrderSegment),
        dictionary: intlDictionaryOf(
          found.segments.map(({ body }) => body),
          actor.language,
        ),
        tickets: found.tickets.map((ticket, index) => ({
          ...describe(actor, kind, ticket, notices),
          ...given({ hurdle: hurdleOf(kind, ticket, notices, context.clock.now().toISOString()) }),
          ...forDesk[index]!,
        })),
        notices,
      }
    })

export const refundInfo = infoOf('refund')
export const changeInfo = infoOf('change')

const isPending = ({ answer, kind }: IntlScheduleNotice): boolean =>
  kind !== 'restored' && (answer === undefined || answer === 'desk')

/** What the carrier has to be asked about, if that is known before a quote; what it has forced it does at no charge. */
function hurdleOf(
  kind: 'refund' | 'change',
  { plan, coupons, left }: IntlTicketNow,
  notices: readonly IntlScheduleNotice[],
  now: string,
): IntlAlterableTicket['hurdle'] {
  if (coupons.some(({ state }) => state === 'suspended')) return 'airlineControl'
  const pending = notices.filter((notice) => isPending(notice) && left.some(({ segment }) => segment === notice.segment))
  if (pending.some(({ options }) => options.includes(kind))) return undefined
  if (pending.length > 0) return 'scheduleChange'
  const directions = plan.slices.map((slice) =>
    coupons
      .filter(({ flown }) => flown.body.slice === slice)
      .map((coupon) => ({ departAt: coupon.flown.departAt.toISOString(), flown: !isLeft(coupon) })),
  )
  return onlineHurdle({ kind, penalties: plan.penalties, directions }, now)
}

const filedOf = ({ prices }: IntlTicketNow['plan']) => Object.values(prices)[0]?.filed

/** Rules of a kind with those that go with it, and what is said of every ticket. */
const told = {
  refund: ['refund', 'noShow', 'usedSegments', 'taxRefund'],
  change: ['change', 'noShow', 'upgrade', 'endorsement'],
} as const satisfies Record<string, readonly IntlAlterableTicket['rules'][number]['kind'][]>

function describe(
  { language }: Actor,
  kind: 'refund' | 'change',
  { ticketNo, traveller, plan, coupons, left, expiresOn, refused }: IntlTicketNow,
  notices: readonly IntlScheduleNotice[],
): Omit<IntlAlterableTicket, 'forDesk' | 'slices'> {
  const kinds: readonly string[] = told[kind]
  const of = notices.filter(({ segment }) => left.some((coupon) => coupon.segment === segment))
  const special = specialOf(plan.prices[traveller.position]?.passenger)
  return {
    ticketNo,
    ...(special && { special }),
    employeeId: traveller.employeeId,
    traveller: passengerName(traveller, language),
    validatingCarrier: plan.validatingCarrier,
    coupons: coupons.map(({ segment, state }) => ({
      segment,
      state: couponStates.code(state),
      stateName: orderText[language].coupons[state],
    })),
    partlyUsed: coupons.some(isUsed),
    expiresOn,
    possible: refused === undefined,
    ...(refused && { refused: shownRefusal(refused.problem, coupons, expiresOn) }),
    rules: plan.penalties
      .filter((penalty) => kinds.includes(penalty.kind))
      .map((penalty) => shownRule(penalty, language, filedOf(plan))),
    involuntary: of.some(({ options }) => options.includes(kind)),
  }
}

function shownRefusal(code: IntlTicketRefusal['code'], coupons: IntlTicketNow['coupons'], expiresOn: string): IntlTicketRefusal {
  const last = coupons.at(-1)!
  return {
    code,
    ...(code === 'couponNotOpen' && !isLeft(last) && { state: couponStates.code(last.state) }),
    ...(code === 'ticketExpired' && { day: expiresOn }),
  }
}
