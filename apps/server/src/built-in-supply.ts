import type { Suppliers } from '@sojourn/supply/ports/suppliers'
import { outside, type Surroundings } from '@sojourn/supply/in-process/outside'
import type { AirSupply } from '@sojourn/supply/ports/air'
import type { IntlAirSupply } from '@sojourn/supply/ports/intl-air'
import { airMethods, hotelMethods, intlAirMethods, railMethods, rideMethods, venueMethods } from '@sojourn/supply/ports/methods'
import type { RailSupply } from '@sojourn/supply/ports/rail'
import type { InProcess } from '@sojourn/supply/ports/supply'
import { airFaults, type AirFault } from '@sojourn/supply/sandbox/air/faults'
import { readFlightTimetable } from '@sojourn/supply/sandbox/air/timetable/read-timetable'
import type { Timetable } from '@sojourn/supply/sandbox/air/timetable/timetable'
import { createSandboxAir } from '@sojourn/supply/sandbox/air/sandbox-air'
import { createFaults, type Faults } from '@sojourn/supply/sandbox/faults'
import { hotelFaults } from '@sojourn/supply/sandbox/hotel/faults'
import { readHotels } from '@sojourn/supply/sandbox/hotel/read-hotels'
import { createSandboxHotel } from '@sojourn/supply/sandbox/hotel/sandbox-hotel'
import { intlAirFaults, type IntlAirFault } from '@sojourn/supply/sandbox/intl-air/faults'
import { createSandboxIntlAir } from '@sojourn/supply/sandbox/intl-air/sandbox-intl-air'
import { readIntlTimetable } from '@sojourn/supply/sandbox/intl-air/timetable/read-timetable'
import { railFaults, type RailFault } from '@sojourn/supply/sandbox/rail/inventory/faults'
import { readRailTimetable } from '@sojourn/supply/sandbox/rail/read-timetable'
import { createSandboxRail } from '@sojourn/supply/sandbox/rail/sandbox-rail'
import { createTimetable } from '@sojourn/supply/sandbox/rail/timetable'
import { rideFaults } from '@sojourn/supply/sandbox/ride/faults'
import { createSandboxRide } from '@sojourn/supply/sandbox/ride/sandbox-ride'
import { createSandboxVenues } from '@sojourn/supply/sandbox/venue/sandbox-venues'
import { usuallyStopped } from '@sojourn/supply/sandbox/usual-faults'
import type { Config } from './config'
import type { Log } from './kit/log'
import type { FaultRatesInForce } from './modules/admin/fault-rates/memory'
import type { FuelLevels } from './modules/products/flight/fuel/memory'

/** The suppliers of our own, which keep their books in `surroundings`. */
export function builtInSupply(
  config: Config,
  log: Log,
  { fuelLevels, faultRates }: Settings,
  surroundings: Surroundings,
): Suppliers {
  const timetable = flightTimetableOf(config, log)
  const properties = propertiesOf(config, log)
  const faults = faultsOf(config)
  faultRates.follow(({ flightPriceUp, flightSoldOut, flightIssueFails, flightIssueLate, ...rates }) => {
    faults.air.rates = sharesOf({
      PRICE_UP: flightPriceUp,
      SOLD_OUT: flightSoldOut,
      ISSUE_FAIL: flightIssueFails,
      ISSUE_DELAY: flightIssueLate,
    })
    faults.intlAir.rates = sharesOf({
      PRICE_UP: rates.intlFlightPriceUp,
      SOLD_OUT: rates.intlFlightSoldOut,
      ISSUE_FAIL: rates.intlFlightIssueFails,
      ISSUE_DELAY: rates.intlFlightIssueLate,
      SEAT_OTHER: rates.intlFlightSeatOther,
      SEAT_REFUSED: rates.intlFlightSeatRefused,
      FARE_SALE: rates.intlFlightFareFalls,
    })
    faults.rail.rates = sharesOf({ ISSUE_FAIL: rates.trainIssueFails })
    faults.hotels.rates = sharesOf({ REFUSE: rates.hotelRefused })
    faults.rides.rates = sharesOf({
      NO_DRIVER: rates.carNoDriver,
      DRIVER_CANCELS: rates.carDriverCancels,
      SERVICE_CANCELS: rates.carServiceCancels,
      DETOUR: rates.carDetour,
    })
  })
  return {
    air: outside(airOf(config, faults.air, fuelLevels, timetable), airMethods, surroundings),
    hotels: outside(
      createSandboxHotel({ seed: config.supplySeed, faults: faults.hotels, ...properties }),
      hotelMethods,
      surroundings,
    ),
    intlAir: outside(intlAirOf(config, log, faults.intlAir, timetable), intlAirMethods, surroundings),
    rail: outside(railOf(config, log, faults.rail), railMethods, surroundings),
    rides: outside(createSandboxRide({ seed: config.supplySeed, faults: faults.rides }), rideMethods, surroundings),
    venues: outside(createSandboxVenues({ seed: config.supplySeed, ...properties }), venueMethods, surroundings),
  }
}

