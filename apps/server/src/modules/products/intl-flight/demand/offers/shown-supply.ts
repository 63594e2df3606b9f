import type { Language } from '@sojourn/contract/kit/language'
import type { FlightPlan } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { shortYuan } from '@sojourn/domain/kit/money'
import type { KeptFlightPlan } from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'

/** What both sides are told of a plan that the supply sells, and of what became of it. */
export const ofSupply = ({ offer, ended }: KeptFlightPlan, language: Language): Pick<FlightPlan, 'supplied' | 'ended'> => ({
  ...(offer && {
    supplied: {
      ticketBy: offer.ticketBy,
      seats: offer.seats,
      instantPayment: offer.instantPayment,
      separateTickets: offer.penalties.length > 1,
    },
  }),
  ...(ended && {
    ended: {
      at: ended.at,
      why: ended.why,
      sentence: demandRulesText[language].planEnds[ended.why]({
        price: ended.total === undefined ? '' : shortYuan(ended.total),
      }),
    },
  }),
})
