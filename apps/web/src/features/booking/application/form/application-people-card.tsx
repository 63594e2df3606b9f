import { useState } from 'react'
import { mayDo, useEmployee } from '../../../../api/employee'
import { Button, IconButton } from '../../../../kit/actions/button'
import { Checkbox } from '../../../../kit/forms/checkbox'
import { FieldError } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { AddPeople } from './add-people'
import styles from './application-form.module.css'
import { PersonWords } from '../../traveller/traveller-search'
import type { FormState } from './use-application-form'

const most = 50

/** Who travels, and whether others may travel under it too. */
export function PeopleCard({ draft: { content, people }, errorOf, change, setPeople }: FormState) {
  const text = useText('booking/application/form')
  const [adding, setAdding] = useState(false)
  const forOthers = mayDo(useEmployee(), 'bookForOthers')
  const error = errorOf('travellerIds')
  return (
    <Card
      title={text.people}
      action={
        <Button
          size="compact"
          icon="plus"
          disabledReason={forOthers ? undefined : text.onlySelf}
          onClick={() => setAdding(true)}
          {...(error && { 'data-invalid': true })}
        >
          {text.addPeople}
        </Button>
      }
    >
      <People people={people} setPeople={setPeople} />
      {error && <FieldError>{error}</FieldError>}
      <Checkbox
        label={text.limit}
        hint={text.limitHint}
        checked={content.limitTraveler === 1}
        onChange={(on) => change({ limitTraveler: on ? 1 : 0 })}
      />
      <AddPeople
        open={adding}
        onClose={() => setAdding(false)}
        words={text}
        chosen={people}
        max={most}
        onAdd={(person) => setPeople([...people, person])}
      />
    </Card>
  )
}

function People({ people, setPeople }: Pick<FormState, 'setPeople'> & Pick<FormState['draft'], 'people'>) {
  const text = useText('booking/application/form')
  return (
    <ul className={styles['people']} aria-live="polite">
      {people.map((person) => (
        <li key={person.employeeId}>
          <PersonWords person={person} />
          <IconButton
            icon="close"
            size="compact"
            label={text.remove({ name: person.name })}
            onClick={() => setPeople(people.filter(({ employeeId }) => employeeId !== person.employeeId))}
          />
        </li>
      ))}
    </ul>
  )
}
