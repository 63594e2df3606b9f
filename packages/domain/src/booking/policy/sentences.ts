import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy'
import { shortYuan } from '../../kit/money'
import type { BrokenRule } from './broken-rules'
import type { Cabin, FarePosition, FlightPolicy, PolicyFare, PolicyFlight } from './flight-policy'

/** Sentences of one list in one language; equal ones are made once and shared. */
export interface PolicySentences {
  broken(rule: BrokenRule, fare: PolicyFare): string
  change(to: FarePosition, from: FarePosition, cures: 'everything' | 'this'): string
}

export function policySentences(policy: FlightPolicy, flights: readonly PolicyFlight[], language: Language): PolicySentences {
  const offer = offerNames(flights)
  const makers = brokenSentences(policy, offer, language)
  return { broken: (rule, fare) => makers[rule.rule](rule, fare), change: changeSentences(flights, offer, language) }
}

type Offer = (position: FarePosition) => string

/** One key per position; no flight has a thousand fares. */
const keyOf = ({ flight, fare }: FarePosition): number => flight * 1000 + fare

/** MU5103 10:00 ¥760 */
function offerNames(flights: readonly PolicyFlight[]): Offer {
  const names = new Map<number, string>()
  return (position) =>
    shared(names, keyOf(position), () => {
      const { flightNo = '', departTime = '', fares = [] } = flights[position.flight] ?? {}
      return `${flightNo} ${departTime} ${shortYuan(fares[position.fare]?.ticketPrice ?? 0)}`
    })
}

function brokenSentences(
  policy: FlightPolicy,
  offer: Offer,
  language: Language,
): Record<BrokenRule['rule'], (rule: BrokenRule, fare: PolicyFare) => string> {
  const text = policyText[language]
  const cabins = new Map<Cabin, string>()
  const discounts = new Map<string, string>()
  const expectedCabins = cabinNames(policy, language)
  const threshold = shortYuan(policy.lowestPrice?.threshold ?? 0)
  return {
    cabin: (_rule, { cabin }) =>
      shared(cabins, cabin, () => text.cabinBroken({ actual: text.cabins[cabin], expected: expectedCabins })),
    discount: ({ expected }, { cabin, discount }) =>
      shared(discounts, `${cabin}${discount}`, () =>
        text.discountBroken({
          cabin: text.cabins[cabin],
          actual: text.discount({ tenths: discount }),
          expected: text.atMost({ discount: text.discount({ tenths: Number(expected) }) }),
        }),
      ),
    lowestPrice: ({ reference }, { ticketPrice }) =>
      text.lowestPriceBroken({
        hours: policy.lowestPrice?.hours ?? 0,
        flight: reference ? offer(reference) : '',
        difference: shortYuan(ticketPrice - (reference?.ticketPrice ?? 0)),
        threshold,
      }),
    advanceDays: ({ actual, expected }) => text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) }),
  }
}

function changeSentences(flights: readonly PolicyFlight[], offer: Offer, language: Language): PolicySentences['change'] {
  const text = policyText[language]
  const here = new Map<number, string>()
  const elsewhere = new Map<number, string>()
  return (to, from, cures) => {
    const change =
      to.flight === from.flight
        ? shared(here, keyOf(to), () => sameFlight(flights[to.flight]?.fares[to.fare], language))
        : shared(elsewhere, keyOf(to), () => text.changeToFlight({ flight: offer(to) }))
    return cures === 'everything' ? text.complies({ change }) : text.curesThis({ change })
  }
}

function shared<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

const sameFlight = (fare: PolicyFare | undefined, language: Language): string => {
  const text = policyText[language]
  if (!fare) return ''
  return text.changeToFare({
    cabin: text.cabins[fare.cabin],
    bookingClass: fare.bookingClass,
    price: shortYuan(fare.ticketPrice),
  })
}

/** The cabins of the standard, in words. */
export const cabinNames = (policy: FlightPolicy, language: Language): string => {
  const text = policyText[language]
  return text.list({ items: (policy.cabins ?? []).map(({ cabin }: { cabin: Cabin }) => text.cabins[cabin]) })
}
