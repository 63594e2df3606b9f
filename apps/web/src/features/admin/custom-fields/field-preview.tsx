import type { CompanyField, WrittenField } from '@sojourn/contract/admin/company/custom-field.calls'
import type { AskedField, OrderFieldValue } from '@sojourn/contract/booking/custom-field.shapes'
import { fillFaults, type Slot } from '@sojourn/domain/booking/custom-field-fill'
import { valueFaultSentence } from '@sojourn/domain/booking/custom-field-value-fault'
import { useState } from 'react'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { CustomFieldInput } from '../../booking/custom-field/custom-field-input'
import { withValue } from '../../booking/custom-field/with-value'
import catalogue from '../catalogue/catalogue.module.css'

type Written = Pick<WrittenField, 'names' | 'hints' | 'kind' | 'required' | 'limits' | 'choices'> & {
  parentKey?: string | undefined
}

const asAsked = (key: string, { names, hints, kind, required, limits, parentKey, choices }: Written): AskedField => ({
  key,
  name: names[language] || names['zh-CN'],
  ...(hints[language] && { hint: hints[language] }),
  kind,
  required,
  perTraveller: false,
  limits,
  ...(parentKey !== undefined && { parentKey }),
  choices: choices
    .filter(({ ended }) => !ended)
    .map(({ value, names: words, parent }) => ({
      value: value || words['zh-CN'],
      name: words[language] || words['zh-CN'],
      ...(parent !== undefined && { parent }),
    })),
})

/** The field as people see it, to be tried: what is typed here goes nowhere. */
export function FieldPreview({ field, lists }: { field: WrittenField; lists: readonly CompanyField[] }) {
  const text = useText('admin/custom-field/words')
  const [values, setValues] = useState<OrderFieldValue[]>([])
  const parent = lists.find(({ key }) => key === field.parentKey)
  const fields = [
    ...(parent ? [asAsked(parent.key, { ...parent, parentKey: undefined })] : []),
    asAsked('', field.parentKey === undefined || parent ? field : { ...field, parentKey: undefined }),
  ]
  return (
    <fieldset>
      <legend className={catalogue['legend']}>{text.preview}</legend>
      {fields.map((each) => {
        const slot: Slot<AskedField> = { field: each }
        const [fault] = values.some(({ key }) => key === each.key) ? fillFaults([slot], values) : []
        return (
          <CustomFieldInput
            key={each.key}
            slot={slot}
            fields={fields}
            values={values}
            path={`preview.${each.key}`}
            error={fault && valueFaultSentence(fault.fault, each, language)}
            onChange={(value) => setValues(withValue(values, slot, value, fields))}
          />
        )
      })}
    </fieldset>
  )
}
