import { ApiProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { useAllKept } from '../draft/session-store'
import { ActionBar } from '../../../kit/layout/action-bar'
import styles from './submit-part.module.css'

export interface SubmitPartProps {
  /** The word on the button, where it is not an order that is submitted. */
  label?: string
  total: number
  /** What the total is called, where it is not that of the order. */
  totalLabel?: string
  busy: boolean
  errorCount: number
  failure: ApiProblem | undefined
  /** The last verification of the choice failed; no order was sent. */
  checkFailure?: Error | null
  onSubmit: () => void
  /** The word on the button while something else than a price waits to be accepted. */
  acceptLabel?: string | undefined
  /** Present while a change waits to be accepted: the button does that first. */
  onAccept?: (() => void) | undefined
}

/** The submit button with what stands in its way: faults counted, a refusal, a lost network. */
export function SubmitPart(props: SubmitPartProps) {
  const { label, total, totalLabel, busy, errorCount, failure, checkFailure, onSubmit, acceptLabel, onAccept } = props
  const text = useText('booking/placing/book-form')
  const bookText = useText('booking/placing/book')
  const widgets = useText('kit/widgets')
  const submitWord = failure?.offline ? text.submitAgain : (label ?? text.submit)
  const word = onAccept ? (acceptLabel ?? bookText.priceChange.accept) : submitWord
  const shown = failure ?? (checkFailure instanceof ApiProblem ? checkFailure : undefined)
  return (
    <div className={styles['submit']}>
      <div role="alert">
        {errorCount > 0 && (
          <p className={styles['faults']}>
            <Icon name="alert" size={16} />
            {text.errorCount({ count: errorCount })}
          </p>
        )}
        {shown && (
          <p className={styles['faults']}>
            <Icon name={shown.offline ? 'offline' : 'alert'} size={16} />
            <span>
              {failure?.offline ? text.networkLost : shown.message}
              {shown.requestId && <small className={styles['request']}>{widgets.requestId({ id: shown.requestId })}</small>}
            </span>
          </p>
        )}
      </div>
      <ActionBar total={total} label={totalLabel ?? bookText.total}>
        <Button kind="main" size="large" wide busy={busy} onClick={onAccept ?? onSubmit}>
          {busy ? text.submitting : word}
        </Button>
      </ActionBar>
      <p role="status" className={styles['kept']}>
        {useAllKept() ? text.kept : text.notKept}
      </p>
    </div>
  )
}
