import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { FieldError } from '../../../kit/forms/field'
import { Card } from '../../../kit/layout/page'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { useText } from '../../../kit/text/text'
import { OrderTextField } from './order-text-field'
import styles from './payment-card.module.css'
import type { BookFormState } from './use-book-form'

/** Who pays, and a remark for the company. */
export function PaymentCard({ info, state }: { info: BookInfo; state: BookFormState }) {
  const text = useText('booking/placing/book-form')
  const { form, change, errorOf } = state
  const error = errorOf('settleType')
  return (
    <Card title={text.payment}>
      <div className={styles['part']}>
        <div data-field="settleType" tabIndex={-1}>
          <RadioGroup
            label={text.payment}
            value={form.settleType}
            onChange={(settleType) => change({ ...form, settleType })}
            choices={info.settleTypes.map((method) => ({
              value: method.settleType,
              label: method.name,
              hint: method.reason,
              disabled: !method.available,
            }))}
          />
          {error && <FieldError>{error}</FieldError>}
        </div>
        {info.purpose && <OrderTextField of="purpose" asked={info.purpose} state={state} hint={text.purposeHint} />}
        {info.remark && <OrderTextField of="remark" asked={info.remark} state={state} hint={text.remarkHint} />}
      </div>
    </Card>
  )
}
