import type { ComparedOffer } from '@sojourn/contract/booking/comparison.calls'
import { useState } from 'react'
import { Badge } from '../../../../kit/marks/badge'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatDate, formatDuration, formatSpan } from '../../../../kit/text/format'
import { Icon } from '../../../../kit/marks/icon'
import { ButtonLink } from '../../../../kit/actions/link'
import { Price } from '../../../../kit/marks/price'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { useText } from '../../../../kit/text/text'
import { VerdictBadge } from '../../../../kit/marks/verdict-badge'
import { paths } from '../../../../paths'
import styles from './compare-dialog.module.css'
import { useComparison } from '../queries'

export interface CompareProps {
  tempOrderNo: string
  date: string
  policyApplies: boolean
}

/** One press sets the trains of the day beside its flights. */
export function CompareButton(props: CompareProps) {
  const text = useText('products/train/list')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button icon="plane" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.compare}
      </Button>
      <Dialog
        open={open}
        width="wide"
        title={`${text.compareTitle} · ${formatDate(props.date)}`}
        onClose={() => setOpen(false)}
        actions={<ButtonLink to={paths.home({ type: 1 })}>{text.searchFlights}</ButtonLink>}
      >
        <Comparison {...props} />
      </Dialog>
    </>
  )
}

function Comparison({ tempOrderNo, date, policyApplies }: CompareProps) {
  const text = useText('products/train/list')
  const { data, error, refetch } = useComparison(tempOrderNo, date, true)
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data)
    return (
      <>
        <span role="status" className="visually-hidden">
          {text.compareSearching}
        </span>
        <SkeletonList count={4} height={56} />
      </>
    )
  const offers = data.products.flatMap((product) => product.offers)
  if (offers.length === 0) return <EmptyState compact icon="search" title={text.compareEmpty} />
  return (
    <>
      <table className={styles['table']}>
        <Head policyApplies={policyApplies} />
        <tbody>
          {offers.map((offer) => (
            <Offer key={`${offer.number} ${offer.seat}`} offer={offer} policyApplies={policyApplies} />
          ))}
        </tbody>
      </table>
      <details className={styles['note']}>
        <summary>{text.compareNote}</summary>
        <ul>
          {data.assumptions.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </details>
    </>
  )
}

function Head({ policyApplies }: { policyApplies: boolean }) {
  const { compareHead: words } = useText('products/train/list')
  return (
    <thead>
      <tr>
        <th scope="col">{words.journey}</th>
        <th scope="col">{words.times}</th>
        <th scope="col">{words.door}</th>
        <th scope="col">{words.price}</th>
        <th scope="col">{words.carbon}</th>
        {policyApplies && <th scope="col">{words.verdict}</th>}
      </tr>
    </thead>
  )
}

function Offer({ offer, policyApplies }: { offer: ComparedOffer; policyApplies: boolean }) {
  const text = useText('products/train/list')
  const isFlight = offer.productType === 1
  return (
    <tr>
      <th scope="row">
        <span className={styles['way']}>
          <Icon name={isFlight ? 'plane' : 'train'} size={18} />
          <span>
            <strong>
              {text.products[isFlight ? 1 : 5]} {offer.number}
            </strong>
            <span className={styles['soft']}>{offer.seat}</span>
          </span>
        </span>
        <span className={styles['best']}>
          {offer.best.map((best) => (
            <Badge key={best} tone="good">
              {text.best[best]}
            </Badge>
          ))}
        </span>
      </th>
      <td>
        {offer.departTime}–{offer.arriveTime} {formatSpan(offer.spanDays)}
        <span className={styles['soft']}>
          {offer.from} → {offer.to}
        </span>
      </td>
      <td>
        <strong>{formatDuration(offer.doorToDoorMinutes)}</strong>
        <span className={styles['soft']}>{text.ride({ time: formatDuration(offer.rideMinutes) })}</span>
      </td>
      <td>
        <Price fen={offer.price} />
      </td>
      <td>{text.carbon({ kilograms: (offer.carbonGrams / 1000).toFixed(1) })}</td>
      {policyApplies && (
        <td>
          <VerdictBadge verdict={offer.verdict} />
        </td>
      )}
    </tr>
  )
}
