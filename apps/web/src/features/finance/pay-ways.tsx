import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { formatPrice } from '../../kit/text/format'
import { RadioGroup } from '../../kit/forms/radio-group'
import { useText } from '../../kit/text/text'
import styles from './pay.module.css'

type Way = PaymentInfo['ways'][number]

interface PayWaysProps {
  ways: Way[]
  value: Way['settleType'] | undefined
  onChange: (value: Way['settleType']) => void
}

/** The ways to pay, those that cannot be used with their reason. */
export function PayWays({ ways, value, onChange }: PayWaysProps) {
  const text = useText('finance/payment')
  if (ways.length === 0) return <p>{text.nothingAvailable}</p>
  return (
    <div className={styles['ways']}>
      <RadioGroup
        column
        label={text.chooseWay}
        value={value}
        onChange={onChange}
        choices={ways.map((way) => ({
          value: way.settleType,
          label: way.name,
          hint: <WayHint way={way} />,
          disabled: !way.available,
        }))}
      />
    </div>
  )
}

function WayHint({ way }: { way: Way }) {
  const text = useText('finance/payment')
  if (!way.available) return way.reason ?? text.nothingAvailable
  const mixed = way.company > 0 && way.personal > 0
  return (
    <>
      {mixed && (
        <strong className={styles['split']}>
          {text.splitHint({ company: formatPrice(way.company), personal: formatPrice(way.personal) })}
        </strong>
      )}
      {kindHint(way, text)}
    </>
  )
}

function kindHint(way: Way, text: ReturnType<typeof useText<'finance/payment'>>): string {
  const balance = way.balanceAfter === undefined ? undefined : formatPrice(way.balanceAfter)
  if (way.settleType === 1) return text.personalHint
  if (way.settleType === 2) return text.accountHint
  if (balance === undefined) return text.creditAtOnce
  return way.settleType === 8 ? text.depositHint({ balance }) : text.creditHint({ balance })
}
