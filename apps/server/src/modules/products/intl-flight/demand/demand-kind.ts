import type { LocalText } from '@sojourn/contract/kit/language'
import { inEveryLanguage } from '@sojourn/domain/kit/every-language'
import {
  readFlightDemand,
  readFlightPlan,
  type KeptFlightDemand,
  type KeptFlightPlan,
} from '@sojourn/domain/products/intl-flight/demand/kept-demand'
import { isSameFlightDemand } from '@sojourn/domain/products/intl-flight/demand/same-demand'
import { demandRulesText } from '@sojourn/text/products/intl-flight/demand/rules'
import type { DemandKind } from '../../../../capabilities/demand'
import type { DemandRow } from '../../../booking/demand/demand-store'
import { placeName } from '../../../reference/air-places'

export type FlightDemandRow = DemandRow<KeptFlightDemand, KeptFlightPlan>

const titleOf = ({ legs, employeeIds }: KeptFlightDemand): LocalText =>
  inEveryLanguage((language) => {
    const [first] = legs
    const stops = legs.flatMap((leg, index) => [
      ...(index === 0 || legs[index - 1]!.arriveCode !== leg.departCode
        ? [placeName(leg.departCode, leg.departType, language)]
        : []),
      placeName(leg.arriveCode, leg.arriveType, language),
    ])
    return demandRulesText[language].title({
      route: stops.join(' – '),
      date: first?.date ?? '',
      count: employeeIds.length,
    })
  })

/** A journey abroad that nobody can book online (handbook 2.5). */
export const flightDemandKind: DemandKind<KeptFlightDemand, KeptFlightPlan> = {
  product: 'intlFlight',
  series: 'FD',
  readBody: readFlightDemand,
  readPlan: readFlightPlan,
  travellers: ({ employeeIds }) => employeeIds,
  places: ({ legs }) => [...new Set(legs.flatMap(({ departCode, arriveCode }) => [departCode, arriveCode]).filter(Boolean))],
  startsOn: ({ legs }) => legs[0]?.date || null,
  isSame: isSameFlightDemand,
  title: titleOf,
  kindName: (language) => demandRulesText[language].kind,
  path: (demandNo) => `/center/iflightDemand/detail?demandNo=${demandNo}`,
  reopens: true,
}
