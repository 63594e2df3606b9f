import { Suspense, useEffect, useState, useSyncExternalStore } from 'react'
import { ToastPanel } from './late'
import { toastsWait } from './toast'

/** Where messages appear; stands once in the shell. */
export function ToastRegion() {
  const waiting = useSyncExternalStore(toastsWait.subscribe, toastsWait.read, () => false)
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (waiting) setWanted(true)
  }, [waiting])
  return (
    wanted && (
      <Suspense>
        <ToastPanel />
      </Suspense>
    )
  )
}
