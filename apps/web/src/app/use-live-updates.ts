import { useEffect } from 'react'

/** Keeps the page current. Live updates are not needed for the first paint, so their code comes after it. */
export function useLiveUpdates(): void {
  useEffect(() => {
    const started = import('../api/live').then(({ startLiveUpdates }) => startLiveUpdates())
    return () => void started.then((stop) => stop())
  }, [])
}
