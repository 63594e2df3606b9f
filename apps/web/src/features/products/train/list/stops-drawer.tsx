import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { classNames } from '../../../../kit/browser/class-names'
import { Drawer } from '../../../../kit/overlays/dialog'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { useStops } from '../queries'
import styles from './stops-drawer.module.css'

export interface StopsOf {
  trainNo: string
  trainKey: string
  departStation: string
  arriveStation: string
}

/** A quiet button that shows every stop of a train; those of the ride are stressed. */
export function StopsButton({ ride }: { ride: StopsOf }) {
  const text = useText('products/train/list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        kind="quiet"
        size="compact"
        aria-haspopup="dialog"
        aria-label={text.stopsOf({ train: ride.trainNo })}
        className={styles['open']}
        onClick={() => setOpen(true)}
      >
        {text.stops}
      </Button>
      <Drawer open={open} onClose={() => setOpen(false)} title={text.stopsOf({ train: ride.trainNo })}>
        <Stops ride={ride} />
      </Drawer>
    </>
  )
}

function Stops({ ride: { trainKey, departStation, arriveStation, trainNo } }: { ride: StopsOf }) {
  const text = useText('products/train/list')
  const { data, error, refetch } = useStops({ trainKey, departStation, arriveStation }, true)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={8} height={36} />
  const numberAt = (index: number) => data.stops[index - 1]?.trainNo ?? data.stops[index]?.trainNo ?? trainNo
  return (
    <table className={styles['stops']}>
      <thead>
        <tr>
          <th scope="col">{text.stopHead.station}</th>
          <th scope="col">{text.stopHead.arrive}</th>
          <th scope="col">{text.stopHead.depart}</th>
          <th scope="col">{text.stopHead.dwell}</th>
          <th scope="col">{text.stopHead.distance}</th>
        </tr>
      </thead>
      <tbody>
        {data.stops.map((stop, index) => (
          <tr key={stop.index} className={classNames(stop.onRide && styles['onRide'])}>
            <th scope="row">
              {stop.stationName}
              {stop.trainNo !== numberAt(index) && (
                <span className={styles['soft']}>{text.renumbered({ train: stop.trainNo })}</span>
              )}
            </th>
            <td>{stop.arriveTime ?? '—'}</td>
            <td>
              {stop.departTime ?? '—'}
              {stop.dayOffset > 0 && <sup className={styles['day']}>{text.dayOffset({ days: stop.dayOffset })}</sup>}
            </td>
            <td>{stop.dwellMinutes > 0 ? text.dwell({ minutes: stop.dwellMinutes }) : '—'}</td>
            <td>{stop.distanceKm}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
