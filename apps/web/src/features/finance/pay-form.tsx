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
  const usable = info.methods.filter(({ available }) => available)
  const [chosen, setChosen] = useState<number>()
  const [wished, setWished] = useState(0)
  const method = usable.find(({ settleType }) => settleType === chosen) ?? usable[0]
  const points = Math.min(wished, method?.personal ?? 0, info.points ?? 0)
  return (
    <TwoColumns
      main={
        <>
          <PayOrders orders={info.orders} excesses={method && method.company > 0 ? info.excesses : []} />
          <Card title={text.method}>
            <PayMethods methods={info.methods} value={method?.settleType} onChange={setChosen} />
          </Card>
          {info.points !== undefined && (
            <Card title={text.pointsTitle}>
              <PayPoints balance={info.points} personal={method?.personal ?? 0} value={points} onChange={setWished} />
            </Card>
          )}
        </>
      }
      aside={<PaySummary info={info} orderNos={orderNos} method={method} points={points} onBegun={onBegun} />}
    />
  )
}

interface PaySummaryProps extends PayFormProps {
  method: PaymentInfo['methods'][number] | undefined
  points: number
}

/** Who pays what, the clock, and the one button. */
function PaySummary({ info, orderNos, method, points, onBegun }: PaySummaryProps) {
  const text = useText('finance/payment')
  const { pay, busy, notice, readAgain } = usePay(orderNos, onBegun)
  const [ended, setEnded] = useState<string>()
  const end = useCallback(() => {
    setEnded(info.expiresAt)
    void readAgain()
  }, [info.expiresAt, readAgain])
  const cash = (method?.personal ?? 0) - points
  const refusal = ended === info.expiresAt ? text.expiredReason : method === undefined ? text.nothingAvailable : undefined
  const amount = formatPrice(cash > 0 ? cash : info.total)
  return (
    <DockedCard label={text.total}>
      <div className={styles['payers']}>
        <PayerList
          label={text.total}
          total={info.total}
          company={method?.company ?? 0}
          companyMethod={method?.name}
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
        onClick={() => method && void pay({ settleType: method.settleType, total: info.total, points, cash })}
      >
        {cash > 0 && cash < info.total ? text.payOwn({ amount }) : text.payNow({ amount })}
      </Button>
    </DockedCard>
  )
}

type Method = PaymentInfo['methods'][number]

interface PayMethodsProps {
  methods: Method[]
  value: Method['settleType'] | undefined
  onChange: (value: Method['settleType']) => void
}

/** The payment methods, those that cannot be used with their reason. */
function PayMethods({ methods, value, onChange }: PayMethodsProps) {
  const text = useText('finance/payment')
  if (methods.length === 0) return <p>{text.nothingAvailable}</p>
  return (
    <div className={styles['methods']}>
      <RadioGroup
        column
        label={text.chooseMethod}
        value={value}
        onChange={onChange}
        choices={methods.map((method) => ({
          value: method.settleType,
          label: method.name,
          hint: <MethodHint method={method} />,
          disabled: !method.available,
        }))}
      />
    </div>
  )
}

function MethodHint({ method }: { method: Method }) {
  const text = useText('finance/payment')
  if (!method.available) return method.reason ?? text.nothingAvailable
  const mixed = method.company > 0 && method.personal > 0
  return (
    <>
      {mixed && (
        <strong className={styles['split']}>
          {text.splitHint({ company: formatPrice(method.company), personal: formatPrice(method.personal) })}
        </strong>
      )}
      {kindHint(method, text)}
    </>
  )
}

function kindHint(method: Method, text: ReturnType<typeof useText<'finance/payment'>>): string {
  const balance = method.balanceAfter === undefined ? undefined : formatPrice(method.balanceAfter)
  if (method.settleType === 1) return text.personalHint
  if (method.settleType === 2) return text.accountHint
  if (balance === undefined) return text.creditAtOnce
  return method.settleType === 8 ? text.depositHint({ balance }) : text.creditHint({ balance })
}
