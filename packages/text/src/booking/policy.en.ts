import type { text as source } from './policy.zh-CN'

const days = (count: number): string => (count === 1 ? '1 day' : `${count} days`)
const hours = (count: number): string => (count === 1 ? '1 hour' : `${count} hours`)

export const text: typeof source = {
  cabins: { F: 'First', C: 'Business', W: 'Premium economy', Y: 'Economy' },
  discount: ({ tenths }) =>
    tenths === 100 ? 'full fare' : tenths > 100 ? `${tenths}% of the full fare` : `${100 - tenths}% off`,
  atMost: ({ discount }) => `${discount} or cheaper`,
  list: ({ items }) => items.join(', '),

  cabinBroken: ({ actual, expected }) => `Cabin is ${actual}, the standard is ${expected}`,
  discountBroken: ({ cabin, actual, expected }) => `${cabin} at ${actual}, the standard is ${expected}`,
  lowestPriceBroken: (p) =>
    `${p.difference} above ${p.flight}, the lowest fare within ${hours(p.hours)}; the standard is at most ${p.threshold} above`,
  advanceDaysBroken: ({ actual, expected }) => `Booked ${days(actual)} ahead, the standard is at least ${days(expected)}`,

  changeToFare: ({ cabin, bookingClass, price }) => `Choose ${cabin} class ${bookingClass} at ${price} on this flight`,
  changeToFlight: ({ flight }) => `Choose ${flight}`,
  complies: ({ change }) => `${change} to comply`,
  curesThis: ({ change }) => `${change} to keep this rule`,

  cabinRule: ({ cabins }) => `Cabins: ${cabins}`,
  discountRule: ({ cabin, discount }) => `${cabin} fare: ${discount}`,
  discountRuleWithFloat: ({ cabin, discount, float }) => `${cabin} fare: ${discount}, up to ${float} above that`,
  lowestPriceRule: (p) => `Lowest fare: at most ${p.threshold} above the lowest fare within ${hours(p.hours)} of departure`,
  sameAirport: 'same airports only',
  ignoreStopover: 'flights with a stop not counted',
  excludeCarriers: ({ carriers }) => `${carriers} not counted`,
  advanceDaysRule: (p) => `Book ahead: at least ${days(p.days)}`,
  withHandling: ({ rule, handling }) => `${rule} (${handling})`,
  withConditions: ({ rule, conditions }) => `${rule}, ${conditions.join(', ')}`,
  handlings: {
    remind: 'reminder only',
    reason: 'otherwise a reason is needed',
    approval: 'otherwise approval is needed',
    payExcess: 'the excess is paid personally',
    choose: 'otherwise approval or personal payment',
    forbid: 'otherwise not bookable',
  },
}
