import type { MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useState } from 'react'
import { askMeetingAgain } from '../../../../api/calls/products/meeting/requirement'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { TextArea } from '../../../../kit/forms/input'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { demandReads } from './states'

interface AskAgainProps {
  demand: MeetingDemandDetail
  open: boolean
  onClose: () => void
}

/** What the offers lack, and by when other ones are wanted. */
export function AskAgainDialog({ demand, open, onClose }: AskAgainProps) {
  const text = useText('products/meeting/requirement')
  const { typed, change, wishError, send, again } = useAskAgain(demand, onClose)
  return (
    <Dialog
      open={open}
      title={text.againTitle}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{text.keep}</Button>
          <Button kind="main" busy={again.isPending} onClick={send}>
            {text.again}
          </Button>
        </>
      }
    >
      <Field label={text.wish} required error={wishError}>
        {(control) => (
          <TextArea
            {...control}
            rows={2}
            maxLength={200}
            value={typed.wish}
            onChange={(event) => change({ wish: event.target.value })}
          />
        )}
      </Field>
      {(['answerBy', 'decideBy'] as const).map((field) => (
        <DateField key={field} label={text[field]} required value={typed[field]} onChange={(date) => change({ [field]: date })} />
      ))}
      {again.error && <FormRefusal>{again.error.message}</FormRefusal>}
    </Dialog>
  )
}

function useAskAgain({ demandNo, answerBy, decideBy }: MeetingDemandDetail, onDone: () => void) {
  const text = useText('products/meeting/requirement')
  const [typed, setTyped] = useState({ wish: '', answerBy, decideBy })
  const [tried, setTried] = useState(false)
  const again = useWrite(askMeetingAgain, demandReads)
  const missing = typed.wish.trim() === ''
  const send = () => {
    setTried(true)
    if (missing) return
    again.mutate(
      { demandNo, ...typed },
      {
        onSuccess() {
          onDone()
          toast(text.askedAgain, 'good')
        },
      },
    )
  }
  return {
    typed,
    change: (more: Partial<typeof typed>) => setTyped({ ...typed, ...more }),
    wishError: tried && missing ? text.reasonMissing : undefined,
    send,
    again,
  }
}
