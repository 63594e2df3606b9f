import type { TrainChangeQuote } from '@sojourn/contract/products/train-after-sales.shapes'
import { Field } from '../../../kit/field'
import { Input, Select } from '../../../kit/input'
import { useText } from '../../../kit/text'

export interface Reason {
  code: string
  words: string
}

export interface ChangeReasonProps {
  reasons: TrainChangeQuote['reasons']
  reason: Reason
  onReason: (reason: Reason) => void
}

/** Why the new train leaves the policy. */
export function ChangeReason({ reasons, reason, onReason }: ChangeReasonProps) {
  const text = useText('products/train-alter')
  return (
    <>
      <Field label={text.overReason} required>
        {(control) => (
          <Select {...control} value={reason.code} onChange={(event) => onReason({ ...reason, code: event.target.value })}>
            <option value="">{text.chooseReason}</option>
            {reasons.map(({ code, name }) => (
              <option key={code} value={code}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={text.reasonText} required={reasons.find(({ code }) => code === reason.code)?.needsText}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            value={reason.words}
            onChange={(event) => onReason({ ...reason, words: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}
