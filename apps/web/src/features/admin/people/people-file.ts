import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { useMemo } from 'react'
import type { FileColumn } from '../../../kit/lists/list-file'
import { useText } from '../../../kit/text/text'
import { ownFieldOf } from './people-columns'

/** The list as a file, with all that it knows of each; mobiles stay masked. */
export function usePeopleFile(fields: readonly AskedField[]): readonly FileColumn<PersonSummary>[] {
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
      { head: columns.office, value: ({ office }) => office },
      { head: columns.superior, value: ({ superiorName }) => superiorName },
      { head: columns.mail, value: ({ mail }) => mail },
      { head: columns.mobile, value: ({ mobile }) => mobile },
      { head: columns.roles, value: ({ roles }) => roles.map((role) => roleNames[role]).join(' · ') },
      { head: columns.state, value: ({ state }) => states[state] },
      { head: columns.joinedOn, value: ({ joinedOn = '' }) => joinedOn },
      { head: columns.lastDay, value: ({ lastDay = '' }) => lastDay },
      ...fields.map(({ key, name }) => ({ head: name, value: (person: PersonSummary) => ownFieldOf(person, key) })),
    ],
    [columns, states, roleNames, fields],
  )
}
