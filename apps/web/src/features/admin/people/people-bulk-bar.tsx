import { peopleAtOnce, type ChosenPerson } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { unlockAccounts } from '../../../api/calls/admin/people/account'
import { invitePeople } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { tellFailure } from '../../../kit/overlays/told'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { accountReads } from '../accounts/account-reads'
import { LockDialog } from '../accounts/lock-dialog'
import { ChooseFound, type ChooseFoundProps } from './choose-found'
import { severalOf } from './several-of'
import { MoveDialog } from './move-dialog'

interface PeopleBulkBarProps {
  people: readonly ChosenPerson[]
  onClear: () => void
  /** Absent where all that were found are chosen or shown. */
  found?: ChooseFoundProps | undefined
}

/** Appears with the first chosen person: what is done with all of them. */
export function PeopleBulkBar({ people, onClear, found }: PeopleBulkBarProps) {
  const text = useText('admin/people/people')
  const [moving, setMoving] = useState(false)
  const tooMany = people.length > peopleAtOnce ? text.tooMany({ count: peopleAtOnce }) : undefined
  const steps = { people, tooMany, onDone: onClear }
  return (
    <>
      <SelectionBar count={people.length} words={text} onClear={onClear}>
        {found && <ChooseFound {...found} />}
        <Invite {...steps} />
        <Locks {...steps} />
        <Button kind="brand" icon="edit" aria-haspopup="dialog" disabledReason={tooMany} onClick={() => setMoving(true)}>
          {text.move}
        </Button>
      </SelectionBar>
      {moving && <MoveDialog people={people} onClose={() => setMoving(false)} onDone={onClear} />}
    </>
  )
}

interface StepProps extends Pick<PeopleBulkBarProps, 'people'> {
  tooMany: string | undefined
  onDone: () => void
}

/** Of those chosen, whoever has no password yet. */
function Invite({ people, tooMany, onDone }: StepProps) {
  const text = useText('admin/people/people')
  const write = useWrite(invitePeople)
  const employeeIds = people.filter(({ state }) => state === 'invited').map(({ employeeId }) => employeeId)
  const invite = (by: 'mail' | 'mobile') =>
    void write.mutateAsync({ employeeIds, by }).then(({ invited }) => {
      toast(text.invited({ count: invited }), 'good')
      onDone()
    }, tellFailure)
  const state = {
    busy: write.isPending,
    disabledReason: tooMany ?? (employeeIds.length === 0 ? text.noneInvited : undefined),
  }
  return (
    <>
      <Button icon="mail" {...state} onClick={() => invite('mail')}>
        {text.invite}
      </Button>
      <Button icon="phone" {...state} onClick={() => invite('mobile')}>
        {text.inviteByText}
      </Button>
    </>
  )
}

/** Keeps them out for one reason, or lets them in again. */
function Locks({ people, tooMany, onDone }: StepProps) {
  const text = useText('admin/account/accounts')
  const [locking, setLocking] = useState(false)
  const unlock = useWrite(unlockAccounts, accountReads)
  const unlockAll = () =>
    void unlock.mutateAsync(severalOf(people)).then(({ changed }) => {
      toast(text.unlockedSeveral({ count: changed }), 'good')
      onDone()
    }, tellFailure)
  return (
    <>
      <Button icon="lock" aria-haspopup="dialog" disabledReason={tooMany} onClick={() => setLocking(true)}>
        {text.lock}
      </Button>
      <Button disabledReason={tooMany} busy={unlock.isPending} onClick={unlockAll}>
        {text.unlock}
      </Button>
      {locking && <LockDialog accounts={people} onClose={() => setLocking(false)} onDone={onDone} />}
    </>
  )
}
