import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { Field, FieldError } from '../../../kit/forms/field'
import { Input, TextArea } from '../../../kit/forms/input'
import { Card } from '../../../kit/layout/page'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { useText } from '../../../kit/text/text'
import { longestText } from '../policy/reason'
import styles from './payment-card.module.css'
import type { BookFormState } from './use-book-form'

/** Who pays, and a remark for the company. */
export function PaymentCard({ info, state }: { info: BookInfo; state: BookFormState }) {
  const text = useText('booking/book-form')
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
            choices={info.settleTypes.map((way) => ({
              value: way.settleType,
              label: way.name,
              hint: way.available ? undefined : (way.reason ?? text.noCredit),
              disabled: !way.available,
            }))}
          />
          {error && <FieldError>{error}</FieldError>}
        </div>
        {info.purpose && (
          <Field label={text.purpose} hint={text.purposeHint} error={errorOf('purpose')}>
            {(control) => (
              <Input
                {...control}
                data-field="purpose"
                maxLength={longestText}
                value={form.purpose}
                onChange={(event) => change({ ...form, purpose: event.target.value })}
              />
            )}
          </Field>
        )}
        <Field label={text.remark} hint={text.remarkHint} error={errorOf('remark')}>
          {(control) => (
            <TextArea
              {...control}
              data-field="remark"
              rows={2}
              maxLength={longestText}
              value={form.remark}
              onChange={(event) => change({ ...form, remark: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  )
}
