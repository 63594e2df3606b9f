import { Suspense, useSyncExternalStore } from 'react'
import { ToastPanel } from './late'
import { toastsWanted } from './toast'

/** Where messages appear, once the first was said; stands once in the shell. */
export function ToastRegion() {
  const wanted = useSyncExternalStore(toastsWanted.subscribe, toastsWanted.read, () => false)
  return (
    wanted && (
      <Suspense>
        <ToastPanel />
      </Suspense>
    )
  )
}
