import type { CarRide } from '@sojourn/contract/products/car/order.calls'
import { useEffect, useState } from 'react'
import { serverNow } from '../../../../kit/dates/server-time'

const second = 1000

/** The moment, every second: the car moves along its line. */
export function useMoment(): number {
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), second)
    return () => clearInterval(timer)
  }, [])
  return now
}

/** How much of a stretch is driven. */
export function shareOf({ startedAt, endsAt }: NonNullable<CarRide['leg']>, now: number): number {
  const [from, to] = [Date.parse(startedAt), Date.parse(endsAt)]
  return Math.min(1, Math.max(0, (now - from) / Math.max(1, to - from)))
}
