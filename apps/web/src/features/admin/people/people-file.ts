import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import { useMemo } from 'react'
import type { FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'

/** The list as a file, with all that it knows of each; mobiles stay masked. */
export function usePeopleFile(): readonly FileColumn<PersonSummary>[] {
  const { columns } = useText('admin/people/people')
  const { states, roles: roleNames } = useText('admin/people/person')
  return useMemo(
    () => [
      { head: columns.name, value: ({ name }) => name },
      { head: columns.number, value: ({ number }) => number },
      { head: columns.position, value: ({ position }) => position },
      { head: columns.department, value: ({ departmentName }) => departmentName },
      { head: columns.grade, value: ({ gradeName }) => gradeName },
      { head: columns.costCentre, value: ({ costCentreName }) => costCentreName },
      { head: columns.superior, value: ({ superiorName }) => superiorName },
      { head: columns.mail, value: ({ mail }) => mail },
      { head: columns.mobile, value: ({ mobile }) => mobile },
      { head: columns.roles, value: ({ roles }) => roles.map((role) => roleNames[role]).join(' · ') },
      { head: columns.state, value: ({ state }) => states[state] },
      { head: columns.joinedOn, value: ({ joinedOn = '' }) => joinedOn },
      { head: columns.lastDay, value: ({ lastDay = '' }) => lastDay },
    ],
    [columns, states, roleNames],
  )
}
