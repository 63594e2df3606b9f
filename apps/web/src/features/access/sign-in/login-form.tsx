import { useMutation } from '@tanstack/react-query'
import type { FormEvent } from 'react'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { login } from '../../../api/calls/access/session'
import { invoke } from '../../../api/client'
import { isProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Input, PasswordInput } from '../../../kit/forms/input'
import { Link } from '../../../kit/actions/link'
import { useText } from '../../../kit/text/text'
import { paths, safeReturn } from '../../../paths'
import { FormMessage } from '../form-message'
import styles from './login-page.module.css'
import { useBegin } from '../use-begin'

type Errors = { account?: string; password?: string }

/** Signs in and goes back to where the person was sent from. */
function useSignIn(onWrongPassword: () => void) {
  const begin = useBegin()
  const [query] = useSearchParams()
  const returnTo = query.get('returnTo')
  const signIn = useMutation({
    mutationFn: (request: { account: string; password: string }) =>
      begin(invoke(login, request), undefined, safeReturn(returnTo)),
    onError: (problem) => {
      if (isProblem(problem, 'wrongPassword')) onWrongPassword()
    },
  })
  return { signIn, sentHere: returnTo !== null }
}

/** Account and password. */
export function LoginForm() {
  const text = useText('access/login')
  const [errors, setErrors] = useState<Errors>({})
  const account = useRef<HTMLInputElement>(null)
  const password = useRef<HTMLInputElement>(null)
  const { signIn, sentHere } = useSignIn(() => password.current?.select())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const request = { account: account.current?.value.trim() ?? '', password: password.current?.value ?? '' }
    const found: Errors = {
      ...(!request.account && { account: text.accountMissing }),
      ...(!request.password && { password: text.passwordMissing }),
    }
    setErrors(found)
    if (found.account) account.current?.focus()
    else if (found.password) password.current?.focus()
    else signIn.mutate(request)
  }
  const accountProps = { name: 'account', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false, maxLength: 100 }
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      {sentHere && !signIn.isError && <FormMessage>{text.goOn}</FormMessage>}
      {signIn.isError && (
        <FormMessage bad>
          {signIn.error.message}
          {isProblem(signIn.error, 'accountNotActivated') && (
            <>
              {' '}
              <Link to={paths.activation()}>{text.activateNow}</Link>
            </>
          )}
        </FormMessage>
      )}
      <Field label={text.account} error={errors.account} hint={text.accountHint}>
        {(control) => <Input {...control} {...accountProps} ref={account} />}
      </Field>
      <Field label={text.password} error={errors.password}>
        {(control) => (
          <PasswordInput {...control} ref={password} name="password" autoComplete="current-password" maxLength={100} />
        )}
      </Field>
      <p className={styles['forgot']}>
        <Link to={paths.forgotten()}>{text.forgot}</Link>
      </p>
      <Button type="submit" kind="brand" size="large" wide busy={signIn.isPending}>
        {signIn.isPending ? text.signingIn : text.signIn}
      </Button>
    </form>
  )
}
