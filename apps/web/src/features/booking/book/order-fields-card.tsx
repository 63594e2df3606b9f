import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { slotPath } from '@sojourn/domain/booking/custom-field-fill'
import { Card } from '../../../kit/layout/page'
import { useText } from '../../../kit/text/text'
import { CustomFieldInput } from '../custom-field/custom-field-input'
import { withValue } from '../custom-field/with-value'
import { slotsOfInfo } from './order-fields'
import styles from './payment-card.module.css'
import type { BookFormState } from './use-book-form'

/** What the company asks beside the product's own: once of the order, then of each traveller. */
export function OrderFields({ info, state }: { info: BookInfo; state: BookFormState }) {
  const text = useText('booking/custom-field')
  const { form, change, errorOf } = state
  const slots = slotsOfInfo(info)
  const groups = [undefined, ...info.travellers.map(({ employeeId }) => employeeId)]
    .map((employeeId) => ({ employeeId, slots: slots.filter((slot) => slot.employeeId === employeeId) }))
    .filter((group) => group.slots.length > 0)
  return groups.map(({ employeeId, slots: own }) => {
    const name = info.travellers.find((traveller) => traveller.employeeId === employeeId)?.name
    return (
      <Card key={employeeId ?? ''} title={name === undefined ? text.title : text.ofTraveller({ name })}>
        <div className={styles['part']}>
          {own.map((slot) => (
            <CustomFieldInput
              key={slot.field.key}
              slot={slot}
              fields={info.fields}
              values={form.fields}
              path={slotPath(slot)}
              error={errorOf(slotPath(slot))}
              onChange={(value) => change({ ...form, fields: withValue(form.fields, slot, value, info.fields) })}
            />
          ))}
        </div>
      </Card>
    )
  })
}
