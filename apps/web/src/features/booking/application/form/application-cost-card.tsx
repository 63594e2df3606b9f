import type { ApplicationLine, LineEstimate } from '@sojourn/contract/booking/application/application.shapes'
import { budgetTotal } from '@sojourn/domain/booking/application/check'
import { useState } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Field, FieldError } from '../../../../kit/forms/field'
import { Input, Select } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { Price } from '../../../../kit/marks/price'
import { useText } from '../../../../kit/text/text'
import { CustomFieldInput } from '../../custom-field/custom-field-input'
import { withValue } from '../../custom-field/with-value'
import { fenOf, yuanOf } from '../../../../kit/forms/typed-amount'
import { suggestedBudgets, withBudget } from './application-form'
import styles from './application-form.module.css'
import { useProductName } from '../application-words'
import type { FormState } from './use-application-form'

/** Who pays, how much per product, and the company's own fields. */
export function CostCard(props: FormState & { estimates: readonly LineEstimate[] }) {
  const text = useText('booking/application/form')
  const { form, draft, errorOf, change, estimates } = props
  const { content } = draft
  const suggested = suggestedBudgets(estimates).filter(({ productType }) => content.productTypes.includes(productType))
  const error = errorOf('budgets')
  return (
    <Card title={text.cost}>
      <div className={styles['fields']}>
        <Field label={text.costCentre} required error={errorOf('costCentreId')}>
          {(control) => (
            <Select {...control} value={content.costCentreId} onChange={(event) => change({ costCentreId: event.target.value })}>
              <option value="">{text.choose}</option>
              {form.costCentres.map(({ id, code, name }) => (
                <option key={id} value={id}>
                  {code} {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <div className={styles['budgets']} {...(error && { 'data-invalid': true, tabIndex: -1 })}>
          {content.productTypes.map((productType) => (
            <BudgetField key={productType} productType={productType} {...props} />
          ))}
        </div>
        {error && <FieldError>{error}</FieldError>}
        <div className={styles['budgetTotal']}>
          <span>{text.budgetTotal}</span>
          <Price fen={budgetTotal(content)} />
          <Button
            size="compact"
            disabledReason={suggested.length === 0 ? text.noEstimate : undefined}
            onClick={() => change({ budgets: suggested })}
          >
            {text.fromEstimate}
          </Button>
        </div>
        <SharedBudgetField {...props} />
        <CustomFields {...props} />
      </div>
    </Card>
  )
}

/** Shows what is typed as long as it means the amount that is kept, so that a suggestion replaces it. */
function BudgetField({ draft, change, productType }: FormState & { productType: ApplicationLine['productType'] }) {
  const text = useText('booking/application/form')
  const productName = useProductName()
  const amount = draft.content.budgets.find((budget) => budget.productType === productType)?.amount ?? 0
  const [typed, setTyped] = useState<string>()
  const shown = typed !== undefined && (fenOf(typed) ?? 0) === amount ? typed : yuanOf(amount)
  const type = (value: string) => {
    setTyped(value)
    change({ budgets: withBudget(draft.content, productType, fenOf(value) ?? 0).budgets })
  }
  return (
    <Field label={text.budget({ product: productName(productType) })}>
      {(control) => (
        <Input {...control} inputMode="decimal" maxLength={12} value={shown} onChange={(event) => type(event.target.value)} />
      )}
    </Field>
  )
}

function SharedBudgetField({ draft: { content }, change }: FormState) {
  const text = useText('booking/application/form')
  return (
    <Field label={text.unionNo} hint={text.unionNoHint}>
      {(control) => (
        <Input
          {...control}
          maxLength={40}
          value={content.unionNo ?? ''}
          onChange={(event) => change({ unionNo: event.target.value })}
        />
      )}
    </Field>
  )
}

function CustomFields({ form, askedFields, draft: { content }, errorOf, change }: FormState) {
  const slots = form.fields
    .filter(({ key }) => askedFields.includes(key))
    .map((field) => ({ field: { ...field, perTraveller: false } }))
  if (slots.length === 0) return null
  return (
    <div className={styles['budgets']}>
      {slots.map((slot) => (
        <CustomFieldInput
          key={slot.field.key}
          slot={slot}
          fields={form.fields}
          values={content.customFields}
          path={`customFields.${slot.field.key}`}
          error={errorOf(`customFields.${slot.field.key}`)}
          onChange={(value) => change({ customFields: withValue(content.customFields, slot, value, form.fields) })}
        />
      ))}
    </div>
  )
}
