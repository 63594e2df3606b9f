import { Field } from '../../../kit/forms/field'
import { PasswordInput } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import type { AccountForm } from '../use-account-form'

/** The password that one has now, asked for again before it or what signs one in changes. */
export function PresentPasswordField({ form }: { form: AccountForm<'oldPassword'> }) {
  const text = useText('access/account').modify
  return (
    <Field label={text.oldPassword} error={form.faults.oldPassword}>
      {(control) => (
        <PasswordInput
          {...control}
          name="oldPassword"
          autoComplete="current-password"
          maxLength={100}
          value={form.values.oldPassword}
          onChange={(event) => form.set('oldPassword', event.target.value)}
        />
      )}
    </Field>
  )
}
