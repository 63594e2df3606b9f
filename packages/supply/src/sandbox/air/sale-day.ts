import type { FuelLevel } from '@sojourn/domain/products/flight/fees'
import { chinaOffsetMinutes, dateOfEpochDay, epochDay } from '@sojourn/domain/kit/local-date'
import type { AirWorld } from './world'

const msPerMinute = 60_000
const msPerHour = 3_600_000
const horizonDays = 365
const saleClosesHours = 2

/** A date on which people fly, with what everybody's demand depends on. */
export interface SaleDay {
  day: number
  date: string
  /** 0 is Monday. */
  weekday: number
  rush: number
  fuelLevels: readonly FuelLevel[]
}

export const saleDay = (world: AirWorld, day: number): SaleDay => {
  const date = dateOfEpochDay(day)
  return { day, date, weekday: (day + 3) % 7, rush: world.rush(date), fuelLevels: world.fuelLevels() }
}

/** Days since 1970 on calendars in China. */
export const chinaDay = (now: Date): number => Math.floor((now.getTime() / msPerMinute + chinaOffsetMinutes) / 1440)
export const chinaDate = (now: Date): string => dateOfEpochDay(chinaDay(now))

export const departureMs = (day: number, minutes: number): number => (day * 1440 + minutes - chinaOffsetMinutes) * msPerMinute
export const hoursUntil = (ms: number, now: Date): number => (ms - now.getTime()) / msPerHour

export const isSaleClosed = (day: number, departMinutes: number, now: Date): boolean =>
  hoursUntil(departureMs(day, departMinutes), now) < saleClosesHours

export function isWithinHorizon(date: string, now: Date): boolean {
  const ahead = epochDay(date) - chinaDay(now)
  return ahead >= 0 && ahead <= horizonDays
}
