import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { getSignInOptions, sendVerifyCode } from '../../api/calls/access/account'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Field } from '../../kit/forms/field'
import { Input } from '../../kit/forms/input'
import { language } from '../../kit/text/language'
import { useText } from '../../kit/text/text'
import styles from './account.module.css'
import { FormMessage } from './form-message'
import type { AccountForm } from './use-account-form'
import { invoke } from '../../api/client'
import { ApiProblem } from '../../api/problem'
import type { WebRequest } from '../../api/web-call'
import { serverNow } from '../../kit/dates/server-time'

export interface CodeFieldProps {
  form: AccountForm<'code'>
  /** What to ask for, or undefined when a field before this one is not right; it then shows its fault. */
  request: () => AskCode | undefined
  /** Said when the request was taken: the same whether or not an account exists. */
  sentWords: string
}

/** Six digits, and the button that sends them. */
export function CodeField({ form, request, sentWords }: CodeFieldProps) {
  const text = useText('access/account')
  const { send, sending, sent, waitSeconds } = useSendCode(form.refuse)
  const ask = () => {
    const wanted = request()
    if (wanted) send(wanted)
  }
  return (
    <>
      <Field label={text.code} error={form.faults.code}>
        {(control) => (
          <span className={styles['inline']}>
            <Input
              {...control}
              name="code"
              inputMode="numeric"
              autoComplete="one-time-code"
              placeholder={text.codeHint}
              maxLength={12}
              className={styles['code']}
              value={form.values.code}
              onChange={(event) => form.set('code', event.target.value.replaceAll(/\D/g, '').slice(0, 6))}
            />
            <Button
              busy={sending}
              disabledReason={waitSeconds > 0 ? text.again({ seconds: waitSeconds }) : undefined}
              onClick={ask}
            >
              {sending ? text.sending : waitSeconds > 0 ? text.wait({ seconds: waitSeconds }) : text.getCode}
            </Button>
          </span>
        )}
      </Field>
      {sent && (
        <FormMessage>
          {sentWords} <OutboxLink />
        </FormMessage>
      )}
    </>
  )
}

/** Only in demonstrations: where messages can be read that nobody delivers. */
function OutboxLink() {
  const text = useText('access/account')
  const path = useRead(getSignInOptions, {}, { staleTime: Infinity }).data?.outboxPath
  if (!path) return null
  return (
    <a href={`${path}?lang=${language}`} target="_blank" rel="noreferrer">
      {text.outbox}
    </a>
  )
}

type AskCode = WebRequest<NonNullable<(typeof sendVerifyCode)['contract']>>

const second = 1000

/** Asks for a code; until another may be asked for, `waitSeconds` counts down. */
function useSendCode(onRefused: (error: Error) => void) {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(serverNow)
  const waitSeconds = Math.max(0, Math.ceil((until - now) / second))
  const waiting = waitSeconds > 0
  useEffect(() => {
    if (!waiting) return undefined
    const timer = setInterval(() => setNow(serverNow()), second)
    return () => clearInterval(timer)
  }, [waiting])
  const waitFor = (seconds: number) => {
    setNow(serverNow())
    setUntil(serverNow() + seconds * second)
  }
  const send = useMutation({
    mutationFn: (request: AskCode) => invoke(sendVerifyCode, request),
    onSuccess: ({ resendInSeconds }) => waitFor(resendInSeconds),
    onError: (error) => {
      const seconds = error instanceof ApiProblem && error.is('codeTooSoon') ? error.detail['seconds'] : undefined
      if (typeof seconds === 'number') waitFor(seconds)
      onRefused(error)
    },
  })
  return { send: send.mutate, sending: send.isPending, sent: send.isSuccess, waitSeconds }
}
