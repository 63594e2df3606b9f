import { chinaOffsetMinutes, localOf } from '@sojourn/domain/kit/local-date'
import { useQueryClient, type QueryCache, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { answeredAt, noteRecalling, onRecall, recalls } from '../../api/kept-answers'
import { watchReach } from '../../kit/browser/reach'
import { chinaNow } from '../../kit/dates/server-time'
import { Icon } from '../../kit/marks/icon'
import { formatClock, formatInstant } from '../../kit/text/format'
import { useText } from '../../kit/text/text'
import styles from './offline-note.module.css'

/** Milliseconds until one more try, where the portal answers and only what was asked of it did not come. */
const soon = 5_000

/** Says that there is no network, and from when it is what the page shows. */
export function OfflineNote() {
  const text = useText('app/shell')
  const phone = useText('app/phone')
  const client = useQueryClient()
  const online = useOnline()
  const recalling = useSyncExternalStore(onRecall, recalls)
  const since = useSince(client.getQueryCache())
  useReadAgain(client, recalling)
  if (online && !recalling) return null
  return (
    <div role="status" className={styles['note']}>
      <Icon name="offline" size={18} />
      {since === undefined ? text.offline : phone.offlineAsOf({ moment: momentOf(since) })}
    </div>
  )
}

/** 14:05 of today; of another day with its date. */
function momentOf(since: number): string {
  const instant = new Date(since).toISOString()
  const isToday = localOf(instant, chinaOffsetMinutes).date === chinaNow().date
  return isToday ? formatClock(instant) : formatInstant(instant)
}

/** What was kept is read anew once the portal answers, whatever the browser believes of the network. */
function useReadAgain(client: QueryClient, recalling: boolean): void {
  useEffect(() => {
    if (!recalling) return undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    const readAgain = () => {
      noteRecalling(false)
      void client.invalidateQueries({ predicate: ({ queryKey }) => moments(queryKey).length > 0 })
    }
    const stop = watchReach({ onReached: (wasAway) => (timer = setTimeout(readAgain, wasAway ? 0 : soon)) })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, recalling])
}

/** When what a query has was answered; its key begins with the call and ends with what was asked. */
function moments(queryKey: QueryKey): number[] {
  const [path, request] = [queryKey[0], queryKey.at(-1)]
  return typeof path === 'string' && typeof request === 'object' && request ? answeredAt(path, request) : []
}

/** The oldest of what this page shows. */
function useSince(cache: QueryCache): number | undefined {
  return useSyncExternalStore(
    (listener) => cache.subscribe(listener),
    () => {
      const all = cache.getAll().flatMap((query) => (query.isActive() ? moments(query.queryKey) : []))
      return all.length > 0 ? Math.min(...all) : undefined
    },
  )
}

const subscribe = (listener: () => void) => {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Does the browser believe that there is a network? */
const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)
