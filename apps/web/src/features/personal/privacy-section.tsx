import type { Consent } from '@sojourn/contract/personal/consent.calls'
import { getMyConsents, setConsent } from '../../api/calls/personal/consent'
import { getMyCredentials } from '../../api/calls/personal/credential'
import { useEmployee } from '../../api/employee'
import { useRead, useWrite } from '../../api/queries'
import { Button } from '../../kit/actions/button'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatInstant } from '../../kit/text/format'
import { ButtonLink } from '../../kit/actions/link'
import { ask } from '../../kit/overlays/modal-queue'
import { Card } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { paths } from '../../paths'
import styles from './profile.module.css'

/** The privacy notice, what I agreed to, and my rights (handbook 11.5). */
export function PrivacySection() {
  const text = useText('personal/profile')
  const { data, error, refetch } = useRead(getMyConsents, {})
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <SkeletonList count={3} height={120} />
  return (
    <div className={styles['stack']}>
      <Card
        title={text.privacy}
        className={styles['card']}
        action={<span className={styles['minor']}>{text.version({ version: data.noticeVersion })}</span>}
      >
        <ul className={styles['notice']}>
          {text.notice.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      </Card>
      <Card title={text.consents} className={styles['card']}>
        <ul className={styles['list']}>
          {data.list.map((consent) => (
            <ConsentEntry key={consent.kind} consent={consent} noticeVersion={data.noticeVersion} />
          ))}
        </ul>
      </Card>
      <Card title={text.rights} className={styles['card']}>
        <p className={styles['soft']}>{text.rightsText}</p>
        <div className={styles['foot']}>
          <ButtonLink icon="document" to={paths.feedback({ category: 'dataCopy' })}>
            {text.copy}
          </ButtonLink>
          <ButtonLink to={paths.feedback({ category: 'dataErase' })}>{text.erase}</ButtonLink>
        </div>
      </Card>
    </div>
  )
}

function ConsentEntry({ consent, noticeVersion }: { consent: Consent; noticeVersion: string }) {
  const text = useText('personal/profile')
  const { isQuickLogin } = useEmployee()
  const save = useWrite(setConsent, [getMyConsents, getMyCredentials])
  const { kind } = consent
  const given = consent.state === 'given'
  const { name, hint } = text.consent[kind]
  const decide = async () => {
    const message = kind === 'credentials' ? text.takeCredentials : text.takeAbroad
    if (given && !(await ask({ title: text.takeTitle, message, confirm: text.takeBack, cancel: true }))) return
    save.mutate(
      { kind, given: !given, noticeVersion },
      {
        onSuccess: ({ deletedCredentials: count }) => toast(count > 0 ? text.deleted({ count }) : text.consentSaved, 'good'),
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span className={styles['soft']}>{hint}</span>
        <span className={styles['minor']}>{stateOf(consent, text)}</span>
      </div>
      <Button
        size="compact"
        kind={given ? 'plain' : 'brand'}
        busy={save.isPending}
        aria-label={given ? text.takeBackOf({ name }) : text.giveOf({ name })}
        disabledReason={isQuickLogin ? text.assistedConsent : undefined}
        onClick={() => void decide()}
      >
        {given ? text.takeBack : text.give}
      </Button>
    </li>
  )
}

type ProfileText = ReturnType<typeof useText<'personal/profile'>>

function stateOf({ state, noticeVersion: version, at }: Consent, text: ProfileText): string {
  if (at === undefined || version === undefined) return text.never
  if (state === 'outdated') return text.outdated({ version })
  const moment = formatInstant(at)
  return state === 'given' ? text.given({ moment, version }) : text.taken({ moment })
}
