import type { SharedRide } from '@sojourn/contract/products/car/shared-ride.calls'
import { useQuery } from '@tanstack/react-query'
import { useLocation } from 'react-router'
import { readSharedCarRide } from '../../../../api/calls/products/car/shared-ride'
import { isProblem } from '../../../../api/problem'
import { readOptions } from '../../../../api/queries'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { Card } from '../../../../kit/layout/page'
import { Badge } from '../../../../kit/marks/badge'
import { formatInstant } from '../../../../kit/text/format'
import { loadTexts, useText } from '../../../../kit/text/text'
import { RideLeg } from '../order/live-ride'
import route from '../ride-route.module.css'
import { WindowTitle } from '../../../../kit/layout/window-title'
import styles from './shared-page.module.css'

export async function loader() {
  await loadTexts('products/car/pages', 'products/car/rules', 'kit/widgets')
  return null
}

const everyMs = 15_000

/** A ride that somebody shared: where it is, for whoever has the link, until its passenger has got out. */
export function Component() {
  const text = useText('products/car/pages')
  const token = useLocation().hash.slice(1)
  const readable = token.length >= 20 && token.length <= 200
  const { data, error, refetch } = useQuery({
    ...readOptions(readSharedCarRide, { token }),
    enabled: readable,
    refetchInterval: ({ state }) => (isProblem(state.error, 'sharedRideOver') ? false : everyMs),
  })
  return (
    <main className={styles['page']}>
      <WindowTitle page={text.sharedTitle} />
      <h1>{text.sharedTitle}</h1>
      {!readable || isProblem(error, 'sharedRideOver') ? (
        <EmptyState icon="car" title={text.sharedOver}>
          {text.sharedOverWhy}
        </EmptyState>
      ) : data ? (
        <Ride ride={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={140} gap={16} />
      )}
    </main>
  )
}

function Ride({ ride: { state, cityName, from, to, departAt, plate, vehicle, leg } }: { ride: SharedRide }) {
  const text = useText('products/car/pages')
  const { states } = useText('products/car/rules')
  return (
    <Card title={states[state]} action={plate && <Badge icon="car">{plate}</Badge>}>
      <div className={styles['ride']}>
        <p className={route['soft']}>{[formatInstant(departAt), cityName, vehicle].filter(Boolean).join(' · ')}</p>
        {leg && <RideLeg leg={leg} />}
        <ol className={route['route']}>
          <li>{from}</li>
          <li>{to ?? text.goesWhereTold}</li>
        </ol>
        <p className={route['soft']}>{text.sharedWhy}</p>
      </div>
    </Card>
  )
}
