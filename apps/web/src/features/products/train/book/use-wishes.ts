import { useEffect, useState } from 'react'
import { keep, readKept } from '../../../booking/draft/session-store'
import { noWishes, type Wishes } from './seat-wishes'

/** The wishes of an order, kept on this device while it is filled in. */
export function useWishes(tempOrderNo: string) {
  const [wishes, setWishes] = useState<Wishes>(() => ({
    ...noWishes,
    ...(readKept(tempOrderNo, 'wishes') as object | undefined),
  }))
  useEffect(() => keep(tempOrderNo, 'wishes', wishes), [tempOrderNo, wishes])
  return { wishes, change: (more: Partial<Wishes>) => setWishes((former) => ({ ...former, ...more })) }
}
