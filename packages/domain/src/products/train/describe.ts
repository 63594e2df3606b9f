import type { Language } from '@sojourn/contract/kit/language'
import { trainRulesText } from '@sojourn/text/products/train/rules'

interface DescribedRide {
  trainNo: string
  /** Stations in the reader's language. */
  departName: string
  arriveName: string
}

/** One line for lists and letters: G1 北京南 → 上海虹桥; a journey with a change joins both rides. */
export function describeRides(rides: readonly DescribedRide[], language: Language): string {
  const text = trainRulesText[language]
  return rides
    .map(({ trainNo, departName, arriveName }) => text.journey({ trainNo, from: departName, to: arriveName }))
    .reduce((first, second) => text.both({ first, second }))
}

export interface DescribedPlace {
  coach: string
  /** Empty when standing. */
  place: string
  berth?: 'lower' | 'middle' | 'upper' | undefined
}
/** 08车10B号; empty before the seat is known. */
export function describePlace({ coach, place, berth }: DescribedPlace, language: Language): string {
  const text = trainRulesText[language]
  if (coach === '') return ''
  return place === '' ? text.standing({ coach }) : text.place({ coach, place, berth: berth ? text.berths[berth] : '' })
}
