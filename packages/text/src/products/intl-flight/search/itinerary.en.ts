import type { text as source } from './itinerary.zh-CN'

export const text: typeof source = {
  departs: 'Departs',
  arrives: 'Arrives',
  cabins: { Y: 'Economy', W: 'Premium economy', C: 'Business', F: 'First' },
  cabinClass: (p) => `${p.cabin} class ${p.letter}`,
  baggage: ({ pieces, kilograms }) =>
    pieces === 0 || kilograms === 0
      ? 'No free checked bag'
      : pieces === undefined
        ? `${kilograms} kg checked`
        : `${pieces} checked bag${pieces === 1 ? '' : 's'} of ${kilograms} kg`,
  rules: { what: 'What', anyTime: 'At any time', yuan: (p) => `about ${p.amount}` },
  meals: { none: 'No meal', drinks: 'Drinks', snack: 'Snack', breakfast: 'Breakfast', meal: 'Meal' },
  operatedBy: (p) => `Operated by ${p.name} as ${p.flightNo}`,
  stop: (p) => `Stop at ${p.place} ${p.arrive}–${p.depart}`,
  change: (p) => `Change at ${p.place}, ${p.time}`,
  minimum: (p) => `minimum ${p.time}`,
  advised: (p) => `allow at least ${p.time}`,
  tight: 'Tight connection',
  tooShort: 'Less than advised',
  otherAirport: (p) => `Change of airport: you go from ${p.from} to ${p.to} on your own`,
  bags: {
    through: 'Bags are checked through to the destination',
    recheck: 'Collect your bags and check them in again',
    unknown: 'Not known whether bags are checked through: ask at check-in',
  },
  selfTransfer:
    'Self-transfer: the flights are on separate tickets. You collect your bags and check in again, after entering the country if you come from abroad; if you miss the next flight, the airline owes you nothing and you buy another yourself',
}
