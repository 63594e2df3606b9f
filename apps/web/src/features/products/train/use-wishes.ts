import { useEffect, useState } from 'react'
import { keepSession, readSession } from '../../booking/session-store'
import { noWishes, type Wishes } from './seat-wishes'

const wishesKey = (tempOrderNo: string): string => `sojourn.train.wishes.${tempOrderNo}`

/** The wishes of an order, kept on this device while it is filled in. */
export function useWishes(tempOrderNo: string) {
  const [wishes, setWishes] = useState<Wishes>(() => ({
    ...noWishes,
    ...(readSession(wishesKey(tempOrderNo)) as object | undefined),
  }))
  useEffect(() => keepSession(wishesKey(tempOrderNo), wishes), [tempOrderNo, wishes])
  return { wishes, change: (more: Partial<Wishes>) => setWishes((former) => ({ ...former, ...more })) }
}
