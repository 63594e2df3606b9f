import { findHotelDestinations, findHotelKeywords } from '@sojourn/domain/reference/hotel/hotel-search'
import { defaultHotelCity } from '@sojourn/domain/reference/hotel/hotel-cities'
import { findStations } from '@sojourn/domain/reference/rail/station-search'
import { findVisaDestinations } from '@sojourn/domain/reference/place/visa-countries'
import type { Context } from '../../context'
import { citySearch } from './flight-cities'

const afterMs = 500
const betweenMs = 50

/**
 * Builds each search once in a quiet moment after the start, one at a time, so that nobody's first letters or trains wait for it. What cannot
 * be built now, as where a supplier is too slow, is built by whoever asks first.
 */
export function prepareSearches({
  air,
  rail,
  intlAir,
  clock,
  log,
}: Pick<Context, 'air' | 'rail' | 'intlAir' | 'clock' | 'log'>): void {
  const builds: (() => unknown)[] = [
    () => citySearch(),
    () => air.prepare({ now: clock.now() }),
    () => findStations('a', 1),
    () => findHotelDestinations('domestic', 'a', 1),
    () => findHotelDestinations('international', 'a', 1),
    () => findHotelKeywords(defaultHotelCity.domestic, 'a', 1),
    () => findVisaDestinations('a', 1),
    () => rail.prepare({ now: clock.now() }),
    () => intlAir.prepare({ now: clock.now() }),
  ]
  const prepare = async (build: () => unknown): Promise<void> => {
    try {
      await build()
    } catch (error) {
      log.warn({ err: error }, 'a search was not prepared')
    }
  }
  for (const [turn, build] of builds.entries()) setTimeout(() => void prepare(build), afterMs + turn * betweenMs).unref()
}
