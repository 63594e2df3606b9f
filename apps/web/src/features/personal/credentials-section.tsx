import { useState } from 'react'
import { credentialTypes } from '@sojourn/contract/booking/codes'
import type { OwnCredential } from '@sojourn/contract/personal/credential.shapes'
import { deleteCredential, getMyCredentials, revealPersonalData } from '../../api/calls/personal/credential'
import { invoke } from '../../api/client'
import { useEmployee } from '../../api/employee'
import { useRead, useWrite } from '../../api/queries'
import { Badge, type Tone } from '../../kit/marks/badge'
import { Button } from '../../kit/actions/button'
import { Link } from '../../kit/actions/link'
import { EmptyState } from '../../kit/feedback/empty-state'
import { ErrorState } from '../../kit/feedback/error-state'
import { formatFullDate } from '../../kit/text/format'
import { ask } from '../../kit/overlays/modal-queue'
import { Card } from '../../kit/layout/page'
import { RevealedText } from '../../kit/forms/revealed-text'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { useText } from '../../kit/text/text'
import { toast } from '../../kit/overlays/toast'
import { paths } from '../../paths'
import { CredentialDialog } from '../booking/traveller/credential-dialog'
import styles from './profile.module.css'

const tones: Record<OwnCredential['validity'], Tone> = { valid: 'good', expiring: 'warn', expired: 'bad' }

/** My travel documents: masked, each shown in full on demand, which is written down (handbook 11.4, 11.5). */
export function CredentialsSection() {
  const text = useText('personal/profile')
  const { data, error, refetch } = useRead(getMyCredentials, {})
  const [open, setOpen] = useState<{ former?: OwnCredential }>()
  const add = (
    <Button kind="brand" icon="plus" aria-haspopup="dialog" onClick={() => setOpen({})}>
      {text.add}
    </Button>
  )
  return (
    <Card title={text.credentials} action={data && data.list.length > 0 && add} className={styles['card']}>
      <p className={styles['soft']}>{text.credentialsLead}</p>
      {data ? (
        data.list.length === 0 ? (
          <EmptyState compact icon="card" title={text.noCredentials} action={add}>
            {text.noCredentialsText}
          </EmptyState>
        ) : (
          <ul className={styles['list']}>
            {data.list.map((credential) => (
              <Credential key={credential.credentialId} credential={credential} onEdit={() => setOpen({ former: credential })} />
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={64} />
      )}
      <p>
        <Link to={paths.ownVisas()}>{text.ownVisas}</Link>
      </p>
      {open && <CredentialDialog open onClose={() => setOpen(undefined)} {...open} />}
    </Card>
  )
}

function Credential({ credential, onEdit }: { credential: OwnCredential; onEdit: () => void }) {
  const text = useText('personal/profile')
  const { credentialTypes: types } = useText('booking/traveller')
  const { isQuickLogin } = useEmployee()
  const { credentialId, nameOnCredential, number, expiresOn, validity } = credential
  const type = types[credentialTypes.word(credential.type)]
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>
          {type}
          {validity !== 'valid' && (
            <Badge tone={tones[validity]} icon="alert">
              {text.validity[validity]}
            </Badge>
          )}
        </span>
        <RevealedText
          masked={number}
          read={() => invoke(revealPersonalData, { subject: 'credential', credentialId }).then(({ value }) => value)}
          revealLabel={text.reveal({ what: type })}
          hideLabel={text.hide({ what: type })}
          disabledReason={isQuickLogin ? text.assisted : undefined}
        />
        <span className={styles['minor']}>
          {nameOnCredential} · {expiresOn ? text.validUntil({ day: formatFullDate(expiresOn) }) : text.longTerm}
        </span>
      </div>
      <div className={styles['buttons']}>
        <Button size="compact" kind="quiet" aria-haspopup="dialog" aria-label={text.editOf({ type })} onClick={onEdit}>
          {text.edit}
        </Button>
        <RemoveButton credentialId={credentialId} type={type} />
      </div>
    </li>
  )
}

function RemoveButton({ credentialId, type }: { credentialId: string; type: string }) {
  const text = useText('personal/profile')
  const remove = useWrite(deleteCredential, [getMyCredentials])
  const confirmRemoval = async () => {
    const title = text.removeTitle({ type })
    if (!(await ask({ title, message: text.removeText, confirm: text.remove, cancel: true }))) return
    remove.mutate(
      { credentialId },
      { onSuccess: () => toast(text.removed, 'good'), onError: (failure) => toast(failure.message, 'bad') },
    )
  }
  return (
    <Button
      size="compact"
      kind="quiet"
      aria-label={text.removeOf({ type })}
      busy={remove.isPending}
      onClick={() => void confirmRemoval()}
    >
      {text.remove}
    </Button>
  )
}
