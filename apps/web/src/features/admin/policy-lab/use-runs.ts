import { useState } from 'react'
import { getLabRuns } from '../../../api/calls/products/policy-lab'
import { useRead } from '../../../api/queries'

/** How often one looks how far a run is. */
const pollMs = 1_000

/** What was tried of late; as long as something is under way, it is read again and again. */
export function useRuns() {
  const [polling, setPolling] = useState(false)
  const { data, error, refetch } = useRead(getLabRuns, {}, { refetchInterval: polling && pollMs, staleTime: 0 })
  const open = data?.list.some(({ state }) => state === 'waiting' || state === 'running') ?? false
  if (open !== polling) setPolling(open)
  return { runs: data?.list, mayTry: data?.mayTry ?? false, error, retry: refetch }
}
