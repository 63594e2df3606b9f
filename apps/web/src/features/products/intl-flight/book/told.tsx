import { Button } from '../../../../kit/actions/button'
import { useText } from '../../../../kit/text/text'
import styles from './passenger-fields.module.css'

interface ToldProps {
  /** Masked. */
  shown: string
  /** The words of the button for another one. */
  other: string
  onOther: () => void
}

/** What carriers were told before and are told again, unless somebody wants another one. */
export function Told({ shown, other, onOther }: ToldProps) {
  const text = useText('products/intl-flight/book')
  return (
    <p className={styles['told']}>
      <span>{text.toldBefore({ shown })}</span>
      <Button size="compact" kind="quiet" onClick={onOther}>
        {other}
      </Button>
    </p>
  )
}

export function TellAgain({ shown, onTell }: { shown: string; onTell: () => void }) {
  const text = useText('products/intl-flight/book')
  return (
    <p>
      <Button size="compact" kind="quiet" onClick={onTell}>
        {text.tellAgain({ shown })}
      </Button>
    </p>
  )
}
