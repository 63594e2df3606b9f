import type { Cabin } from '@sojourn/contract/reference/cabins'
import type { Language } from '@sojourn/contract/kit/language'
import { policyText } from '@sojourn/text/booking/policy/words'
import { shortYuan } from '../../../kit/money'
import { cabinNames } from '../../../reference/air/cabin-names'
import { shared, type BrokenRule } from '../../../booking/policy/engine'
import type { FlightPolicy, FlightSetting, PolicyFare, PolicyFlight } from './offers'
import { sparedPrice } from './rules'
import { carrierNames } from '../../../reference/air/carrier-names'
import { termSentences, type Makers } from './term-sentences'

/** One fare of a list with its flight, which stands in `row`. */
export interface FlightOffer {
  row: number
  flight: PolicyFlight
  fare: PolicyFare
}
/** The name of an offer by its position. */
export type OfferNames = (offer: number) => string

/** MU5103 10:00 ¥760, each made once. */
export function offerNames(offers: readonly FlightOffer[]): OfferNames {
  const names = new Map<number, string>()
  return (offer) =>
    shared(names, offer, () => {
      const { flight, fare } = offers[offer]!
      return `${flight.flightNo} ${flight.departTime} ${shortYuan(fare.ticketPrice)}`
    })
}

interface Judged {
  policy: FlightPolicy
  offers: readonly FlightOffer[]
  name: OfferNames
  setting: FlightSetting
  language: Language
}

/** What a broken rule of a flight says in one language; equal sentences of a list are made once. */
export function flightSentences({ policy, offers, name, setting, language }: Judged) {
  const text = policyText[language]
  const spared = sparedPrice(policy, setting)
  const price = spared === undefined ? undefined : shortYuan(spared)
  const makers: Makers = {
    ...fareSentences(policy, name, language),
    ...journeySentences(policy, name, language),
    ...termSentences(policy, (offer) => offers[offer]?.fare.ticketPrice ?? 0, language),
  }
  return {
    sentence: (rule: BrokenRule, offer: number): string => makers[rule.rule]?.(rule, offers[offer]!.fare) ?? '',
    cure: ({ rule, actual }: BrokenRule): string | undefined =>
      rule === 'trainFirst'
        ? text.takeTrain({ duration: text.duration({ minutes: Number(actual) }), ...(price && { price }) })
        : undefined,
  }
}

/** Cabin and price. */
function fareSentences(policy: FlightPolicy, name: OfferNames, language: Language): Makers {
  const text = policyText[language]
  const cabins = new Map<Cabin, string>()
  const discounts = new Map<string, string>()
  const allowed = (policy.cabins ?? []).map(({ cabin }) => cabin)
  const expectedCabins = cabinNames(allowed, language)
  const { hours = 0, threshold = 0 } = policy.lowestPrice ?? {}
  const thresholdText = shortYuan(threshold)
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
    fullPrice: () => text.fullPriceBroken,
    lowestPrice: ({ reference, excess = 0 }) =>
      text.lowestPriceBroken({
        hours,
        flight: reference === undefined ? '' : name(reference),
        difference: shortYuan(excess + threshold),
        threshold: thresholdText,
      }),
  }
}

/** Time, carrier, and the train that should be taken. */
function journeySentences(policy: FlightPolicy, name: OfferNames, language: Language): Makers {
  const text = policyText[language]
  const duration = (minutes: number | string): string => text.duration({ minutes: Number(minutes) })
  const carriers = carrierNames(policy.agreementCarriers?.carriers ?? [], language)
  return {
    advanceDays: ({ actual, expected }) => text.advanceDaysBroken({ actual: Number(actual), expected: Number(expected) }),
    cabinDuration: ({ actual, expected }, { cabin }) =>
      text.cabinDurationBroken({ cabin: text.cabins[cabin], actual: duration(actual), expected: duration(expected) }),
    lowCost: ({ actual }) => text.lowCostBroken({ carrier: carrierNames([String(actual)], language) }),
    agreementCarrier: ({ reference }) =>
      text.agreementCarrierBroken({ carriers, flight: reference === undefined ? '' : name(reference) }),
    trainFirst: ({ actual, expected }) => text.trainFirstBroken({ actual: duration(actual), expected: duration(expected) }),
  }
}

/** The change from one fare to another, in one language. */
export function flightChanges(offers: readonly FlightOffer[], name: OfferNames, language: Language) {
  const text = policyText[language]
  const here = new Map<number, string>()
  const elsewhere = new Map<number, string>()
  return (to: number, from: number, cures: 'everything' | 'this'): string => {
    const change =
      offers[to]!.row === offers[from]!.row
        ? shared(here, to, () => sameFlight(offers[to]!.fare, language))
        : shared(elsewhere, to, () => text.changeTo({ offer: name(to) }))
    return cures === 'everything' ? text.complies({ change }) : text.curesThis({ change })
  }
}

function sameFlight({ cabin, bookingClass, ticketPrice }: PolicyFare, language: Language): string {
  const text = policyText[language]
  return text.changeToFare({ cabin: text.cabins[cabin], bookingClass, price: shortYuan(ticketPrice) })
}
