import { getSignInOptions } from '../../api/calls/access/account'
import { useRead } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { Field } from '../../kit/forms/field'
import { Input } from '../../kit/forms/input'
import { language } from '../../kit/text/language'
import { useText } from '../../kit/text/text'
import styles from './account.module.css'
import { FormMessage } from './form-message'
import type { AccountForm } from './use-account-form'
import { useSendCode, type AskCode } from './use-send-code'

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
              maxLength={6}
              className={styles['code']}
              value={form.values.code}
              onChange={(event) => form.set('code', event.target.value.replaceAll(/\D/g, ''))}
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
