import { confirmationFault, passwordFault, passwordRules } from '@sojourn/domain/access/password'
import { Field } from '../../../kit/forms/field'
import { Icon } from '../../../kit/marks/icon'
import { PasswordInput } from '../../../kit/forms/input'
import { useText } from '../../../kit/text/text'
import styles from '../account.module.css'
import type { AccountForm, Faults } from '../use-account-form'

type Name = 'password' | 'confirmPassword'

/** What is wrong with the two, as sentences (S5.25–S5.33). */
export function usePasswordFaults(strict: boolean): (values: Record<Name, string>) => Faults<Name> {
  const text = useText('access/password')
  return ({ password, confirmPassword }) => {
    const weak = passwordFault(password, strict)
    const differs = confirmationFault(password, confirmPassword)
    return { password: weak && text[weak], confirmPassword: differs && text[differs] }
  }
}

/** A new password, the rules that it keeps so far, and the same again. */
export function NewPasswordFields({ form, strict }: { form: AccountForm<Name>; strict: boolean }) {
  const text = useText('access/account')
  const { values, faults, set } = form
  return (
    <>
      <Field label={text.newPassword} error={faults.password}>
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="new-password"
            maxLength={100}
            value={values.password}
            onChange={(event) => set('password', event.target.value)}
          />
        )}
      </Field>
      <ul className={styles['rules']} aria-label={text.rulesTitle}>
        {passwordRules(values.password, strict).map(({ rule, met }) => (
          <li key={rule} className={met ? styles['met'] : undefined}>
            <Icon name={met ? 'checkCircle' : 'minus'} size={14} label={met ? text.ruleMet : text.ruleOpen} />
            {text.rules[rule]}
          </li>
        ))}
      </ul>
      <Field label={text.confirmPassword} error={faults.confirmPassword}>
        {(control) => (
          <PasswordInput
            {...control}
            name="confirmPassword"
            autoComplete="new-password"
            maxLength={100}
            value={values.confirmPassword}
            onChange={(event) => set('confirmPassword', event.target.value)}
          />
        )}
      </Field>
    </>
  )
}
