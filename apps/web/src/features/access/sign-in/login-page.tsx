import { useSearchParams } from 'react-router'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { Form } from '../../../kit/forms/form'
import { Icon } from '../../../kit/marks/icon'
import { Link } from '../../../kit/actions/link'
import { Tabs } from '../../../kit/lists/tabs'
import { loadTexts, useText } from '../../../kit/text/text'
import { paths, safeReturn } from '../../../paths'
import { LanguageLinks } from '../account-frame'
import { accountLoader } from '../account-texts'
import styles from './login-page.module.css'
import { loginByCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { ContactCodeForm } from '../account/contact-code-form'
import { useBegin } from '../use-begin'
import { login } from '../../../api/calls/access/session'
import { isProblem } from '../../../api/problem'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Input, PasswordInput } from '../../../kit/forms/input'
import { FormMessage } from '../form-message'
import { WindowTitle } from '../../../kit/layout/window-title'

export const loader = (): Promise<null> =>
  Promise.all([accountLoader(), loadTexts('access/login', 'kit/problems')]).then(() => null)

const icons = ['clock', 'shield', 'ticket'] as const

/** Sign in with the company account: by password, or by a code on the mobile (S2.14). */
export function Component() {
  const text = useText('access/login')
  const [query, setQuery] = useSearchParams()
  const way = query.get('way') === 'code' ? 'code' : 'password'
  const choose = (next: 'password' | 'code') =>
    setQuery(
      (former) => {
        if (next === 'code') former.set('way', 'code')
        else former.delete('way')
        return former
      },
      { replace: true },
    )
  return (
    <div className={styles['page']}>
      <WindowTitle page={text.title} />
      <Hero />
      <section className={styles['side']}>
        <div className={styles['card']}>
          <h1>{text.welcome}</h1>
          <p className={styles['lead']}>{text.lead}</p>
          <Tabs
            label={text.methods}
            value={way}
            onChange={choose}
            className={styles['methods']}
            tabs={[
              { value: 'password', label: text.byPassword },
              { value: 'code', label: text.byCode },
            ]}
          >
            {way === 'password' ? <LoginForm /> : <CodeLoginForm />}
          </Tabs>
          <OtherEntries />
        </div>
      </section>
    </div>
  )
}

function Hero() {
  const text = useText('access/login')
  return (
    <section className={styles['hero']} aria-hidden>
      <svg className={styles['road']} viewBox="0 0 600 400" preserveAspectRatio="none">
        <path d="M-20 340C160 380 380 280 620 20M-20 380C200 410 430 330 640 90" />
      </svg>
      <p className={styles['heroTitle']}>{text.heroTitle}</p>
      <p className={styles['heroLead']}>{text.heroLead}</p>
      <ul className={styles['points']}>
        {text.points.map((point, index) => (
          <li key={point.title}>
            <Icon name={icons[index] ?? 'check'} />
            <span>
              <strong>{point.title}</strong>
              <span>{point.detail}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** For people who have no password, or no account, yet. */
function OtherEntries() {
  const text = useText('access/login')
  return (
    <>
      <nav aria-label={text.more} className={styles['others']}>
        <Link to={paths.activation()}>{text.activate}</Link>
        <Link to={paths.openAccountCode()}>{text.openAccount}</Link>
        <Link to={paths.register()}>{text.register}</Link>
      </nav>
      <p className={styles['help']}>{text.help}</p>
      <LanguageLinks />
    </>
  )
}

/** Mobile and the code that it gets. */
function CodeLoginForm() {
  const text = useText('access/login')
  const returnTo = useSearchParams()[0].get('returnTo')
  const begin = useBegin()
  return (
    <ContactCodeForm
      purpose="signIn"
      channel="mobile"
      submitLabel={text.signIn}
      submit={(verified) => begin(invoke(loginByCode, verified), undefined, safeReturn(returnTo))}
    />
  )
}

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
function LoginForm() {
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
    if (request.account && request.password) signIn.mutate(request)
  }
  const accountProps = { name: 'account', autoComplete: 'username', autoCapitalize: 'off', spellCheck: false, maxLength: 100 }
  return (
    <Form className={styles['form']} onSubmit={submit}>
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
    </Form>
  )
}
