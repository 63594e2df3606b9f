import type { PaymentInfo } from '@sojourn/contract/booking/payment.calls'
import { useCallback, useState } from 'react'
import { Button } from '../../kit/actions/button'
import { Countdown } from '../../kit/dates/countdown'
import { DockedCard } from '../../kit/layout/docked-card'
import { FieldError } from '../../kit/forms/field'
import { formatInstant, formatPrice } from '../../kit/text/format'
import { Card, TwoColumns } from '../../kit/layout/page'
import { useText } from '../../kit/text/text'
import { PayOrders } from './pay-orders'
import { PayPoints } from './pay-points'
import { PayerList } from './payer-list'
import styles from './pay.module.css'
import { usePay } from './use-pay'
import { RadioGroup } from '../../kit/forms/radio-group'

interface PayFormProps {
  info: PaymentInfo
  orderNos: string[]
  onBegun: (paymentNo: string) => void
}

/** What is paid, by whom, how, and by when. */
export function PayForm({ info, orderNos, onBegun }: PayFormProps) {
  const text = useText('finance/payment')
  const usable = info.ways.filter(({ available }) => available)
  const [chosen, setChosen] = useState<number>()
  const [wished, setWished] = useState(0)
  const way = usable.find(({ settleType }) => settleType === chosen) ?? usable[0]
  const points = Math.min(wished, way?.personal ?? 0, info.points ?? 0)
  return (
    <TwoColumns
      main={
        <>
          <PayOrders orders={info.orders} excesses={way && way.company > 0 ? info.excesses : []} />
          <Card title={text.way}>
            <PayWays ways={info.ways} value={way?.settleType} onChange={setChosen} />
          </Card>
          {info.points !== undefined && (
            <Card title={text.pointsTitle}>
              <PayPoints balance={info.points} personal={way?.personal ?? 0} value={points} onChange={setWished} />
            </Card>
          )}
        </>
      }
      aside={<PaySummary info={info} orderNos={orderNos} way={way} points={points} onBegun={onBegun} />}
    />
  )
}

interface PaySummaryProps extends PayFormProps {
  way: PaymentInfo['ways'][number] | undefined
  points: number
}

/** Who pays what, the clock, and the one button. */
function PaySummary({ info, orderNos, way, points, onBegun }: PaySummaryProps) {
  const text = useText('finance/payment')
  const { pay, busy, notice, readAgain } = usePay(orderNos, onBegun)
  const [ended, setEnded] = useState<string>()
  const end = useCallback(() => {
    setEnded(info.expiresAt)
    void readAgain()
  }, [info.expiresAt, readAgain])
  const cash = (way?.personal ?? 0) - points
  const refusal = ended === info.expiresAt ? text.expiredReason : way === undefined ? text.nothingAvailable : undefined
  const amount = formatPrice(cash > 0 ? cash : info.total)
  return (
    <DockedCard label={text.total}>
      <div className={styles['payers']}>
        <PayerList
          label={text.total}
          total={info.total}
          company={way?.company ?? 0}
          companyWay={way?.name}
          personal={cash}
          points={points}
        />
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
        onClick={() => way && void pay({ settleType: way.settleType, total: info.total, points, cash })}
      >
        {cash > 0 && cash < info.total ? text.payOwn({ amount }) : text.payNow({ amount })}
      </Button>
    </DockedCard>
  )
}

type Way = PaymentInfo['ways'][number]

interface PayWaysProps {
  ways: Way[]
  value: Way['settleType'] | undefined
  onChange: (value: Way['settleType']) => void
}

/** The ways to pay, those that cannot be used with their reason. */
function PayWays({ ways, value, onChange }: PayWaysProps) {
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
