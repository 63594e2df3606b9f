import { flexibleDaysAtMost } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { seatTypes, type SeatType } from '@sojourn/contract/products/intl-flight/draft.shapes'
import { Field } from '../../../../kit/forms/field'
import { Input, Select, TextArea } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import type { AskPart } from './ask-form'
import styles from './demand.module.css'

/** Cabin, flexibility, budget and whatever else matters. */
export function AskWishes({ form, change, errorOf }: AskPart) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <div className={styles['fields']}>
      <div className={styles['pair']}>
        <Choices form={form} change={change} />
        <Field label={text.budget} error={errorOf('budget')}>
          {(control) => (
            <Input
              {...control}
              inputMode="numeric"
              maxLength={7}
              value={form.budget}
              onChange={(event) => change({ budget: event.target.value })}
            />
          )}
        </Field>
      </div>
      <Field label={text.remarks} error={errorOf('remarks')}>
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={500}
            placeholder={text.remarksHint}
            value={form.remarks}
            onChange={(event) => change({ remarks: event.target.value })}
          />
        )}
      </Field>
    </div>
  )
}

function Choices({ form, change }: Pick<AskPart, 'form' | 'change'>) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <>
      <Field label={text.cabin}>
        {(control) => (
          <Select {...control} value={form.cabin} onChange={(event) => change({ cabin: event.target.value as SeatType })}>
            {seatTypes.map((cabin) => (
              <option key={cabin} value={cabin}>
                {text.cabins[cabin]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.flexibleDays}>
        {(control) => (
          <Select
            {...control}
            value={form.flexibleDays}
            onChange={(event) => change({ flexibleDays: Number(event.target.value) })}
          >
            {Array.from({ length: flexibleDaysAtMost + 1 }, (_none, count) => (
              <option key={count} value={count}>
                {text.days({ count })}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </>
  )
}
