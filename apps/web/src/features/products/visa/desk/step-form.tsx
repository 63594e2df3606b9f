import type { VisaCase } from '@sojourn/contract/products/visa/desk.calls'
import type { DeskStep, VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import { visaEntries } from '@sojourn/contract/products/visa/visa-words'
import { useState } from 'react'
import { advanceVisaApplicant, getVisaCases } from '../../../../api/calls/products/visa/desk'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input, Select } from '../../../../kit/forms/input'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import styles from '../visa.module.css'
import { freshStep, stepFault, stepFields, stepRequest, type StepField, type TypedStep } from './step-state'

interface StepFormProps {
  enterpriseId: number
  orderNo: string
  applicant: VisaCase['applicants'][number]
  step: DeskStep
  onDone: () => void
}

/** What belongs to a step, and its button. */
export function StepForm({ enterpriseId, orderNo, applicant: { traveller }, step, onDone }: StepFormProps) {
  const text = useText('products/visa/desk')
  const [typed, setTyped] = useState<TypedStep>(freshStep)
  const [tried, setTried] = useState(false)
  const advance = useWrite(advanceVisaApplicant, [getVisaCases])
  const fault = stepFault(step, typed)
  const submit = () => {
    setTried(true)
    if (fault) return
    advance.mutate(
      { enterpriseId, orderNo, traveller, step, ...stepRequest(step, typed) },
      {
        onSuccess() {
          toast(text.done, 'good')
          onDone()
        },
      },
    )
  }
  return (
    <Form
      className={styles['applicant']}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <div className={styles['fields']}>
        {stepFields[step].map((field) => (
          <StepInput
            key={field}
            field={field}
            value={typed[field]}
            error={tried && fault === field ? text.fill : undefined}
            onChange={(value) => setTyped({ ...typed, [field]: value })}
          />
        ))}
      </div>
      {advance.error && <FormRefusal>{advance.error.message}</FormRefusal>}
      <div>
        <Button type="submit" kind="main" busy={advance.isPending}>
          {text.save}
        </Button>
      </div>
    </Form>
  )
}

const types: Partial<Record<StepField, string>> = {
  at: 'date',
  time: 'time',
  validFrom: 'date',
  validUntil: 'date',
  stayDays: 'number',
}

interface StepInputProps {
  field: StepField
  value: string
  error: string | undefined
  onChange: (value: string) => void
}
function StepInput({ field, value, error, onChange }: StepInputProps) {
  const text = useText('products/visa/desk')
  const { entries } = useText('products/visa/words')
  return (
    <Field label={text[field]} required error={error}>
      {(control) =>
        field === 'entries' ? (
          <Select {...control} value={value} onChange={(event) => onChange(event.target.value)}>
            {visaEntries.map((each: VisaEntries) => (
              <option key={each} value={each}>
                {entries[each]}
              </option>
            ))}
          </Select>
        ) : (
          <Input
            {...control}
            type={types[field] ?? 'text'}
            maxLength={100}
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </Field>
  )
}
