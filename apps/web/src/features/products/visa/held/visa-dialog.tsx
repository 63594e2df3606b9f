import type { OwnVisa } from '@sojourn/contract/products/visa/own.shapes'
import { visaEntries, type VisaEntries } from '@sojourn/contract/products/visa/visa-words'
import { useState } from 'react'
import { getOwnVisas, saveOwnVisa } from '../../../../api/calls/products/visa/own'
import { getVisasAlong } from '../../../../api/calls/products/visa/visa'
import { useEmployee } from '../../../../api/employee'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { DateField } from '../../../../kit/dates/date-field'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { Input, Select } from '../../../../kit/forms/input'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { Dialog } from '../../../../kit/overlays/dialog'
import { toast } from '../../../../kit/overlays/toast'
import { CityPicker } from '../../../../kit/pickers/city-picker'
import { useText } from '../../../../kit/text/text'
import { searchCountries, useVisaCountries } from '../search/visa-places'
import styles from '../visa.module.css'
import { ownVisaFaults, ownVisaForm, ownVisaRequest, type OwnVisaField, type OwnVisaForm } from './visa-form'

interface VisaDialogProps {
  today: string
  /** The one to change; absent of a new one. */
  visa: OwnVisa | undefined
  onClose: () => void
}

/** A visa that somebody got elsewhere, or a change of one. */
export function VisaDialog(props: VisaDialogProps) {
  const { visa, onClose } = props
  const text = useText('products/visa/held')
  const state = useVisaForm(props)
  return (
    <Dialog open width="info" onClose={onClose} title={visa ? text.editTitle({ country: visa.countryName }) : text.addTitle}>
      <Form
        className={styles['applicant']}
        onSubmit={(event) => {
          event.preventDefault()
          state.send()
        }}
      >
        {state.refusal && <FormRefusal>{state.refusal}</FormRefusal>}
        <VisaFields state={state} />
        <DraftNote draft={state.draft} />
        <div className={styles['buttons']}>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button type="submit" kind="brand" busy={state.busy}>
            {text.save}
          </Button>
        </div>
      </Form>
    </Dialog>
  )
}

/** The form with what is wrong of it, here or as the server says. */
function useVisaForm({ today, visa, onClose }: VisaDialogProps) {
  const text = useText('products/visa/held')
  const owner = useEmployee()
  const draft = useKeptDraft({ owner, form: 'ownVisa', of: visa?.visaId, version: 1, fresh: () => ownVisaForm(visa) })
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<Error>()
  const save = useWrite(saveOwnVisa, [getOwnVisas, getVisasAlong])
  const faults = ownVisaFaults(draft.value, today)
  const refusedField = refused instanceof ApiProblem ? refused.field : undefined
  const errorOf = (field: OwnVisaField): string | undefined => {
    const fault = tried ? faults[field] : undefined
    return fault ? text[fault] : field === refusedField ? refused?.message : undefined
  }
  const send = () => {
    setTried(true)
    if (Object.keys(faults).length > 0) return
    const onSuccess = () => {
      draft.forget()
      toast(text.saved, 'good')
      onClose()
    }
    const asked = { ...ownVisaRequest(draft.value), ...(visa?.visaId !== undefined && { visaId: visa.visaId }) }
    save.mutate(asked, { onSuccess, onError: setRefused })
  }
  const change = (more: Partial<OwnVisaForm>) => {
    setRefused(undefined)
    draft.change((old) => ({ ...old, ...more }))
  }
  const refusal = refusedField !== undefined && refusedField !== 'visaId' ? undefined : refused?.message
  return { draft, value: draft.value, change, errorOf, refusal, busy: save.isPending, send }
}
type VisaFormState = ReturnType<typeof useVisaForm>

function VisaFields({ state }: { state: VisaFormState }) {
  const text = useText('products/visa/held')
  const { value, change, errorOf } = state
  return (
    <>
      <CountryField state={state} />
      <div className={styles['fields']}>
        <EntriesField state={state} />
        <NumberField
          label={text.entriesUsed}
          hint={text.entriesUsedHint}
          value={value.entriesUsed}
          error={errorOf('entriesUsed')}
          onChange={(entriesUsed) => change({ entriesUsed })}
        />
        <NumberField
          label={text.stayDays}
          value={value.stayDays}
          error={errorOf('stayDays')}
          onChange={(stayDays) => change({ stayDays })}
        />
        <NumberField
          optional
          label={text.daysUsed}
          hint={text.daysUsedHint}
          value={value.daysUsed}
          error={errorOf('daysUsed')}
          onChange={(daysUsed) => change({ daysUsed })}
        />
      </div>
      <div className={styles['fields']}>
        <DateField
          required
          label={text.validFrom}
          error={errorOf('validFrom')}
          value={value.validFrom}
          onChange={(validFrom) => change({ validFrom })}
        />
        <DateField
          required
          label={text.validUntil}
          error={errorOf('validUntil')}
          value={value.validUntil}
          onChange={(validUntil) => change({ validUntil })}
        />
      </div>
    </>
  )
}

function CountryField({ state: { value, change, errorOf } }: { state: VisaFormState }) {
  const text = useText('products/visa/held')
  const search = useText('products/visa/search')
  const { groups, approach } = useVisaCountries()
  return (
    <CityPicker
      compact
      label={text.country}
      placeholder={search.countryHint}
      value={value.country ?? undefined}
      groups={groups}
      search={searchCountries}
      onApproach={approach}
      error={errorOf('countryId')}
      showCode={false}
      names="long"
      onChange={(country) => change({ country })}
    />
  )
}

function EntriesField({ state: { value, change } }: { state: VisaFormState }) {
  const text = useText('products/visa/held')
  const words = useText('products/visa/words')
  const pick = (chosen: string) =>
    change({ entries: visaEntries.find((each): each is VisaEntries => each === chosen) ?? 'single' })
  return (
    <Field label={text.entries} required>
      {(control) => (
        <Select {...control} value={value.entries} onChange={(event) => pick(event.target.value)}>
          {visaEntries.map((entries) => (
            <option key={entries} value={entries}>
              {words.entries[entries]}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

interface NumberFieldProps {
  label: string
  optional?: boolean
  hint?: string
  value: string
  error: string | undefined
  onChange: (typed: string) => void
}

const NumberField = ({ label, optional = false, hint, value, error, onChange }: NumberFieldProps) => (
  <Field label={label} required={!optional} hint={hint} error={error}>
    {(control) => (
      <Input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    )}
  </Field>
)
