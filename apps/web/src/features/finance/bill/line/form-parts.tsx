import type { ReactNode } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Field, type FieldProps } from '../../../../kit/forms/field'
import { Input, TextArea } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import styles from '../bill.module.css'

interface TypedProps extends Omit<FieldProps, 'children'> {
  value: string
  onChange: (value: string) => void
}

/** An amount in yuan as it is typed, with its sign. */
export const AmountField = ({ value, onChange, ...field }: TypedProps) => (
  <Field {...field}>
    {(control) => (
      <Input {...control} inputMode="decimal" maxLength={13} value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
)

/** Why something is done, for whoever reads the bill. */
export const ReasonField = ({ value, onChange, ...field }: TypedProps) => (
  <Field {...field}>
    {(control) => (
      <TextArea {...control} rows={2} maxLength={500} value={value} onChange={({ target }) => onChange(target.value)} />
    )}
  </Field>
)

/** The end of a dialog's form: back, or what it does. */
export function DialogActions({ busy, onClose, children }: { busy: boolean; onClose: () => void; children: ReactNode }) {
  const { cancel } = useText('finance/bill/page')
  return (
    <div className={styles['actions']}>
      <Button onClick={onClose}>{cancel}</Button>
      <Button type="submit" kind="brand" busy={busy}>
        {children}
      </Button>
    </div>
  )
}
