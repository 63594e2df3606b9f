import type { TravellerSummary } from '@sojourn/contract/booking/traveller.shapes'
import { type FormEvent, useState } from 'react'
import { credentialTypes } from '@sojourn/contract/booking/codes'
import { bearsBirthDate } from '@sojourn/domain/booking/traveller/credentials'
import { findTravellers, removeGuest, saveGuest } from '../../../api/calls/booking/traveller'
import { useEmployee } from '../../../api/employee'
import { useRead, useWrite } from '../../../api/queries'
import { Button } from '../../../kit/actions/button'
import { ask } from '../../../kit/overlays/modal-queue'
import { useText } from '../../../kit/text/text'
import { toast } from '../../../kit/overlays/toast'
import { type ResultProps, TravellerResults } from './traveller-search-results'
import styles from './traveller-search.module.css'
import { ApiProblem } from '../../../api/problem'
import { Dialog } from '../../../kit/overlays/dialog'
import { DraftNote } from '../../../kit/forms/draft-note'
import { useKeptDraft } from '../../../kit/forms/use-kept-draft'
import { Field } from '../../../kit/forms/field'
import { Input, Select } from '../../../kit/forms/input'

type Props = Pick<ResultProps, 'chosenIds' | 'max' | 'busyId' | 'onAdd'> & {
  onGone: ((employeeId: string) => void) | undefined
}

/** People from outside the company whom the caller keeps, with the way to one more. */
export function TravellerGuests({ onGone, ...props }: Props) {
  const text = useText('booking/choice')
  const [adding, setAdding] = useState(false)
  const found = useRead(findTravellers, { from: 'guests' })
  const remove = useWrite(removeGuest, [findTravellers])
  const full = props.chosenIds.length >= props.max ? text.limit({ max: props.max }) : undefined
  const blocked = props.busyId ? text.changing : full
  const forget = async ({ employeeId, name }: TravellerSummary) => {
    const words = { title: text.removeGuestTitle, message: text.removeGuestText({ name }) }
    if (!(await ask({ ...words, confirm: text.removeGuestConfirm, cancel: true }))) return
    remove.mutate(
      { guestId: employeeId },
      {
        onSuccess: () => {
          onGone?.(employeeId)
          toast(text.guestRemoved, 'good')
        },
        onError: (error) => toast(error.message, 'bad'),
      },
    )
  }
  return (
    <div className={styles['search']}>
      <div>
        <Button icon="plus" disabledReason={blocked} onClick={() => setAdding(true)}>
          {text.addGuest}
        </Button>
      </div>
      <TravellerResults
        {...props}
        read={found}
        none={text.noGuests}
        noneWhy={text.noGuestsWhy}
        onRemove={(person) => void forget(person)}
      />
      {adding && <GuestDialog onClose={() => setAdding(false)} onSaved={props.onAdd} />}
    </div>
  )
}

const empty = { name: '', mobile: '', type: 1, number: '', expiresOn: '', birthDate: '' }
type Entered = typeof empty
/** What a guest travels with; a student card is no such document. */
const types = credentialTypes.words.filter((word) => word !== 'studentCard').map((word) => credentialTypes.code(word))

/** Keeps somebody from outside; what is wrong stands under its field, as the server says it. */
function GuestDialog({ onClose, onSaved }: { onClose: () => void; onSaved: (guest: TravellerSummary) => void }) {
  const text = useText('booking/choice')
  const draft = useKeptDraft({ owner: useEmployee(), form: 'guest', sensitive: true, fresh: () => empty })
  const entered = draft.value
  const save = useWrite(saveGuest, [findTravellers])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { name, mobile, number, expiresOn, birthDate } = entered
    const type = entered.type as (typeof types)[number]
    save.mutate(
      { name, mobile, credential: { type, number, ...(expiresOn && { expiresOn }), ...(birthDate && { birthDate }) } },
      {
        onSuccess: (guest) => {
          draft.forget()
          onSaved(guest)
          toast(text.guestSaved({ name: guest.name }), 'good')
          onClose()
        },
      },
    )
  }
  return (
    <Dialog
      open
      width="info"
      onClose={onClose}
      title={text.addGuest}
      actions={
        <Button kind="brand" type="submit" form="guest" busy={save.isPending}>
          {text.saveGuest}
        </Button>
      }
    >
      <form id="guest" className={styles['guestForm']} onSubmit={submit}>
        <p className={styles['hint']}>{text.guestHint}</p>
        <GuestFields entered={entered} onChange={draft.change} error={save.error} />
        <DraftNote draft={draft} />
      </form>
    </Dialog>
  )
}

interface FieldsProps {
  entered: Entered
  onChange: (entered: Entered) => void
  error: Error | null
}

function GuestFields({ entered, onChange, error }: FieldsProps) {
  const text = useText('booking/choice')
  const { credentialTypes: names } = useText('booking/traveller')
  const faultOf = (field: string) => (error instanceof ApiProblem && error.field === field ? error.message : undefined)
  const elsewhere =
    error && !['name', 'mobile', 'credential.number', 'credential.birthDate'].some(faultOf) ? error.message : undefined
  const line = (key: 'name' | 'mobile' | 'number' | 'expiresOn' | 'birthDate', label: string, fault?: string, type = 'text') => (
    <Field label={label} error={fault} required={key !== 'expiresOn'}>
      {(control) => (
        <Input
          {...control}
          type={type}
          maxLength={60}
          autoComplete="off"
          value={entered[key]}
          onChange={(event) => onChange({ ...entered, [key]: event.target.value })}
        />
      )}
    </Field>
  )
  return (
    <>
      {line('name', text.guestName, faultOf('name'))}
      {line('mobile', text.guestMobile, faultOf('mobile'), 'tel')}
      <Field label={text.guestDocument}>
        {(control) => (
          <Select
            {...control}
            value={entered.type}
            onChange={(event) => onChange({ ...entered, type: Number(event.target.value) })}
          >
            {types.map((type) => (
              <option key={type} value={type}>
                {names[credentialTypes.word(type)]}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {line('number', text.guestNumber, faultOf('credential.number') ?? elsewhere)}
      {!bearsBirthDate(credentialTypes.word(entered.type as (typeof types)[number])) &&
        line('birthDate', text.guestBirthDate, faultOf('credential.birthDate'), 'date')}
      {line('expiresOn', text.guestExpiry, undefined, 'date')}
    </>
  )
}
