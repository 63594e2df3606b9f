import { isProblem, type Problem } from '@sojourn/contract/kit/problems'
import type { OffContractCheckRequest, OffContractCheckResult } from '@sojourn/contract/products/hotel/booking.shapes'
import { withinPolicy } from '@sojourn/domain/booking/policy/verdict'
import { oncePerRoom, stayExcess } from '@sojourn/domain/products/hotel/excess'
import type { Actor, Context } from '../../../context'
import { inCompany } from '../../../work'
import { quotedRate } from './demand/demand-book'
import { partnerRate } from './off-contract/external-book'
import { quoteOffContract } from './off-contract/off-contract-quote'
import { openStay } from './draft/stay'
import { roomIds } from './book/violations'

/** Price, verdict and excess of an outside rate for these rooms, before it is ordered. */
export const checkOffContract = (
  context: Context,
  actor: Actor,
  { rate: asked, ...stay }: OffContractCheckRequest,
): Promise<OffContractCheckResult | Problem> =>
  inCompany(context, actor.enterpriseId, async (work) => {
    const open = await openStay(work, actor, stay)
    if (isProblem(open)) return open
    const rate =
      'externalRateId' in asked ? await partnerRate(work, open, asked.externalRateId) : await quotedRate(work, actor, open, asked)
    if (isProblem(rate)) return rate
    const quote = quoteOffContract(context, open, rate)
    const verdict = quote.judged(actor.language) ?? withinPolicy
    const excess = stayExcess({ ...quote, hotelType: rate.hotelType }, oncePerRoom(verdict.violations, roomIds(open)))
    const { prices, total, stayTotal } = quote
    return { prices, total, stayTotal, ...(excess ? { excess } : {}), ...verdict }
  })
