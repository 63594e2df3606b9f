import type { CompanyGuest } from '@sojourn/contract/admin/people/guest.calls'
import { useState } from 'react'
import { removeCompanyGuests } from '../../../api/calls/admin/people/guest'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { tellFailure } from '../../../kit/overlays/told'
import { EditGuestDialog } from './edit-guest-dialog'
import { guestReads } from './guest-reads'
import { HandOverDialog } from './hand-over-dialog'

interface GuestStepsProps {
  guests: readonly CompanyGuest[]
  onDone: () => void
}

/** As many as one call takes. */
const most = 100

/** What is done with one guest or with several. */
export function GuestSteps({ guests, onDone }: GuestStepsProps) {
  const text = useText('admin/guests/words')
  const [handing, setHanding] = useState(false)
  const [editing, setEditing] = useState(false)
  const remove = useWrite(removeCompanyGuests, guestReads)
  const tooMany = guests.length > most ? text.tooMany({ count: most }) : undefined
  const count = guests.length
  const removeOnceSure = async () => {
    const words = { title: text.removeTitle({ count }), message: text.removeText }
    if (!(await ask({ ...words, confirm: text.remove, cancel: true }))) return
    const guestIds = guests.map(({ guestId }) => guestId)
    await remove.mutateAsync({ guestIds }).then(({ removed }) => {
      toast(text.removedDone({ count: removed }), 'good')
      onDone()
    }, tellFailure)
  }
  const [only] = count === 1 ? guests : []
  return (
    <>
      {only && (
        <Button icon="edit" aria-haspopup="dialog" onClick={() => setEditing(true)}>
          {text.edit}
        </Button>
      )}
      {only && editing && <EditGuestDialog guest={only} onClose={() => setEditing(false)} onDone={onDone} />}
      <Button disabledReason={tooMany} busy={remove.isPending} onClick={() => void removeOnceSure()}>
        {text.remove}
      </Button>
      <Button kind="brand" icon="swap" aria-haspopup="dialog" disabledReason={tooMany} onClick={() => setHanding(true)}>
        {text.handOver}
      </Button>
      {handing && <HandOverDialog guests={guests} onClose={() => setHanding(false)} onDone={onDone} />}
    </>
  )
}
