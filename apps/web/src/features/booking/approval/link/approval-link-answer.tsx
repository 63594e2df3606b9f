import type { LinkedApproval } from '@sojourn/contract/booking/approval/approval.calls'
import { useState } from 'react'
import { decideByLink } from '../../../../api/calls/booking/approval/approval'
import { isProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import styles from './approval-link.module.css'
import type { Decision } from '../decision/use-decision'

const longest = 200

interface LinkAnswerProps {
  token: string
  linked: LinkedApproval
  onDecided: (decision: Decision) => void
  /** The case is no longer as it is shown. */
  onStale: () => void
}

/** The answer, confirmed before it is sent: the link is used up by it. */
export function LinkAnswer({ token, linked, onDecided, onStale }: LinkAnswerProps) {
  const text = useText('booking/approval/link')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const [asking, setAsking] = useState<Decision>()
  const write = useWrite(decideByLink, [])
  const ask = (decision: Decision) => {
    const wordless = decision === 'reject' && words.trim() === ''
    setMissing(wordless)
    if (!wordless) setAsking(decision)
  }
  const send = (decision: Decision) => {
    const reason = words.trim()
    write.mutate(
      { token, decision, version: linked.version, ...(reason && { reason }) },
      {
        onSuccess: () => onDecided(decision),
        onError: () => {
          setAsking(undefined)
          onStale()
        },
      },
    )
  }
  return (
    <Card className={styles['answer']}>
      <p className={styles['who']}>{text.asWho({ name: linked.approver })}</p>
      <p className={styles['soft']}>{text.once}</p>
      <Field label={text.words} hint={text.wordsHint} error={missing && words.trim() === '' ? text.reasonMissing : undefined}>
        {(control) => (
          <TextArea {...control} maxLength={longest} value={words} onChange={(event) => setWords(event.target.value)} />
        )}
      </Field>
      {write.error && <FormRefusal>{isProblem(write.error, 'orderChanged') ? text.changed : write.error.message}</FormRefusal>}
      <Answers onAnswer={ask} />
      <ConfirmDialog
        asking={asking}
        title={linked.title}
        busy={write.isPending}
        onClose={() => setAsking(undefined)}
        onConfirm={send}
      />
    </Card>
  )
}

function Answers({ onAnswer }: { onAnswer: (decision: Decision) => void }) {
  const text = useText('booking/approval/link')
  return (
    <div className={styles['buttons']}>
      <Button kind="danger" size="large" icon="close" onClick={() => onAnswer('reject')}>
        {text.reject}
      </Button>
      <Button kind="brand" size="large" icon="check" onClick={() => onAnswer('agree')}>
        {text.agree}
      </Button>
    </div>
  )
}

interface ConfirmDialogProps {
  asking: Decision | undefined
  title: string
  busy: boolean
  onClose: () => void
  onConfirm: (decision: Decision) => void
}

function ConfirmDialog({ asking, title, busy, onClose, onConfirm }: ConfirmDialogProps) {
  const text = useText('booking/approval/link')
  const rejecting = asking === 'reject'
  const name = rejecting ? text.confirmReject : text.confirmAgree
  return (
    <Dialog
      open={asking !== undefined}
      onClose={onClose}
      title={name}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind={rejecting ? 'danger' : 'brand'} busy={busy} onClick={() => asking && onConfirm(asking)}>
            {name}
          </Button>
        </>
      }
    >
      <p>
        <strong>{title}</strong>
      </p>
      <p>{rejecting ? text.confirmRejectText : text.confirmAgreeText}</p>
    </Dialog>
  )
}