/** What the agency settles of it while it runs. */
interface Settings {
  fuelLevels: FuelLevels
  faultRates: Pick<FaultRatesInForce, 'follow'>
}

const faultsOf = ({ supplySeed: seed, testClock: obeys }: Config) => ({
  air: createFaults(airFaults, { obeys, seed }),
  hotels: createFaults(hotelFaults, { obeys, seed }),
  intlAir: createFaults(intlAirFaults, { obeys, seed }),
  rail: createFaults(railFaults, { obeys, seed }),
  rides: createFaults(rideFaults, { obeys, seed }),
})

const sharesOf = <Fault extends string>(rates: Record<Fault, number>): Partial<Record<Fault, number>> =>
  Object.fromEntries(Object.entries<number>(rates).map(([fault, rate]) => [fault, rate / 10_000])) as Record<Fault, number>

/** A timetable that cannot be read keeps the server from starting. */
function flightTimetableOf({ flightTimetable }: Config, log: Log): Timetable | undefined {
  if (flightTimetable === undefined) return undefined
  const timetable = readFlightTimetable(flightTimetable)
  log.info({ flightTimetable, flights: timetable.flights.length }, 'flight timetable read')
  return timetable
}

function airOf(
  config: Config,
  faults: Faults<AirFault>,
  { now: fuelLevels }: FuelLevels,
  timetable?: Timetable,
): InProcess<AirSupply> {
  return createSandboxAir({ seed: config.supplySeed, faults, fuelLevels, ...(timetable && { timetable }) })
}

/** Domestic flights of both are the same. */
function intlAirOf(config: Config, log: Log, faults: Faults<IntlAirFault>, domestic?: Timetable): InProcess<IntlAirSupply> {
  const { intlFlightTimetable, supplySeed: seed } = config
  const options = { seed, faults, ...(domestic && { domestic }) }
  if (intlFlightTimetable === undefined) return createSandboxIntlAir(options)
  const timetable = readIntlTimetable(intlFlightTimetable)
  log.info({ intlFlightTimetable }, 'international flight timetable read')
  return createSandboxIntlAir({ ...options, timetable })
}

/** As with flights. */
function railOf(config: Config, log: Log, faults: Faults<RailFault>): InProcess<RailSupply> {
  const { supplySeed: seed, railTimetable } = config
  const stoppedShare = config.supplyFaults ? usuallyStopped : 0
  if (railTimetable === undefined) return createSandboxRail({ seed, stoppedShare, faults })
  const { trains, report } = readRailTimetable(railTimetable)
  log.info({ railTimetable, ...report }, 'rail timetable read')
  return createSandboxRail({ seed, stoppedShare, faults, timetable: createTimetable(trains) })
}

/** A file of hotels that cannot be read keeps the server from starting. */
function propertiesOf({ supplySeed: seed, hotelsFile }: Config, log: Log): { properties?: ReturnType<typeof readHotels> } {
  if (hotelsFile === undefined) return {}
  const properties = readHotels(hotelsFile, seed)
  log.info({ hotelsFile, cities: properties.size, hotels: [...properties.values()].flat().length }, 'hotels read')
  return { properties }
}
