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
  const text = policyText[language]
  const offers = new Map<PolicyFare, string>()
  const offer = ({ flight, fare }: FarePosition): string => {
    const of = flights[flight]?.fares[fare]
    if (!of) return ''
    return shared(offers, of, () => `${flights[flight]?.flightNo} ${flights[flight]?.departTime} ${shortYuan(of.ticketPrice)}`)
  }
  const cabins = new Map<Cabin, string>()
  const discounts = new Map<Cabin, Map<number, string>>()
  const changes = new Map<PolicyFare, Map<string, string>>()
  const expectedCabins = cabinNames(policy, language)
  const threshold = shortYuan(policy.lowestPrice?.threshold ?? 0)
  const makers: Record<BrokenRule['rule'], (rule: BrokenRule, fare: PolicyFare) => string> = {
    cabin: (_rule, { cabin }) => shared(cabins, cabin, () => text.cabinBroken({ actual: text.cabins[cabin], expected: expectedCabins })),
    discount: (rule, { cabin, discount }) => shared(shared(discounts, cabin, () => new Map<number, string>()), discount, () => text.discountBroken({
      cabin: text.cabins[cabin],
      actual: text.discount({ tenths: discount }),
      expected: text.atMost({ discount: text.discount({ tenths: Number(rule.expected) }) }),
    })),
    lowestPrice: ({ reference }, { ticketPrice }) => text.lowestPriceBroken({
      hours: policy.lowestPrice?.hours ?? 0,
      flight: reference ? offer(reference) : '',
      difference: shortYuan(ticketPrice - (reference?.ticketPrice ?? 0)),
      threshold,
    }),
    advanceDays: (rule) => text.advanceDaysBroken({ actual: Number(rule.actual), expected: Number(rule.expected) }),
  }
  return {
    broken: (rule, fare) => makers[rule.rule](rule, fare),
    change: (to, from, cures) => {
      const target = flights[to.flight]?.fares[to.fare]
      if (!target) return ''
      const here = to.flight === from.flight
      return shared(shared(changes, target, () => new Map<string, string>()), here ? cures : `elsewhere ${cures}`, () => {
        const change = here ? sameFlight(target, language) : text.changeToFlight({ flight: offer(to) })
        return cures === 'everything' ? text.complies({ change }) : text.curesThis({ change })
      })
    },
  }
}

function shared<Key, Value>(known: Map<Key, Value>, key: Key, make: () => Value): Value {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  known.set(key, made)
  return made
}

const sameFlight = (fare: PolicyFare, language: Language): string => {
  const text = policyText[language]
  return text.changeToFare({ cabin: text.cabins[fare.cabin], bookingClass: fare.bookingClass, price: shortYuan(fare.ticketPrice) })
}

/** The cabins of the standard, in words. */
export const cabinNames = (policy: FlightPolicy, language: Language): string => {
  const text = policyText[language]
  return text.list({ items: (policy.cabins ?? []).map(({ cabin }: { cabin: Cabin }) => text.cabins[cabin]) })
}
