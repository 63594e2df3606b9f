import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { checkVerifyCode } from '../../../api/calls/access/account'
import { invoke } from '../../../api/client'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import { AccountFrame } from '../account-frame'
import { accountLoader } from '../account-texts'
import styles from '../account.module.css'
import { CodeField } from '../code-field'
import { FormBody } from '../form-body'
import { useAccountForm } from '../use-account-form'
import { ChoiceWords } from '../choices'

export const loader = accountLoader

const icons = { mobile: 'phone', mail: 'mail' } as const

/** Where the code for a forgotten password shall go (S2.18). Nothing is shown of the contacts: that would tell who exists. */
export function Component() {
  const all = useText('access/account')
  const text = all.forget
  const account = (useLocation().state as { account?: string } | null)?.account
  const [channel, setChannel] = useState<CodeChannel | undefined>()
  if (!account) return <Navigate to={paths.forgotten()} replace />
  return (
    <AccountFrame
      bare
      title={text.channelTitle}
      lead={text.channelLead({ account })}
      back={{ to: paths.forgotten(), label: all.back }}
    >
      <ul className={styles['choices']}>
        {(['mobile', 'mail'] as const).map((one) => (
          <li key={one}>
            <button type="button" className={styles['choice']} aria-pressed={channel === one} onClick={() => setChannel(one)}>
              <ChoiceWords icon={icons[one]} {...text.channels[one]} />
              {channel === one && <Icon name="check" />}
            </button>
          </li>
        ))}
      </ul>
      {channel && <ChannelCode key={channel} channel={channel} account={account} />}
    </AccountFrame>
  )
}

function ChannelCode({ channel, account }: { channel: CodeChannel; account: string }) {
  const all = useText('access/account')
  const navigate = useNavigate()
  const form = useAccountForm({ code: '' })
  const { code } = form.values
  const check = useMutation({
    mutationFn: () => invoke(checkVerifyCode, { purpose: 'reset', account, code }),
    onSuccess: (ticket) => navigate(paths.forgottenPassword(ticket), { replace: true }),
    onError: form.refuse,
  })
  const goOn = () => {
    if (form.accept({ code: /^\d{6}$/.test(code) ? undefined : all.codeMissing })) check.mutate()
  }
  return (
    <FormBody form={form} onSubmit={goOn} submitLabel={all.next} busy={check.isPending}>
      <CodeField form={form} request={() => ({ purpose: 'reset', channel, account })} sentWords={all.forget.sent} />
    </FormBody>
  )
}
