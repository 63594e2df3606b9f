import { Field } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from '../../../booking/book/payment-card.module.css'
import type { GovernmentFormState } from './use-government-form'

/** The unit that buys a government fare, and the official card where a person pays (handbook 1.2). */
export function GovernmentCard({ state }: { state: GovernmentFormState }) {
  const { government: text } = useText('products/flight/book')
  const { asked, personal, form, change, errorOf } = state
  if (!asked) return null
  return (
    <Card title={text.title}>
      <div className={styles['part']}>
        <Field label={text.unit} required hint={text.unitHint} error={errorOf('government.unit')}>
          {(control) => (
            <Input
              {...control}
              data-field="government.unit"
              autoComplete="organization"
              maxLength={100}
              value={form.unit}
              onChange={(event) => change({ unit: event.target.value })}
            />
          )}
        </Field>
        {personal && (
          <Field label={text.cardBin} required hint={text.cardBinHint} error={errorOf('government.cardBin')}>
            {(control) => (
              <Input
                {...control}
                data-field="government.cardBin"
                inputMode="numeric"
                autoComplete="off"
                maxLength={6}
                value={form.cardBin ?? ''}
                onChange={(event) => change({ cardBin: event.target.value })}
              />
            )}
          </Field>
        )}
      </div>
    </Card>
  )
}
