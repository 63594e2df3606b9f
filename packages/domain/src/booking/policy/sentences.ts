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
  const made = new Map<string, string>()
  const once = (key: string, make: () => string): string => {
    const known = made.get(key)
    if (known !== undefined) return known
    const sentence = make()
    made.set(key, sentence)
    return sentence
  }
  const offer = ({ flight, fare }: FarePosition): string => {
    const { flightNo = '', departTime = '', fares = [] } = flights[flight] ?? {}
    return `${flightNo} ${departTime} ${shortYuan(fares[fare]?.ticketPrice ?? 0)}`
  }
  const makers: Record<BrokenRule['rule'], (rule: BrokenRule, fare: PolicyFare) => string> = {
    cabin: (_rule, fare) =>
      text.cabinBroken({ actual: text.cabins[fare.cabin], expected: cabinNames(policy, language) }),
    discount: (rule, fare) => text.discountBroken({
      cabin: text.cabins[fare.cabin],
      actual: text.discount({ tenths: fare.discount }),
      expected: text.atMost({ discount: text.discount({ tenths: Number(rule.expected) }) }),
    }),
    lowestPrice: ({ reference }, fare) => text.lowestPriceBroken({
      hours: policy.lowestPrice?.hours ?? 0,
      flight: reference ? offer(reference) : '',
      difference: shortYuan(fare.ticketPrice - (reference?.ticketPrice ?? 0)),
      threshold: shortYuan(policy.lowestPrice?.threshold ?? 0),
    }),
    advanceDays: (rule) => text.advanceDaysBroken({ actual: Number(rule.actual), expected: Number(rule.expected) }),
  }
  return {
    broken: (rule, fare) =>
      once(`${rule.rule} ${fare.cabin} ${rule.actual} ${rule.expected} ${rule.reference?.flight}`, () => makers[rule.rule](rule, fare)),
    change: (to, from, cures) => once(`${to.flight} ${to.fare} ${to.flight === from.flight} ${cures}`, () => {
      const change = to.flight === from.flight ? sameFlight(flights[to.flight]?.fares[to.fare], language) : text.changeToFlight({ flight: offer(to) })
      return cures === 'everything' ? text.complies({ change }) : text.curesThis({ change })
    }),
  }
}

const sameFlight = (fare: PolicyFare | undefined, language: Language): string => {
  const text = policyText[language]
  if (!fare) return ''
  return text.changeToFare({ cabin: text.cabins[fare.cabin], bookingClass: fare.bookingClass, price: shortYuan(fare.ticketPrice) })
}

/** The cabins of the standard, in words. */
export const cabinNames = (policy: FlightPolicy, language: Language): string => {
  const text = policyText[language]
  return text.list({ items: (policy.cabins ?? []).map(({ cabin }: { cabin: Cabin }) => text.cabins[cabin]) })
}
