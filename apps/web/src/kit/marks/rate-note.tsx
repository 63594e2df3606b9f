import type { BaseRate } from '@sojourn/contract/kit/money'
import { rateText } from '@sojourn/domain/kit/exchange'
import { Suspense } from 'react'
import { formatFullDate } from '../text/format'
import { useOldRate } from '../text/old-rate'
import { useText } from '../text/text'
import styles from './in-base.module.css'

interface RateNoteProps {
  rate: BaseRate | undefined
  /** On which day its age counts, where that is not today. */
  on?: string | undefined
}

/** Of which day the rate of amounts beside is, what it is, and how old. */
export function RateNote({ rate, on }: RateNoteProps) {
  return (
    rate && (
      <Suspense>
        <Note rate={rate} on={on} />
      </Suspense>
    )
  )
}

function Note({ rate: { currency, day, fenPerMillion }, on }: { rate: BaseRate; on: string | undefined }) {
  const text = useText('kit/money')
  const old = useOldRate()(day, on)
  const rate = text.hundred({ currency, yuan: `¥${rateText(fenPerMillion)}` })
  return <p className={styles['note']}>{[text.byRate({ day: formatFullDate(day), rate }), old].filter(Boolean).join(' · ')}</p>
}
