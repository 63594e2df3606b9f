import type { Language } from '@sojourn/contract/kit/language'
import { flightRulesText } from '@sojourn/text/products/flight/rules'

interface DescribedFlight {
  flightNo: string
  /** City and airport in the reader's language: 北京首都. */
  departName: string
  arriveName: string
}

/** One line for lists and mails: MU5101 北京首都 → 上海虹桥; a return trip joins both ways. */
export function describeFlights(flights: readonly DescribedFlight[], language: Language): string {
  const text = flightRulesText[language]
  const lines = flights.map(({ flightNo, departName, arriveName }) =>
    text.journey({ flightNo, from: departName, to: arriveName }),
  )
  return lines.reduce((outbound, inbound) => text.both({ outbound, inbound }))
}
