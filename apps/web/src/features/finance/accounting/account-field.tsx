import { accountLengthAtMost } from '@sojourn/contract/finance/accounting-words'
import { Field } from '../../../kit/forms/field'
import { Input } from '../../../kit/forms/input'

interface AccountFieldProps {
  label: string
  value: string
  error: string | undefined
  hint?: string
  /** May stay empty. */
  optional?: boolean
  onChange: (account: string) => void
}

/** A code of the company's accounting. */
export function AccountField({ label, value, error, hint, optional, onChange }: AccountFieldProps) {
  return (
    <Field label={label} error={error} hint={hint} required={!optional}>
      {(control) => (
        <Input
          {...control}
          autoComplete="off"
          spellCheck={false}
          maxLength={accountLengthAtMost}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      )}
    </Field>
  )
}
