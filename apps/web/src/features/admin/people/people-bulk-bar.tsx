import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { invitePeople } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { MoveDialog } from './move-dialog'

interface PeopleBulkBarProps {
  people: readonly PersonSummary[]
  onClear: () => void
}

/** As many as one call takes. */
const most = 200

/** Appears with the first chosen person: what is done with all of them. */
export function PeopleBulkBar({ people, onClear }: PeopleBulkBarProps) {
  const text = useText('admin/people/people')
  const [moving, setMoving] = useState(false)
  const tooMany = people.length > most ? text.tooMany({ count: most }) : undefined
  return (
    <>
      <SelectionBar count={people.length} words={text} onClear={onClear}>
        <Invite people={people} tooMany={tooMany} onDone={onClear} />
        <Button kind="brand" icon="edit" aria-haspopup="dialog" disabledReason={tooMany} onClick={() => setMoving(true)}>
          {text.move}
        </Button>
      </SelectionBar>
      {moving && <MoveDialog people={people} onClose={() => setMoving(false)} onDone={onClear} />}
    </>
  )
}

interface InviteProps extends Pick<PeopleBulkBarProps, 'people'> {
  tooMany: string | undefined
  onDone: () => void
}

/** Of those chosen, whoever has no password yet. */
function Invite({ people, tooMany, onDone }: InviteProps) {
  const text = useText('admin/people/people')
  const write = useWrite(invitePeople)
  const employeeIds = people.filter(({ state }) => state === 'invited').map(({ employeeId }) => employeeId)
  const invite = (by: 'mail' | 'mobile') =>
    void write.mutateAsync({ employeeIds, by }).then(
      ({ invited }) => {
        toast(text.invited({ count: invited }), 'good')
        onDone()
      },
      (error: Error) => toast(error.message, 'bad'),
    )
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
