import type { Leaving } from '@sojourn/contract/admin/people/person.shapes'
import { formatInstant } from '../../../../kit/text/format'
import { useText } from '../../../../kit/text/text'
import { handsOn } from './leave-words'
import styles from './leave.module.css'

/** What goes to a successor, and the travels that nobody cancels by itself. */
export function LeftBehind({ leaving }: { leaving: Leaving }) {
  const text = useText('admin/people/leaving')
  const { approvals, heads, reports, guests, trips } = leaving
  const lines = [
    ...(approvals > 0 ? [text.approvals({ count: approvals })] : []),
    ...(heads.length > 0 ? [text.heads({ names: heads })] : []),
    ...(reports > 0 ? [text.reports({ count: reports })] : []),
    ...(guests > 0 ? [text.guests({ count: guests })] : []),
  ]
  return (
    <>
      <section className={styles['part']}>
        <h3>{text.behind}</h3>
        {handsOn(leaving) ? (
          <ul className={styles['lines']}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        ) : (
          <p className={styles['soft']}>{text.nothingBehind}</p>
        )}
      </section>
      {trips.length > 0 && (
        <section className={styles['part']}>
          <h3>{text.trips}</h3>
          <ul className={styles['trips']}>
            {trips.map(({ orderNo, title, departAt, stateName }) => (
              <li key={orderNo}>
                <strong>{title}</strong>
                <span>{[formatInstant(departAt), stateName, orderNo].join(' · ')}</span>
              </li>
            ))}
          </ul>
          <p className={styles['soft']}>{text.tripsHint}</p>
        </section>
      )}
    </>
  )
}
