import { addDays, dateOfEpochDay } from '@sojourn/domain/kit/local-date'
import { calendarDay } from '@sojourn/domain/reference/festivals'
import { mix, unit } from '../air/random'
import { fairs, seasons } from './tables/fairs'

/** What the night of a city is like for everybody in it. */
interface CityNight {
  day: number
  /** 1 is an ordinary night, of the price. */
  season: number
  fair: number
  /** 0 is Sunday. */
  weekday: number
  holiday: boolean
}

/** Business nights lie within the week, holiday nights at its end; Sunday first. */
const businessWeek = [0.93, 1.03, 1.06, 1.06, 1.03, 0.97, 0.95] as const
const leisureWeek = [0.94, 0.92, 0.92, 0.93, 0.98, 1.14, 1.18] as const

const fairOn = (cityId: number, monthDay: string): number =>
  Math.max(
    0,
    ...fairs
      .filter(({ cityId: id, from, to }) => id === cityId && from <= monthDay && monthDay <= to)
      .map(({ percent }) => percent),
  )

export function cityNight(cityId: number, day: number): CityNight {
  const date = dateOfEpochDay(day)
  return {
    day,
    season: 1 + (seasons[cityId]?.[Number(date.slice(5, 7)) - 1] ?? 0) / 100,
    fair: 1 + fairOn(cityId, date.slice(5)) / 100,
    weekday: (day + 4) % 7,
    holiday: calendarDay(date)?.off === true && calendarDay(addDays(date, 1))?.off === true,
  }
}

/** How much dearer a hotel is on that night than on an ordinary one: season, weekday, holiday, fair and its own demand. */
export function nightLevel(night: CityNight, leisure: boolean, hotelSeed: number): number {
  const week = (leisure ? leisureWeek : businessWeek)[night.weekday] ?? 1
  const holiday = night.holiday ? (leisure ? 1.35 : 1.05) : 1
  const own = 0.94 + 0.14 * unit(mix(hotelSeed, night.day))
  return week * night.season * night.fair * holiday * own
}

const bookedAhead = 45

/** Whether a hotel has nothing left for a night: about one in seventy, and more of them while a fair is on. */
export const isFull = (night: CityNight, hotelSeed: number): boolean =>
  unit(mix(hotelSeed, night.day + 500_000)) < 0.014 * night.fair ** 3

/**
 * Share of a room type that others have taken for a night, 0 to 1: it grows until the night comes, most of all in a dear one, and in about one case of
 * thirty they have it all.
 */
export function takenShare(night: CityNight, level: number, roomSeed: number, daysAhead: number): number {
  const draw = unit(mix(roomSeed, night.day))
  if (draw > 0.97) return 1
  const near = 1 - Math.min(bookedAhead, Math.max(0, daysAhead)) / bookedAhead
  return Math.min(1, (0.25 + 0.5 * draw) * Math.min(1.5, level) * (0.45 + 0.55 * near))
}
