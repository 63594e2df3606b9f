import type { IntlCheckResult } from '@sojourn/contract/products/intl-flight/booking.shapes'
import { ButtonLink } from '../../../../kit/actions/link'
import { Icon } from '../../../../kit/marks/icon'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/book/price-change.module.css'
import { useRetimedLines } from './retimed-lines'

interface TimesChangeProps {
  check: Pick<IntlCheckResult, 'retimed' | 'segments'>
  /** Where flights are chosen again. */
  again: string
}

/** Flights whose carrier has moved them since they were chosen, from when to when; the main button of the page accepts it. */
export function TimesChange({ check, again }: TimesChangeProps) {
  const { timesChange: text } = useText('products/intl-flight/check')
  const linesOf = useRetimedLines()
  if (check.retimed.length === 0) return null
  return (
    <section role="alert" className={styles['change']}>
      <Icon name="alert" />
      <div>
        <strong>{text.title}</strong>
        <p>{text.why}</p>
        <ul>
          {linesOf(check).map(({ key, flight, former, now }) => (
            <li key={key}>
              {flight} · {text.former} <s>{former}</s> · {text.now} <strong>{now}</strong>
            </li>
          ))}
        </ul>
        <p className={styles['again']}>
          <ButtonLink to={again}>{text.chooseAgain}</ButtonLink>
        </p>
      </div>
    </section>
  )
}
