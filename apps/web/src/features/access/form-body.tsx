import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../kit/actions/button'
import { Field } from '../../kit/forms/field'
import { Form } from '../../kit/forms/form'
import { Input } from '../../kit/forms/input'
import styles from './account.module.css'
import { FormMessage } from './form-message'
import type { AccountForm } from './use-account-form'

interface FormBodyProps {
  /** `tries`: how often it was tried to send it, or to have a code sent. */
  form: { tries: number; refusal: { message: string } | undefined }
  onSubmit: () => void
  submitLabel: string
  busy?: boolean
  children: ReactNode
}

/** A short form with one button; the focus goes to the first field that is wrong. */
export function FormBody({ form, onSubmit, submitLabel, busy, children }: FormBodyProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <Form tries={form.tries} className={styles['form']} onSubmit={submit}>
      {form.refusal && <FormMessage bad>{form.refusal.message}</FormMessage>}
      {children}
      <Button type="submit" kind="brand" size="large" wide busy={busy}>
        {submitLabel}
      </Button>
    </Form>
  )
}

interface TextFieldProps<Name extends string> {
  form: AccountForm<Name>
  name: Name
  label: string
  hint?: string
  autoComplete: string
  maxLength: number
}

/** One line of text of a form. */
export function TextField<Name extends string>({ form, name, label, hint, autoComplete, maxLength }: TextFieldProps<Name>) {
  return (
    <Field label={label} hint={hint} error={form.faults[name]}>
      {(control) => (
        <Input
          {...control}
          name={name}
          autoComplete={autoComplete}
          autoCapitalize="off"
          spellCheck={false}
          maxLength={maxLength}
          value={form.values[name]}
          onChange={(event) => form.set(name, event.target.value)}
        />
      )}
    </Field>
  )
}
