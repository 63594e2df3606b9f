import type { JudgedDay } from '@sojourn/contract/products/intl-flight/search.shapes'
import { judgeIntlFlights } from '@sojourn/domain/products/intl-flight/policy/evaluate'
import type { IntlAirDayPrices } from '@sojourn/supply/ports/intl-air'
import type { Actor, Work } from '../../../../context'
import { chinaDate } from '../../../../kit/clock'
import { asking } from '../../../booking/lifecycle/asking'
import { policyJourneys } from '../supply/policy-journey'
import type { IntlFlightDraft } from '../supply/supply'
import { policyTraveller, type Buyers } from './judged-offers'

interface AskedDays {
  draft: IntlFlightDraft
  buyers: Buyers
  asked: IntlAirDayPrices
}

/** The lowest price of each day, and what policy says of the offer that has it: by itself, whatever else the day has. */
export async function judgedDays({ context }: Work, actor: Actor, { draft, buyers, asked }: AskedDays): Promise<JudgedDay[]> {
  const days = await context.intlAir.dayPrices(asking(context), asked)
  if (draft.travelType !== 'business') return days.map(({ date, price }) => ({ date, price }))
  const travellers = buyers.people.map(policyTraveller)
  const setting = {
    bookingDate: chinaDate(context.clock.now()),
    together: buyers.enterprise.config.settings.togetherBookRule,
  }
  return days.map(({ date, price, cheapest }) => {
    const verdict = cheapest && judgeIntlFlights(travellers, policyJourneys(cheapest), setting, actor.language).verdicts[0]
    return { date, price, ...(verdict && { verdict }) }
  })
}
