import { useEffect, useState } from 'react'
import { serverNow } from '../../../kit/dates/server-time'

/** Whether an instant has come, by the product's clock; it is told when it does. */
export function useExpired(until: string): boolean {
  const [passed, setPassed] = useState<string>()
  const left = Date.parse(until) - serverNow()
  useEffect(() => {
    const timer = setTimeout(() => setPassed(until), Math.max(0, Date.parse(until) - serverNow()))
    return () => clearTimeout(timer)
  }, [until])
  return passed === until || left <= 0
}
