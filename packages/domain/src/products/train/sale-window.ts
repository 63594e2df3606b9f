import {
  addDays,
  chinaOffsetMinutes,
  isBefore,
  localInstant,
  localOf,
  addMinutes,
  timeOfMinutes,
  weekday,
} from '../../kit/local-date'
import { trainDraftRules } from './draft-rules'

/** Handbook 3.5: tickets are sold for today and the fourteen days after it. */
export const railSaleDays = trainDraftRules.daysOnSale

/** Service hours 05:00 to 01:00, on Tuesdays to 24:00; refunds are open all day. */
const opens = '05:00'
const closesAfterMidnight = '01:00'
const tuesday = 2

/** Whether tickets can be bought and changed at the moment (handbook 3.5). */
export function isRailServiceTime(at: string): boolean {
  const { date, time } = localOf(at, chinaOffsetMinutes)
  if (time >= opens) return true
  return time < closesAfterMidnight && weekday(addDays(date, -1)) !== tuesday
}

/** When the closed service opens again; undefined while it is open. */
export function railServiceOpensAt(at: string): string | undefined {
  const { date } = localOf(at, chinaOffsetMinutes)
  return isRailServiceTime(at) ? undefined : localInstant(date, opens, chinaOffsetMinutes)
}

export interface RailSaleRules {
  /** The date and moment of boarding. */
  boardingDate: string
  departAt: string
  /** When the boarding station begins to sell, in minutes from midnight. */
  startMinutes: number
  /** How long before departure online sale ends. */
  closesMinutes: number
}
export type RailSale = { sale: 'onSale' | 'closed' } | { sale: 'notYetOnSale'; saleStartsAt: string }

/** From when until when a ride is sold (handbook 3.5): fourteen days before boarding it begins at the station's own time of day. */
export interface RailSaleWindow {
  startsAt: string
  endsAt: string
}
export const railSaleWindow = ({ boardingDate, departAt, startMinutes, closesMinutes }: RailSaleRules): RailSaleWindow => ({
  startsAt: localInstant(addDays(boardingDate, 1 - railSaleDays), timeOfMinutes(startMinutes), chinaOffsetMinutes),
  endsAt: addMinutes(departAt, -closesMinutes),
})

/** Where the sale of a ride stands; its last moment still counts. */
export function railSale({ startsAt, endsAt }: RailSaleWindow, at: string): RailSale {
  if (isBefore(at, startsAt)) return { sale: 'notYetOnSale', saleStartsAt: startsAt }
  return { sale: isBefore(endsAt, at) ? 'closed' : 'onSale' }
}

/** Hong Kong West Kowloon. */
const westKowloon = 'XJA'

/** A ride over the border, and whether it begins in Hong Kong; undefined within the mainland. */
export function crossBorderOf(departStation: string, arriveStation: string): { fromWestKowloon: boolean } | undefined {
  const fromWestKowloon = departStation === westKowloon
  return fromWestKowloon || arriveStation === westKowloon ? { fromWestKowloon } : undefined
}

/** Minutes before departure at which online sale ends: trains over the border close earlier, most of all from Hong Kong. */
export function saleClosesMinutes(departStation: string, arriveStation: string): number {
  const crossBorder = crossBorderOf(departStation, arriveStation)
  if (!crossBorder) return 25
  return crossBorder.fromWestKowloon ? 60 : 45
}
