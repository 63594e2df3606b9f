import { demandTravellersAtMost, type FoundPeople } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useState } from 'react'
import { mayDo, useEmployee } from '../../../../api/employee'
import { Button, IconButton } from '../../../../kit/actions/button'
import { FieldError } from '../../../../kit/forms/field'
import { Card } from '../../../../kit/layout/page'
import { useText } from '../../../../kit/text/text'
import { AddPeople } from '../../../booking/application/form/add-people'
import type { AskedPerson, AskPart } from './ask-form'
import styles from './demand.module.css'
import { ImportPeople } from './import-people'

/** Who travels: one by one or from a list; others only by those who may book for them. */
export function AskPeople({ form: { people }, change, errorOf }: AskPart) {
  const text = useText('products/intl-flight/demand/words')
  const [adding, setAdding] = useState(false)
  const forOthers = mayDo(useEmployee(), 'bookForOthers')
  const error = errorOf('employeeIds')
  const join = (found: FoundPeople['travellers']): number => {
    const known = new Set(people.map(({ employeeId }) => employeeId))
    const fresh = found.filter(({ employeeId }) => !known.has(employeeId)).map(({ employeeId, name }) => ({ employeeId, name }))
    change({ people: [...people, ...fresh].slice(0, demandTravellersAtMost) })
    return fresh.length
  }
  const remove = (gone: string) => change({ people: people.filter(({ employeeId }) => employeeId !== gone) })
  return (
    <Card
      title={text.travellers}
      action={
        <Button
          size="compact"
          icon="plus"
          {...(error && { 'data-invalid': true })}
          disabledReason={forOthers ? undefined : text.onlySelf}
          onClick={() => setAdding(true)}
        >
          {text.addPeople}
        </Button>
      }
    >
      <People people={people} onRemove={forOthers ? remove : undefined} />
      {forOthers && (
        <>
          <p className={styles['soft']}>{text.counted({ count: people.length, max: demandTravellersAtMost })}</p>
          <ImportPeople left={demandTravellersAtMost - people.length} onFound={join} />
        </>
      )}
      {error && <FieldError>{error}</FieldError>}
      <AddPeople
        guests
        open={adding}
        onClose={() => setAdding(false)}
        words={text}
        chosen={people}
        max={demandTravellersAtMost}
        onAdd={({ employeeId, name }) => change({ people: [...people, { employeeId, name }] })}
        onGone={remove}
      />
    </Card>
  )
}

interface PeopleProps {
  people: readonly AskedPerson[]
  /** Absent where nobody may be taken away. */
  onRemove: ((employeeId: string) => void) | undefined
}

function People({ people, onRemove }: PeopleProps) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <ul className={styles['people']} aria-live="polite">
      {people.map(({ employeeId, name }) => (
        <li key={employeeId}>
          {name}
          {onRemove && (
            <IconButton icon="close" size="compact" label={text.removePerson({ name })} onClick={() => onRemove(employeeId)} />
          )}
        </li>
      ))}
    </ul>
  )
}
