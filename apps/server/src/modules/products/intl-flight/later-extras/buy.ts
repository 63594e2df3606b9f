import type { AppliedAfterSale } from '@sojourn/contract/booking/after-sale.shapes'
import type { RequestOf } from '@sojourn/contract/kit/call'
import { isProblem, problem, type Problem } from '@sojourn/contract/kit/problems'
import type { buyIntlLaterExtras } from '@sojourn/contract/products/intl-flight/later-extras.calls'
import type { IntlLaterExtras, IntlLaterQuote } from '@sojourn/contract/products/intl-flight/later-extras.shapes'
import { verdictOf } from '@sojourn/domain/booking/policy/verdict'
import { passengerName } from '@sojourn/domain/booking/traveller/passenger-name'
import { extrasTotal } from '@sojourn/domain/products/intl-flight/extras/extras'
import type { Actor, Context } from '../../../../context'
import { inCompany } from '../../../../work'
import { levelsOf } from '../../../booking/approval/after-sales-chain'
import { placeChange } from '../../../booking/placing/place-change'
import { reasonsFor } from '../../../booking/settings/reasons'
import { findEnterprise } from '../../../booking/settings/store'
import { alterableOrder } from '../after-sale/alterable'
import { shownExtra } from '../order/shown-extra'
import { shownOrderSegment } from '../order/to-screen'
import { intlDictionaryOf } from '../supply/dictionary'
import { laterExtras } from './on-sale'
import { prepareExtras, violationsOf, type WantedExtras } from './prepare'
import { proposeExtras } from './propose'

/** What can still be bought for the tickets of one's own order (docs/decisions/0094). */
export const extrasOnSale = (context: Context, actor: Actor, request: { orderId: string }): Promise<IntlLaterExtras | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderId)
    if (isProblem(found)) return { ...found, field: 'orderId' }
    const sold = await laterExtras(work, found)
    if (isProblem(sold)) return sold
    const { order, segments, kept } = found
    return {
      orderNo: order.orderNo,
      title: order.title[actor.language],
      segments: segments.map(shownOrderSegment),
      dictionary: intlDictionaryOf(
        segments.map(({ body }) => body),
        actor.language,
      ),
      travellers: sold.map(({ traveller, offers }) => ({
        employeeId: traveller.employeeId,
        name: passengerName(traveller, actor.language),
        offers: offers.map(({ ticketNo: _ticket, sellsUntil, ...offer }) => ({ ...offer, sellsUntil: sellsUntil.toISOString() })),
        extras: kept.extras.list.filter((extra) => extra.traveller === traveller.position).map(shownExtra),
      })),
    }
  })

export const quoteExtras = (context: Context, actor: Actor, request: WantedExtras): Promise<IntlLaterQuote | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const found = await alterableOrder(work, actor, request.orderNo)
    if (isProblem(found)) return found
    const prepared = await prepareExtras(work, found, request, { language: actor.language })
    if (isProblem(prepared)) return prepared
    const { buyers, list, total, chain, holdsUntil } = prepared
    const violations = violationsOf(prepared, actor.language)
    const verdict = verdictOf(violations)
    if (verdict === 'forbidden') return problem('policyForbids', { field: 'travellers' })
    const { settings } = (await findEnterprise(work)).config
    return {
      lines: buyers.map((buyer) => ({
        employeeId: buyer.employeeId,
        name: passengerName(buyer, actor.language),
        amount: extrasTotal(list.filter(({ traveller }) => traveller === buyer.position)),
      })),
      total,
      verdict,
      violations,
      reasons: reasonsFor(settings, found.order.product).map(({ code, name, needsText }) => ({
        code,
        name: name[actor.language],
        needsText,
      })),
      conflicts: [],
      approval: levelsOf(chain, actor.language),
      holdsUntil,
    }
  })

export const buyExtras = (
  context: Context,
  actor: Actor,
  request: RequestOf<typeof buyIntlLaterExtras>,
): Promise<AppliedAfterSale | Problem> =>
  placeChange(context, actor, {
    find: (work, lock) => alterableOrder(work, actor, request.orderNo, lock),
    prepare: (work, found) => prepareExtras(work, found, request, { reasonCode: request.reasonCode, language: actor.language }),
    propose: async (work, prepared) => {
      const { total } = prepared
      if (total > request.expectedTotal) return problem('quoteChanged', { field: 'expectedTotal', detail: { total } })
      return proposeExtras(work, actor, request, prepared)
    },
  })
