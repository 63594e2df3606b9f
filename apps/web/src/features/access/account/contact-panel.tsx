import { useRef, useState } from 'react'
import type { CodeChannel } from '@sojourn/contract/access/account.shapes'
import { changeContact, checkVerifyCode } from '../../../api/calls/access/account'
import { revealPersonalData } from '../../../api/calls/personal/credential'
import { getMyProfile } from '../../../api/calls/personal/profile'
import { invoke, newIntent } from '../../../api/client'
import { useEmployee } from '../../../api/employee'
import { queryClient, useRead } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Dialog } from '../../../kit/overlays/dialog'
import { ErrorState } from '../../../kit/feedback/error-state'
import { Card } from '../../../kit/layout/page'
import { RevealedText } from '../../../kit/forms/revealed-text'
import { SkeletonList } from '../../../kit/feedback/skeleton'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { ContactCodeForm } from './contact-code-form'
import styles from './contact-panel.module.css'

/** One's own mobile and mail address: masked, shown in full on demand, changed by a code to the new one (S2.39). */
export function ContactPanel() {
  const text = useText('access/contact')
  const { isQuickLogin } = useEmployee()
  const profile = useRead(getMyProfile, {})
  const [changing, setChanging] = useState<CodeChannel>()
  return (
    <Card title={text.title} className={styles['panel']}>
      <p className={styles['soft']}>{text.lead}</p>
      {profile.data ? (
        <dl className={styles['list']}>
          {(['mobile', 'mail'] as const).map((channel) => (
            <div key={channel} className={styles['row']}>
              <dt>{text[channel]}</dt>
              <dd>
                {profile.data[channel] ? (
                  <RevealedText
                    masked={profile.data[channel]}
                    read={() => invoke(revealPersonalData, { subject: channel }).then(({ value }) => value)}
                    revealLabel={text.reveal({ what: text[channel] })}
                    hideLabel={text.hide({ what: text[channel] })}
                    disabledReason={isQuickLogin ? text.assisted : undefined}
                  />
                ) : (
                  text.none
                )}
                <Button
                  size="compact"
                  aria-haspopup="dialog"
                  aria-label={channel === 'mobile' ? text.changeMobile : text.changeMail}
                  disabledReason={isQuickLogin ? text.assisted : undefined}
                  onClick={() => setChanging(channel)}
                >
                  {text.change}
                </Button>
              </dd>
            </div>
          ))}
        </dl>
      ) : profile.error ? (
        <ErrorState error={profile.error} onRetry={() => void profile.refetch()} />
      ) : (
        <SkeletonList count={2} height={44} />
      )}
      {changing && <ChangeDialog channel={changing} onClose={() => setChanging(undefined)} />}
    </Card>
  )
}

function ChangeDialog({ channel, onClose }: { channel: CodeChannel; onClose: () => void }) {
  const text = useText('access/contact')
  // A right code is spent by then: a wrong password beside it costs no second one.
  const proved = useRef<{ account: string; code: string; ticket: string }>(undefined)
  const ticketFor = async (account: string, code: string): Promise<string> => {
    if (proved.current?.account === account && proved.current.code === code) return proved.current.ticket
    const { ticket } = await invoke(checkVerifyCode, { purpose: 'contact', account, code })
    proved.current = { account, code, ticket }
    return ticket
  }
  const submit = async ({ account, code }: { account: string; code: string }, oldPassword: string) => {
    const ticket = await ticketFor(account, code)
    await invoke(changeContact, { ticket, oldPassword }, { intent: newIntent() })
    await queryClient.invalidateQueries({ queryKey: [getMyProfile.path] })
    toast(text.done, 'good')
    onClose()
  }
  return (
    <Dialog open onClose={onClose} title={channel === 'mobile' ? text.changeMobile : text.changeMail}>
      <p className={styles['soft']}>{text.explain}</p>
      <ContactCodeForm purpose="contact" channel={channel} submitLabel={text.submit} withPassword submit={submit} />
    </Dialog>
  )
}
