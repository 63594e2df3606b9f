import type { ApprovalDetail } from '@sojourn/contract/booking/approval/approval.calls'
import { useState, type ReactNode } from 'react'
import { addApprovalSigner, transferApproval } from '../../../../api/calls/booking/approval/approval'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Dialog } from '../../../../kit/overlays/dialog'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { Segmented } from '../../../../kit/forms/radio-group'
import { useText } from '../../../../kit/text/text'
import { toast } from '../../../../kit/overlays/toast'
import { ApprovalPerson } from '../approval-person'
import styles from './decision-panel.module.css'
import { useDecisionConcerns } from './use-decision'

const longest = 200

interface HandOverProps {
  detail: ApprovalDetail
  open: boolean
  onClose: () => void
}

/** The task goes to a colleague (转交). */
export function TransferDialog({ detail, open, onClose }: HandOverProps) {
  const text = useText('booking/approval/decision')
  const write = useWrite(transferApproval, useDecisionConcerns())
  const send = (employeeId: string, reason: string) =>
    write.mutate(
      { approvalId: detail.approvalId, employeeId, ...(reason && { reason }) },
      {
        onSuccess: () => {
          toast(text.transferred, 'good')
          onClose()
        },
      },
    )
  return (
    <HandOverForm
      open={open}
      onClose={onClose}
      busy={write.isPending}
      error={write.error}
      title={text.transferTitle}
      explanation={text.transferText}
      confirm={text.transferConfirm}
      onSend={send}
    />
  )
}

/** A colleague must agree as well, before or after (加签). */
export function SignerDialog({ detail, open, onClose }: HandOverProps) {
  const text = useText('booking/approval/decision')
  const [when, setWhen] = useState<'before' | 'after'>('before')
  const write = useWrite(addApprovalSigner, useDecisionConcerns())
  const send = (employeeId: string, reason: string) =>
    write.mutate(
      { approvalId: detail.approvalId, employeeIds: [employeeId], when, ...(reason && { reason }) },
      {
        onSuccess: () => {
          toast(text.signerAdded, 'good')
          onClose()
        },
      },
    )
  return (
    <HandOverForm
      open={open}
      onClose={onClose}
      busy={write.isPending}
      error={write.error}
      title={text.signerTitle}
      explanation={text.signerText}
      confirm={text.signerConfirm}
      onSend={send}
    >
      <Segmented
        label={text.signerWhen}
        value={when}
        onChange={setWhen}
        choices={[
          { value: 'before', label: text.signerBefore },
          { value: 'after', label: text.signerAfter },
        ]}
      />
    </HandOverForm>
  )
}

interface HandOverFormProps {
  open: boolean
  onClose: () => void
  busy: boolean
  error: Error | null
  title: string
  explanation: string
  confirm: string
  onSend: (employeeId: string, reason: string) => void
  children?: ReactNode
}

function HandOverForm({ open, onClose, busy, error, title, explanation, confirm, onSend, children }: HandOverFormProps) {
  const text = useText('booking/approval/decision')
  const [person, setPerson] = useState<string>()
  const [note, setNote] = useState('')
  const [missing, setMissing] = useState(false)
  const send = () => {
    setMissing(person === undefined)
    if (person !== undefined) onSend(person, note.trim())
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{text.back}</Button>
          <Button kind="brand" busy={busy} onClick={send}>
            {confirm}
          </Button>
        </>
      }
    >
      <div className={styles['form']}>
        <p>{explanation}</p>
        <ApprovalPerson
          label={text.person}
          hint={text.personHint}
          none={text.personNone}
          error={missing && person === undefined ? text.personMissing : undefined}
          value={person}
          onChange={setPerson}
        />
        {children}
        <Field label={text.handOverNote}>
          {(control) => (
            <Input
              {...control}
              maxLength={longest}
              placeholder={text.handOverPlaceholder}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
        {error && <FormRefusal>{error.message}</FormRefusal>}
      </div>
    </Dialog>
  )
}
