import {
  isRailServiceTime,
  railSale,
  railSaleWindow,
  saleClosesMinutes,
  type RailSale,
  type RailSaleWindow,
} from '@sojourn/domain/products/train/sale-window'
import type { RailDesk } from './inventory/desk'
import { boardingDate, departsAt, type Stretch } from './inventory/stretch'
import { hashText } from '../air/random'

/** Stations begin to sell between 08:00 and 18:00, on the hour or the half hour (handbook 3.5). */
const firstStart = 8 * 60
const starts = 21
const saleStartMinutes = (station: string): number => firstStart + (hashText(station, 0) % starts) * 30

/** From when until when a ride is sold. */
export function saleWindow(stretch: Stretch): RailSaleWindow {
  const { run, from, to } = stretch
  const station = run.station(from)
  return railSaleWindow({
    boardingDate: boardingDate(stretch),
    departAt: departsAt(stretch).toISOString(),
    startMinutes: saleStartMinutes(station),
    closesMinutes: saleClosesMinutes(station, run.station(to)),
  })
}

/** Where the sale of a ride stands at the moment, whatever the hours of service. */
export const saleOf = (stretch: Stretch, now: Date): RailSale => railSale(saleWindow(stretch), now.toISOString())

export const refusalOf: RailDesk['refusalOf'] = (stretch, now) => {
  const { sale } = saleOf(stretch, now)
  if (sale !== 'onSale') return sale === 'closed' ? 'saleClosed' : sale
  return isRailServiceTime(now.toISOString()) ? undefined : 'outOfService'
}
