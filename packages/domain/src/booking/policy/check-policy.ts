import type {
  CarSection,
  FlightSection,
  HotelSection,
  IntlFlightSection,
  TrainSection,
} from '@sojourn/contract/booking/policy-sections.shapes'
import type { TravelPolicy } from '@sojourn/contract/booking/policy.shapes'
import { isLocalDate } from '../../kit/local-date'

/** What a policy of the right form may still get wrong; `path` names the field. */
export interface PolicyFault {
  path: string
  fault: 'scopeEmpty' | 'twice' | 'dateInvalid' | 'placeMissing' | 'notReached' | 'seatsWithoutGroups'
}

/** A leap year, so that every day of a season exists. */
const anyYear = 2028

/** Faults that the form of a policy does not show: an empty list can be published. */
export function policyFaults(policy: TravelPolicy): PolicyFault[] {
  const { scope, flight, intlFlight, hotel, intlHotel, train, car } = policy
  return [
    ...(scope.type !== 'default' && scope.ids.length === 0 ? [{ path: 'scope.ids', fault: 'scopeEmpty' as const }] : []),
    ...(flight ? flightFaults(flight) : []),
    ...(intlFlight ? intlFlightFaults(intlFlight) : []),
    ...(hotel ? hotelFaults('hotel', hotel) : []),
    ...(intlHotel ? hotelFaults('intlHotel', intlHotel) : []),
    ...(train ? trainFaults(train) : []),
    ...(car ? carFaults(car) : []),
  ]
}

const twice = (path: string, words: readonly (string | number)[]): PolicyFault[] =>
  words.flatMap((word, index) => (words.indexOf(word) < index ? [{ path: `${path}.${index}`, fault: 'twice' as const }] : []))

const flightFaults = ({ cabins = [], cabinDuration }: FlightSection): PolicyFault[] => [
  ...twice(
    'flight.cabins',
    cabins.map(({ cabin }) => cabin),
  ),
  ...twice('flight.cabinDuration.cabins', cabinDuration?.cabins ?? []),
]

const intlFlightFaults = ({ byDuration = [] }: IntlFlightSection): PolicyFault[] =>
  twice(
    'intlFlight.byDuration',
    byDuration.map(({ from }) => from),
  )

function hotelFaults(path: string, { cityItems = [], seasonCityItems = [] }: HotelSection): PolicyFault[] {
  const nowhere = (item: (typeof cityItems)[number]): boolean =>
    [item.cityNames, item.tiers, item.countries, item.regions].every((names) => !names?.length)
  const missing = (name: string, items: typeof cityItems): PolicyFault[] =>
    items.flatMap((item, index) => (nowhere(item) ? [{ path: `${path}.${name}.${index}`, fault: 'placeMissing' as const }] : []))
  return [
    ...missing('cityItems', cityItems),
    ...missing('seasonCityItems', seasonCityItems),
    ...seasonCityItems.flatMap(({ beginDate, endDate }, index) =>
      Object.entries({ beginDate, endDate }).flatMap(([field, day]) =>
        isLocalDate(`${anyYear}-${day}`)
          ? []
          : [{ path: `${path}.seasonCityItems.${index}.${field}`, fault: 'dateInvalid' as const }],
      ),
    ),
    // The first of two items for one place binds, so the other is never reached.
    ...cityItems.flatMap(({ cityNames = [] }, index) => {
      const before = new Set(cityItems.slice(0, index).flatMap((item) => item.cityNames ?? []))
      return cityNames.some((name) => before.has(name))
        ? [{ path: `${path}.cityItems.${index}`, fault: 'notReached' as const }]
        : []
    }),
  ]
}

const trainFaults = ({ groups = [], nightSeats, longRide }: TrainSection): PolicyFault[] => [
  ...twice(
    'train.groups',
    groups.flatMap(({ types }) => types),
  ),
  ...(groups.length === 0 && (nightSeats || longRide) ? [{ path: 'train.groups', fault: 'seatsWithoutGroups' as const }] : []),
]

const carFaults = ({ classes = [], cityNames = [] }: CarSection): PolicyFault[] => [
  ...twice('car.classes', classes),
  ...twice('car.cityNames', cityNames),
]
