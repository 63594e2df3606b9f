import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import { approvalObjects } from '@sojourn/contract/booking/approval/approval-words'
import { policyRules, products } from '@sojourn/contract/booking/codes'
import { Checkbox } from '../../../kit/forms/checkbox'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { countryKind, findCountries } from '../../booking/policy-edit/find-countries'
import { SearchPicker } from '../../../kit/pickers/search-picker'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { nobody, type Named } from '../fields/colleague-field'
import { searchEverybody } from './approvers-field'
import { AmountField } from './flow-fields'
import styles from './flows.module.css'
import { asksDestination, lacksDestination, type SimulationForm } from './simulation-form'

interface SimulationFieldsProps {
  form: SimulationForm
  change: (more: Partial<SimulationForm>) => void
  names: CompanyFlows['names']
  /** Somebody asked: what is missing is said. */
  isTried: boolean
  hasDraft: boolean
}

/** Who books what for how much. */
export function SimulationFields(props: SimulationFieldsProps) {
  const { form, change, hasDraft } = props
  const { simulate } = useText('admin/approval/flows')
  return (
    <>
      {hasDraft && (
        <RadioGroup
          showLabel
          label={simulate.on}
          value={form.onDraft ? 'draft' : 'live'}
          onChange={(on) => change({ onDraft: on === 'draft' })}
          choices={(['draft', 'live'] as const).map((value) => ({ value, label: simulate[value] }))}
        />
      )}
      <div className={styles['pair']}>
        <PeopleFields {...props} />
        <SubjectFields {...props} />
      </div>
      <PolicyFields {...props} />
    </>
  )
}

function PeopleFields({ form, change, isTried }: SimulationFieldsProps) {
  const { simulate } = useText('admin/approval/flows')
  return (
    <>
      <PersonPicker
        required
        label={simulate.traveller}
        error={isTried && form.traveller.id === '' ? simulate.travellerMissing : undefined}
        value={form.traveller}
        onChange={(traveller) => change({ traveller })}
      />
      <PersonPicker
        label={simulate.booker}
        hint={simulate.bookerHint}
        value={form.booker}
        onChange={(booker) => change({ booker })}
      />
    </>
  )
}

function SubjectFields(props: SimulationFieldsProps) {
  const { form, change, names } = props
  const { simulate } = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  return (
    <>
      <ChoiceField
        label={simulate.object}
        choices={approvalObjects.map((id) => ({ id, name: words.objects[id] }))}
        value={form.object}
        onChange={(id) => change({ object: approvalObjects.find((each) => each === id) ?? 'booking' })}
      />
      {form.object !== 'application' && (
        <ChoiceField
          label={simulate.product}
          choices={products.words.map((id) => ({ id, name: words.products[id] }))}
          value={form.product}
          onChange={(id) => change({ product: products.words.find((each) => each === id) ?? 'flight' })}
        />
      )}
      {asksDestination(form) && <DestinationField {...props} />}
      <AmountField label={simulate.amount} value={form.amount} onChange={(amount) => change({ amount })} />
      <ChoiceField
        label={simulate.costCentre}
        none={simulate.ownCostCentre}
        choices={names.costCentres}
        value={form.costCentreId}
        onChange={(costCentreId) => change({ costCentreId })}
      />
      {form.object !== 'application' && names.projects.length > 0 && (
        <ChoiceField
          label={simulate.project}
          none={simulate.noProject}
          choices={names.projects}
          value={form.projectCode}
          onChange={(projectCode) => change({ projectCode })}
        />
      )}
    </>
  )
}

/** Where it leads: an application may stay within the mainland, and may leave its places open. */
function DestinationField({ form, change, isTried }: SimulationFieldsProps) {
  const { simulate } = useText('admin/approval/flows')
  const { country } = useText('booking/policy/edit')
  const { destination, object } = form
  return (
    <SearchPicker
      required={object !== 'application'}
      label={simulate.destination}
      hint={object === 'application' ? simulate.destinationHint : undefined}
      error={isTried && lacksDestination(form) ? simulate.destinationMissing : undefined}
      placeholder={country.find}
      none={country.none}
      search={(keys) => Promise.resolve(findCountries(keys, { withOurs: object === 'application' }))}
      value={destination.id === '' ? undefined : { code: destination.id, name: destination.name, kind: countryKind }}
      onChange={(place) => change({ destination: place ? { id: place.code, name: place.name } : nobody })}
    />
  )
}

function PolicyFields({ form, change }: SimulationFieldsProps) {
  const { simulate } = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  return (
    <>
      <div className={styles['lines']}>
        <Checkbox label={simulate.out} checked={form.outOfPolicy} onChange={(outOfPolicy) => change({ outOfPolicy })} />
        {form.object !== 'application' && (
          <Checkbox
            label={simulate.inside}
            checked={form.insideApplication}
            onChange={(insideApplication) => change({ insideApplication })}
          />
        )}
      </div>
      {form.outOfPolicy && (
        <ChoiceField
          label={simulate.rule}
          none={simulate.anyRule}
          choices={policyRules.words.map((id) => ({ id, name: words.rules[id] }))}
          value={form.rule}
          onChange={(id) => change({ rule: policyRules.words.find((each) => each === id) ?? '' })}
        />
      )}
    </>
  )
}

interface PersonPickerProps {
  label: string
  hint?: string
  error?: string | undefined
  required?: boolean
  value: Named
  onChange: (person: Named) => void
}

function PersonPicker({ value, onChange, ...field }: PersonPickerProps) {
  const text = useText('admin/approval/flows')
  return (
    <SearchPicker
      {...field}
      placeholder={text.personHint}
      none={text.travellerNone}
      search={searchEverybody}
      value={value.id === '' ? undefined : { code: value.id, name: value.name, kind: 0 }}
      onChange={(place) => onChange(place ? { id: place.code, name: place.name } : nobody)}
    />
  )
}
