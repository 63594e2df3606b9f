import { useState } from 'react'
import { IconButton } from '../actions/button'
import styles from './revealed-text.module.css'
import { toast } from '../overlays/toast'

export interface RevealedTextProps {
  masked: string
  /** Reads it in clear; what it throws is said in passing. */
  read: () => Promise<string>
  revealLabel: string
  hideLabel: string
  /** Why it is not shown in full; the eye is left out then. */
  disabledReason?: string | undefined
}

/** Personal data with an eye: masked until it is asked for, and masked again when the page is left (handbook 11.5). */
export function RevealedText({ masked, read, revealLabel, hideLabel, disabledReason }: RevealedTextProps) {
  const [shown, setShown] = useState<string>()
  const [busy, setBusy] = useState(false)
  const toggle = () => {
    if (shown !== undefined) return setShown(undefined)
    setBusy(true)
    read()
      .then(setShown, (error: Error) => toast(error.message, 'bad'))
      .finally(() => setBusy(false))
  }
  return (
    <span className={styles['text']} title={disabledReason}>
      <span className={styles['value']}>{shown ?? masked}</span>
      {!disabledReason && (
        <IconButton
          icon={shown === undefined ? 'eye' : 'eyeOff'}
          size="compact"
          label={shown === undefined ? revealLabel : hideLabel}
          disabled={busy}
          onClick={toggle}
        />
      )}
    </span>
  )
}
