import type { text as source } from './warnings.zh-CN'

export const text: typeof source = {
  onlyReminders: 'Every rule only reminds, so nothing is ever held back',
  advanceZero: 'Booking 0 days ahead limits nothing',

  noEconomy: 'Economy is not among the cabins, so most flights break the standard',
  fullPriceCovered: 'The economy ceiling is below the full fare already, so the full-fare rule never applies',
  durationOfBarredCabin: ({ cabins }) => `${cabins} is not among the cabins, so a flight time for it never applies`,
  cabinNeverFlown: ({ cabins }) => `No domestic flight is that long: ${cabins} can never be booked`,
  onlyCheapest: 'Only the cheapest flight can be booked: ¥0 above it, and not bookable beyond',
  noCarriers: 'No agreement carrier is chosen, so the rule never applies',
  lowCostAgreed: ({ carriers }) => `${carriers} is a low-cost carrier: agreed, yet not allowed`,
  trainNearlyAlways: 'Nearly every pair of cities with a fast train is within: hardly a flight remains',

  noFareSoFree: ({ percent }) => `No fare is that free (the freest asks ${percent}%): every booking breaks the standard`,
  nothingExcluded: ({ rule }) => `“${rule}”: nothing is chosen, so it never applies`,
  nothingExempt: 'No hotel without limits is chosen, so the rule never applies',
  noFareLeft: 'Every kind of fare is excluded: every booking breaks the standard',
  fewFaresLeft: 'Published fares are excluded, so on most flights no fare keeps the standard',
  agreedAndExcluded: ({ carriers }) => `${carriers} is an agreement carrier, yet not flown`,
  shorterUncapped: ({ duration }) => `Flights of less than ${duration} have no ceiling`,
  neverFlownSoLong: ({ duration }) => `No domestic flight takes ${duration}: this line never applies`,
  longerCheaper: ({ duration }) => `The ceiling from ${duration} on is lower than that of shorter flights`,

  shorterUnlimited: ({ duration }) => `Journeys of less than ${duration} have no cabin standard`,
  longerStricter: ({ cabins }) => `${cabins} is allowed on shorter journeys but not on longer ones`,

  noOtherCities: 'There is no line for all other cities: what is not listed has no price limit',
  placeTwice: ({ places }) => `${places} stands in two lines; only the first applies`,
  seasonsOverlap: ({ places }) => `Two seasons for ${places} overlap; on those days the first applies`,
  starWithoutPrice: 'Stars are limited, but the price is not',
  handlingUnused: 'No line may be exceeded, so how a dear room is handled never applies',
  mayExceedUnused: 'Dear rooms are not bookable, so lines that may be exceeded are not either',
  sharersGetLess: 'By this formula two who share get less than one alone',
  exemptAndExcluded: ({ hotels }) => `${hotels.join(', ')} is called by an excluded word, yet without limits: it can be booked`,
  pricedAndExcluded: ({ countries }) => `${countries} is not travelled to, so its price standard never applies`,

  typesWithoutSeats: ({ types }) => `No seats for ${types}: every booking on these breaks the standard`,
  seatsAnyway: ({ seats }) => `${seats} may be booked on every train anyway`,

  smallerCityDearer: 'Meetings may cost more in smaller cities than in larger ones',
  oneMinute: 'The hours begin and end at the same time: one minute only',
}
