import type { Language } from '@sojourn/contract/kit/language'
import { searchJourneyText } from '@sojourn/text/products/intl-flight/search/journey'

/** A direction in the reader's language: its flights, and city with airport at both ends. */
interface DescribedDirection {
  flightNos: readonly string[]
  departName: string
  arriveName: string
}

/** One line for lists and notifications: SQ827 上海浦东 → 新加坡樟宜；SQ830 …; flights of one direction share an arrow. */
export function describeTrip(directions: readonly DescribedDirection[], language: Language): string {
  const text = searchJourneyText[language]
  return text.directions({
    items: directions.map(({ flightNos, departName, arriveName }) =>
      text.direction({ flights: flightNos.join('/'), from: departName, to: arriveName }),
    ),
  })
}
