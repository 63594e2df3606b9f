import type { PersonSummary } from '@sojourn/contract/admin/people/person.shapes'
import { personFieldColumn } from '@sojourn/contract/admin/people/people-columns'
import type { AskedField } from '@sojourn/contract/booking/custom-field.shapes'
import { valueIn } from '@sojourn/domain/booking/custom-field-fill'
import { useMemo, type ReactNode } from 'react'
import { Link } from '../../../kit/actions/link'
import { Words } from '../../../kit/layout/words'
import { RecordLine } from '../../../kit/lists/records'
import type { Column } from '../../../kit/lists/table'
import { formatFullDate } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { paths } from '../../../paths'
import styles from './people.module.css'
import { PersonStateBadge } from './person-state'

export function usePeopleColumns(fields: readonly AskedField[]): readonly Column<PersonSummary>[] {
  const text = useText('admin/people/people')
  const { roles } = useText('admin/people/person')
  return useMemo(() => {
    const { columns } = text
    const rolesOf = (person: PersonSummary): string => person.roles.map((role) => roles[role]).join(' · ')
    return [
      {
        key: 'name',
        fixed: true,
        sortable: true,
        head: columns.name,
        width: 180,
        cell: (person) => <PersonName person={person} />,
      },
      { key: 'number', sortable: true, head: columns.number, width: 120, cell: ({ number }) => number },
      { key: 'department', head: columns.department, cell: ({ departmentName }) => departmentName },
      { key: 'grade', head: columns.grade, width: 110, cell: ({ gradeName }) => gradeName },
      { key: 'costCentre', head: columns.costCentre, cell: ({ costCentreName }) => costCentreName },
      { key: 'office', head: columns.office, width: 140, cell: ({ office }) => office },
      { key: 'superior', head: columns.superior, width: 160, cell: (person) => <Superior person={person} /> },
      { key: 'contact', head: columns.contact, width: 260, cell: ({ mail, mobile }) => <Words meta={mobile}>{mail}</Words> },
      { key: 'roles', head: columns.roles, cell: rolesOf },
      { key: 'state', head: columns.state, width: 140, cell: (person) => <State person={person} /> },
      {
        key: 'joinedOn',
        sortable: true,
        head: columns.joinedOn,
        width: 150,
        cell: ({ joinedOn }) => joinedOn && formatFullDate(joinedOn),
      },
      ...fields.map(({ key, name }) => ({
        key: personFieldColumn(key),
        head: name,
        cell: (person: PersonSummary) => ownFieldOf(person, key),
      })),
    ]
  }, [text, roles, fields])
}

/** What is filled in of an own field, in words. */
export const ownFieldOf = ({ fields }: Pick<PersonSummary, 'fields'>, key: string): string => valueIn(fields, { field: { key } })

/** The name leads to the person. */
const PersonName = ({ person: { employeeId, name, number, position } }: { person: PersonSummary }) => (
  <Words meta={[number, position].filter(Boolean).join(' · ')}>
    <Link to={paths.person({ employeeId })} className={styles['name']}>
      {name}
    </Link>
  </Words>
)

function Superior({ person: { superiorName } }: { person: PersonSummary }) {
  const text = useText('admin/people/people')
  return superiorName || <span className={styles['faint']}>{text.noSuperior}</span>
}

function State({ person: { state, lastDay } }: { person: PersonSummary }) {
  return (
    <Words meta={lastDay && formatFullDate(lastDay)}>
      <PersonStateBadge state={state} />
    </Words>
  )
}

/** A person where there is no room for a table. */
export function PersonCard({ person, box }: { person: PersonSummary; box: ReactNode }) {
  const text = useText('admin/people/people')
  const { roles: roleNames } = useText('admin/people/person')
  const { departmentName, gradeName, mail, mobile, superiorName, roles, lastDay } = person
  return (
    <>
      <RecordLine>
        <span className={styles['head']}>
          {box}
          <PersonName person={person} />
        </span>
        <PersonStateBadge state={person.state} />
      </RecordLine>
      <Words
        meta={[
          `${text.columns.superior} ${superiorName || text.noSuperior}`,
          ...roles.map((role) => roleNames[role]),
          ...(lastDay ? [text.lastDay({ day: formatFullDate(lastDay) })] : []),
        ].join(' · ')}
      >
        {[departmentName, gradeName].filter(Boolean).join(' · ')}
      </Words>
      <RecordLine>
        <span className={styles['soft']}>{mail}</span>
        <span className={styles['soft']}>{mobile}</span>
      </RecordLine>
    </>
  )
}
