import type { AccountSummary } from '@sojourn/contract/admin/people/account.shapes'
import { useMemo } from 'react'
import { fileMoment, type FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'

/** The accounts as a file; mobiles stay masked. */
export function useAccountFile(): readonly FileColumn<AccountSummary>[] {
  const { columns, states, number, mail, mobile, never, secondFactorOn, secondFactorOff } = useText('admin/account/accounts')
  return useMemo(
    () => [
      { head: columns.name, value: ({ name }) => name },
      { head: number, value: (account) => account.number },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: mail, value: (account) => account.mail },
      { head: mobile, value: (account) => account.mobile },
      { head: columns.state, value: ({ state }) => states[state] },
      { head: columns.lastSignIn, value: ({ lastSignIn }) => (lastSignIn === undefined ? never : fileMoment(lastSignIn)) },
      { head: columns.sessions, value: ({ sessions }) => sessions },
      { head: columns.secondFactor, value: ({ secondFactor }) => (secondFactor ? secondFactorOn : secondFactorOff) },
    ],
    [columns, states, number, mail, mobile, never, secondFactorOn, secondFactorOff],
  )
}
