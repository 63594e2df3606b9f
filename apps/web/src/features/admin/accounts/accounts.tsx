import type { AccountSummary } from '@sojourn/contract/admin/people/account.shapes'
import { peopleAtOnce } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { unlockAccounts } from '../../../api/calls/admin/people/account'
import { mayDo, useEmployee } from '../../../api/employee'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import type { ListLook } from '../../../kit/lists/list-look'
import { Records } from '../../../kit/lists/records'
import { SelectionBar } from '../../../kit/lists/selection-bar'
import type { Column } from '../../../kit/lists/table'
import { tellFailure } from '../../../kit/overlays/told'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { AccountCard } from './account-columns'
import { accountReads } from './account-reads'
import { LockDialog } from './lock-dialog'

interface AccountsProps {
  accounts: readonly AccountSummary[]
  columns: readonly Column<AccountSummary>[]
  look: ListLook
  onOpen: (employeeId: string) => void
}

/** Several may be chosen, to lock or unlock them together; another search is another list, in which nobody is chosen. */
export function Accounts({ accounts, columns, look, onOpen }: AccountsProps) {
  const text = useText('admin/account/accounts')
  const me = useEmployee()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const refusalOf = ({ employeeId, state }: AccountSummary) =>
    employeeId === me.employeeId ? text.refusals.own : state === 'left' ? text.leftText : undefined
  const selection = {
    keyOf: ({ employeeId }: AccountSummary) => employeeId,
    chosen,
    onChoose: setChosen,
    offers: () => true,
    refusal: refusalOf,
    nameOf: ({ name }: AccountSummary) => text.choose({ name }),
    allName: text.chooseAll,
  }
  const clear = () => setChosen([])
  const selected = accounts.filter(({ employeeId }) => chosen.includes(employeeId))
  return (
    <>
      <Records
        caption={text.table}
        columns={columns}
        rows={accounts}
        rowKey={({ employeeId }) => employeeId}
        look={look}
        selection={mayDo(me, 'managePeople') ? selection : undefined}
        card={(account, box) => <AccountCard account={account} onOpen={onOpen} box={box} />}
      />
      <SelectionBar count={selected.length} words={text} onClear={clear}>
        <Steps accounts={selected} onDone={clear} />
      </SelectionBar>
    </>
  )
}

function Steps({ accounts, onDone }: { accounts: readonly AccountSummary[]; onDone: () => void }) {
  const text = useText('admin/account/accounts')
  const [locking, setLocking] = useState(false)
  const unlock = useWrite(unlockAccounts, accountReads)
  const tooMany = accounts.length > peopleAtOnce ? text.tooMany({ count: peopleAtOnce }) : undefined
  const locked = accounts.filter(({ state }) => state === 'locked')
  const open = accounts.filter(({ state }) => state !== 'locked')
  const unlockAll = () =>
    void unlock.mutateAsync({ employeeIds: locked.map(({ employeeId }) => employeeId) }).then(({ changed }) => {
      toast(text.unlockedSeveral({ count: changed }), 'good')
      onDone()
    }, tellFailure)
  return (
    <>
      <Button
        disabledReason={tooMany ?? (locked.length === 0 ? text.noneLocked : undefined)}
        busy={unlock.isPending}
        onClick={unlockAll}
      >
        {text.unlock}
      </Button>
      <Button
        kind="brand"
        icon="lock"
        aria-haspopup="dialog"
        disabledReason={tooMany ?? (open.length === 0 ? text.allLocked : undefined)}
        onClick={() => setLocking(true)}
      >
        {text.lock}
      </Button>
      {locking && <LockDialog accounts={open} onClose={() => setLocking(false)} onDone={onDone} />}
    </>
  )
}
