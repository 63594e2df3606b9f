import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { type FormEvent, useState } from 'react'
import { findTravellers, removeGuest, saveGuest } from '../../../api/calls/booking/traveller'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { Form } from '../../../kit/forms/form'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { type ResultProps, TravellerResults } from './traveller-search-results'
import styles from './traveller-search.module.css'
import { Dialog } from '../../../kit/overlays/dialog'
import { DraftNote } from '../../../kit/forms/draft-note'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { FormRefusal } from '../../../kit/forms/field'
import { GuestFields, guestForm, isOfGuest, noGuest } from './guest-fields'

type Props = Pick<ResultProps, 'chosenIds' | 'max' | 'busyId' | 'onAdd'> & {
  onGone: ((employeeId: string) => void) | undefined
}

/** People from outside the company whom the caller keeps, with the way to one more. */
export function TravellerGuests({ onGone, ...props }: Props) {
  const text = useText('booking/placing/choice')
  const [adding, setAdding] = useState(false)
  const found = useRead(findTravellers, { from: 'guests' })
  const remove = useWrite(removeGuest, [findTravellers])
  const full = props.chosenIds.length >= props.max ? text.limit({ max: props.max }) : undefined
  const blocked = props.busyId ? text.changing : full
  const forget = async ({ employeeId, name }: TravellerSummary) => {
    const words = { title: text.removeGuestTitle, message: text.removeGuestText({ name }) }
    if (!(await ask({ ...words, confirm: text.removeGuestConfirm, cancel: true }))) return
    remove.mutate(
      { guestId: employeeId },
      {
        onSuccess: () => {
          onGone?.(employeeId)
          toast(text.guestRemoved, 'good')
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <div className={styles['search']}>
      <div>
        <Button icon="plus" disabledReason={blocked} onClick={() => setAdding(true)}>
          {text.addGuest}
        </Button>
      </div>
      <TravellerResults
        {...props}
        read={found}
        none={text.noGuests}
        noneWhy={text.noGuestsWhy}
        onRemove={(person) => void forget(person)}
      />
      {adding && <GuestDialog onClose={() => setAdding(false)} onSaved={props.onAdd} />}
    </div>
  )
}

/** Keeps somebody from outside; what is wrong stands under its field, as the server says it. */
function GuestDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (guest: TravellerSummary) => void }) {
  const text = useText('booking/placing/choice')
  const draft = useKeptDraft({ owner: useEmployee(), form: 'guest', sensitive: true, fresh: () => noGuest })
  const save = useWrite(saveGuest, [findTravellers])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate(guestForm(draft.value), {
      onSuccess: (guest) => {
        draft.forget()
        onSaved(guest)
        toast(text.guestSaved({ name: guest.name }), 'good')
        onClose()
      },
    })
  }
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.addGuest}
      actions={
        <Button kind="brand" type="submit" form="guest" busy={save.isPending}>
          {text.saveGuest}
        </Button>
      }
    >
      <Form id="guest" className={styles['guestForm']} onSubmit={submit}>
        <p className={styles['hint']}>{text.guestHint}</p>
        <GuestFields entered={draft.value} onChange={draft.change} error={save.error} />
        {save.error && !isOfGuest(save.error) && <FormRefusal>{save.error.message}</FormRefusal>}
        <DraftNote draft={draft} />
      </Form>
    </Dialog>
  )
}
