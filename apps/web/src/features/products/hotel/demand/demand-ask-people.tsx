import { useState } from 'react'
import { mayDo, useEmployee } from '../../../../api/employee'
import { Button, IconButton } from '../../../../kit/actions/button'
import { FieldError } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { AddPeople } from '../../../booking/application/form/add-people'
import type { AskPart } from './demand-form'
import styles from './demand.module.css'

const most = 18

/** Who stays; others only by those who may book for them. */
export function AskPeople({ form: { people }, change, errorOf }: AskPart) {
  const text = useText('products/hotel-demand')
  const [adding, setAdding] = useState(false)
  const forOthers = mayDo(useEmployee(), 'bookForOthers')
  const error = errorOf('employeeIds')
  return (
    <Card
      title={text.people}
      action={
        <Button
          size="compact"
          icon="plus"
          data-field="employeeIds"
          disabledReason={forOthers ? undefined : text.onlySelf}
          onClick={() => setAdding(true)}
        >
          {text.addPeople}
        </Button>
      }
    >
      <ul className={styles['people']} aria-live="polite">
        {people.map(({ employeeId, name }) => (
          <li key={employeeId}>
            {name}
            {forOthers && (
              <IconButton
                icon="close"
                size="compact"
                label={text.removePerson({ name })}
                onClick={() => change({ people: people.filter((person) => person.employeeId !== employeeId) })}
              />
            )}
          </li>
        ))}
      </ul>
      {error && <FieldError>{error}</FieldError>}
      <AddPeople
        open={adding}
        onClose={() => setAdding(false)}
        words={text}
        chosen={people}
        max={most}
        onAdd={({ employeeId, name }) => change({ people: [...people, { employeeId, name }] })}
      />
    </Card>
  )
}
