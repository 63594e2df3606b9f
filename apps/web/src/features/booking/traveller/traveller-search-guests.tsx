import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { useState } from 'react'
import { findTravellers, removeGuest } from '../../../api/calls/booking/traveller'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { GuestDialog } from './traveller-search-guest-dialog'
import { TravellerResults, type ResultProps } from './traveller-search-results'
import styles from './traveller-search.module.css'

type Props = Pick<ResultProps, 'chosenIds' | 'max' | 'busyId' | 'onAdd'> & {
  onGone: ((employeeId: string) => void) | undefined
}

/** People from outside the company whom the caller keeps, with the way to one more. */
export function TravellerGuests({ onGone, ...props }: Props) {
  const text = useText('booking/choice')
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
