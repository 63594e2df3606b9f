import type { PersonDetail, RoleGrant } from '@sojourn/contract/admin/people/person.shapes'
import { useState } from 'react'
import { takeRole } from '../../../api/calls/admin/people/person'
import { useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { EditSection } from '../../../kit/edit/edit-section'
import { Help } from '../../../kit/help/help'
import { ask } from '../../../kit/overlays/modal-queue'
import { formatFullDate, formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { told } from '../../../kit/overlays/told'
import { GiveRoleDialog } from './give-role-dialog'
import styles from './person.module.css'
import type { PersonChoices } from './use-person-choices'

interface RolesSectionProps {
  person: PersonDetail
  choices: PersonChoices
}

/** What opens the console to a person; each role is given and taken by itself, at once. */
export function RolesSection({ person, choices }: RolesSectionProps) {
  const text = useText('admin/people/person')
  const [giving, setGiving] = useState(false)
  const mayGive = person.mayGiveRoles && person.state !== 'left'
  return (
    <EditSection
      mark={<Help field={text.sections.roles} article="roles" section="which" />}
      title={text.sections.roles}
      explanation={text.rolesHint}
    >
      {person.roles.length === 0 ? (
        <p className={styles['soft']}>{text.noRoles}</p>
      ) : (
        <ul className={styles['list']} aria-label={text.sections.roles}>
          {person.roles.map((grant) => (
            <Grant key={grant.grantId} grant={grant} person={person} />
          ))}
        </ul>
      )}
      {mayGive && (
        <Button icon="plus" aria-haspopup="dialog" className={styles['add']} onClick={() => setGiving(true)}>
          {text.give}
        </Button>
      )}
      {giving && <GiveRoleDialog person={person} choices={choices} onClose={() => setGiving(false)} />}
    </EditSection>
  )
}

function Grant({ grant, person }: { grant: RoleGrant; person: PersonDetail }) {
  const text = useText('admin/people/person')
  const { role, departmentName, until, givenAt, giverName } = grant
  const name = text.roles[role]
  const scope = departmentName === undefined ? text.wholeCompany : text.over({ department: departmentName })
  const given = text.givenBy({ name: giverName, moment: formatInstant(givenAt) })
  return (
    <li>
      <div className={styles['words']}>
        <span className={styles['name']}>{name}</span>
        <span>{[scope, until && text.until({ day: formatFullDate(until) })].filter(Boolean).join(' · ')}</span>
        <span className={styles['minor']}>{text.roleHints[role]}</span>
        <span className={styles['minor']}>{given}</span>
      </div>
      {person.mayGiveRoles && <TakeRole grant={grant} role={name} name={person.fields.name} />}
    </li>
  )
}

function TakeRole({ grant: { grantId }, role, name }: { grant: RoleGrant; role: string; name: string }) {
  const text = useText('admin/people/person')
  const take = useWrite(takeRole, consoleReads)
  const takeOnceSure = async () => {
    const title = text.takeTitle({ role })
    if (!(await ask({ title, message: text.takeText({ name }), confirm: text.take, cancel: true }))) return
    await told(take.mutateAsync({ grantId }), text.taken)
  }
  return (
    <Button
      kind="quiet"
      size="compact"
      aria-label={text.takeOf({ role })}
      busy={take.isPending}
      onClick={() => void takeOnceSure()}
    >
      {text.take}
    </Button>
  )
}
