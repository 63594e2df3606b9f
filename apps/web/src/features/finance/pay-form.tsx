import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { useCallback, useState } from 'react'
import { Button } from '../../kit/button'
import { Countdown } from '../../kit/countdown'
import { FieldError } from '../../kit/field'
import { formatInstant, formatPrice } from '../../kit/format'
import { Card, TwoColumns } from '../../kit/page'
import { Price } from '../../kit/price'
import { RadioGroup } from '../../kit/radio-group'
import { useText } from '../../kit/text'
import { PayOrders } from './pay-orders'
import styles from './pay.module.css'
import { usePay } from './use-pay'

type Way = PaymentInfo['ways'][number]

interface PayFormProps {
  info: PaymentInfo
  orderNos: string[]
  onBegun: (paymentNo: string) => void
}

/** What is paid, how, and by when. */
export function PayForm({ info, orderNos, onBegun }: PayFormProps) {
  const text = useText('finance/payment')
  const usable = info.ways.filter(({ available }) => available)
  const [chosen, setChosen] = useState<Way['settleType']>()
  const settleType = usable.find((way) => way.settleType === chosen)?.settleType ?? usable[0]?.settleType
  const { pay, busy, notice, readAgain } = usePay(orderNos, onBegun)
  const [ended, setEnded] = useState<string>()
  const end = useCallback(() => {
    setEnded(info.expiresAt)
    void readAgain()
  }, [info.expiresAt, readAgain])
  const refusal = ended === info.expiresAt ? text.expiredReason : settleType === undefined ? text.nothingAvailable : undefined
  return (
    <TwoColumns
      main={
        <>
          <PayOrders orders={info.orders} />
          <Card title={text.way}>
            <PayWays ways={info.ways} value={settleType} onChange={setChosen} />
          </Card>
        </>
      }
      aside={
        <section className={styles['summary']} aria-label={text.total}>
          <div className={styles['total']}>
            <span>{text.total}</span>
            <Price fen={info.total} size="large" />
          </div>
          <div className={styles['clock']}>
            <span>{text.payWithin}</span>
            <Countdown until={info.expiresAt} onEnd={end} />
          </div>
          <p className={styles['before']}>{text.payBefore({ moment: formatInstant(info.expiresAt) })}</p>
          <div role="status">{notice && <FieldError>{notice}</FieldError>}</div>
          <Button
            wide
            kind="main"
            size="large"
            busy={busy}
            disabledReason={refusal}
            onClick={() => settleType !== undefined && void pay(settleType, info.total)}
          >
            {text.payNow({ amount: formatPrice(info.total) })}
          </Button>
        </section>
      }
    />
  )
}

function PayWays({
  ways,
  value,
  onChange,
}: {
  ways: Way[]
  value: Way['settleType'] | undefined
  onChange: (value: Way['settleType']) => void
}) {
  const text = useText('finance/payment')
  const hint = (way: Way): string => {
    if (!way.available) return way.reason ?? text.nothingAvailable
    if (way.settleType === 1) return text.personalHint
    return way.balanceAfter === undefined ? text.creditAtOnce : text.creditHint({ balance: formatPrice(way.balanceAfter) })
  }
  if (ways.length === 0) return <p>{text.nothingAvailable}</p>
  return (
    <div className={styles['ways']}>
      <RadioGroup
        column
        label={text.chooseWay}
        value={value}
        onChange={onChange}
        choices={ways.map((way) => ({ value: way.settleType, label: way.name, hint: hint(way), disabled: !way.available }))}
      />
    </div>
  )
}
