import { sum } from '@sojourn/domain/kit/money'
import { coinsOfFen } from '@sojourn/domain/products/intl-flight/rounding'
import type { IntlAirTicketPlan, IntlTicketPrice } from '../../../ports/intl-air'
import { half, oneWay, shareOf, surchargeOf, type Component } from '../fares/components'
import { penaltiesOf, rulesOf } from '../fares/rules'
import { taxesOf } from '../fares/taxes'
import type { Trip } from '../fares/trip'
import { isTogether } from './itinerary'
import type { Party, Priced } from './priced'

/** A trip as it is bought: an option for each slice, as halves of a round trip or one way. */
export interface Bought {
  trip: Trip
  parts: readonly Priced[]
  halves: boolean
}

/** Which slices one ticket carries, and what it says. */
export function plansOf(seed: number, bought: Bought, party: Party): IntlAirTicketPlan[] {
  const groups: number[][] = []
  for (const [slice, { option }] of bought.parts.entries()) {
    const before = bought.parts[slice - 1]
    if (before && isTogether(before.option, option)) groups.at(-1)!.push(slice)
    else groups.push([slice])
  }
  return groups.map((slices) => planOf(seed, bought, slices, party))
}

function planOf(seed: number, bought: Bought, slices: number[], party: Party): IntlAirTicketPlan {
  const options = slices.map((slice) => bought.parts[slice]!.option)
  const components = slices.map((slice) => componentOf(bought, slice))
  const { currency, rate } = components[0]!
  const rows = options.flatMap(({ itinerary }) => itinerary.taxes)
  const prices = party.map(({ passenger }): IntlTicketPrice => {
    const shares = components.map((component) => ({ component, ...shareOf(component, passenger) }))
    return {
      passenger,
      filed: { amount: sum(shares.map((share) => filedIn(share, currency, rate))), currency, rate },
      fare: sum(shares.map(({ fare }) => fare)),
      surcharge: sum(options.map((option) => surchargeOf(option, passenger))),
      taxes: taxesOf(rows, passenger),
    }
  })
  return {
    validatingCarrier: options[0]!.itinerary.carrier,
    slices,
    prices,
    penalties: penaltiesOf(
      options.map((option) => rulesOf(seed, option)),
      { currency, rate },
      taxesOf(rows, 'adult'),
    ),
  }
}

export function componentOf({ trip, parts, halves }: Bought, slice: number): Component {
  const { option } = parts[slice]!
  return halves ? half(trip, slice, option)! : oneWay(option)
}

/** A ticket says one currency: what is filed in another is told at today's rate. */
function filedIn(
  { component, filed, fare }: { component: Component; filed: number; fare: number },
  currency: string,
  rate: number,
): number {
  return component.currency === currency ? filed : coinsOfFen(fare, currency, rate)
}
