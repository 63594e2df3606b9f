import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { useId, useState, type FormEvent } from 'react'
import { Button } from '../../../../kit/actions/button'
import { Form } from '../../../../kit/forms/form'
import { Dialog } from '../../../../kit/overlays/dialog'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { formatPrice } from '../../../../kit/text/format'
import { Input, TextArea } from '../../../../kit/forms/input'
import { useText } from '../../../../kit/text/text'
import { EnvelopeFields, noEnvelope, type ChosenEnvelope } from './decision-envelope'
import styles from './decision-panel.module.css'
import type { Decision } from './use-decision'

const longestReason = 200
/** Handbook 8.3 */
const pending = 0

/** A dialog gives its focus to the element with this attribute; React's own autoFocus comes before the dialog opens. */
const startHere = (element: HTMLElement | null): void => element?.setAttribute('autofocus', '')

interface DecisionDialogProps {
  detail: ApprovalDetail
  open: boolean
  busy: boolean
  /** Why the last attempt did not arrive. */
  notice: string | undefined
  onClose: () => void
  onDecide: (decision: Decision, words: string, envelope?: ChosenEnvelope) => void
}

/** Confirms an agreement; a note is optional. */
export function AgreeDialog({ detail, open, busy, notice, onClose, onDecide }: DecisionDialogProps) {
  const text = useText('booking/approval/decision')
  const [note, setNote] = useState('')
  const [envelope, setEnvelope] = useState(noEnvelope)
  const form = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!busy) onDecide('agree', note, envelope)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.agreeTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="brand" type="submit" form={form} busy={busy}>
            {text.agreeConfirm}
          </Button>
        </>
      }
    >
      <Form id={form} className={styles['form']} onSubmit={submit}>
        <WhatIsAgreed detail={detail} />
        <Field label={text.note}>
          {(control) => (
            <Input
              {...control}
              ref={startHere}
              maxLength={longestReason}
              placeholder={text.notePlaceholder}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        <EnvelopeFields detail={detail} value={envelope} onChange={setEnvelope} />
        {notice && <FormRefusal>{notice}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

/** The case in a sentence, and what follows. */
function WhatIsAgreed({ detail }: { detail: ApprovalDetail }) {
  const text = useText('booking/approval/decision')
  const others = detail.current.tasks.some(({ state, asked }) => state === pending && !asked)
  const what = text.agreeText({
    traveller: detail.travellers[0] ?? detail.applicant,
    title: detail.title,
    price: formatPrice(detail.total),
  })
  return (
    <p>
      {what} {others ? text.agreeNextLevel : detail.subjectKind === 'order' && text.agreeLast}
    </p>
  )
}

/** A rejection needs its reason. */
export function RejectDialog({ detail, open, busy, notice, onClose, onDecide }: DecisionDialogProps) {
  const text = useText('booking/approval/decision')
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const reject = () => {
    setMissing(!reason.trim())
    if (reason.trim()) onDecide('reject', reason)
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={text.rejectTitle}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="danger" busy={busy} onClick={reject}>
            {text.rejectConfirm}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{detail.subjectKind === 'order' ? text.rejectText : text.rejectApplication}</p>
        <Field
          required
          label={text.reason}
          hint={text.left({ count: longestReason - reason.length })}
          error={missing && !reason.trim() ? text.reasonMissing : undefined}
        >
          {(control) => (
            <TextArea
              {...control}
              ref={startHere}
              maxLength={longestReason}
              placeholder={text.reasonPlaceholder}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
            />
          )}
        </Field>
        {notice && <FormRefusal>{notice}</FormRefusal>}
      </div>
    </Dialog>
  )
}
