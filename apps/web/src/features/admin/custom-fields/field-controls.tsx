import type { CompanyField } from '@sojourn/contract/admin/company/custom-field.calls'
import { products } from '@sojourn/contract/booking/codes'
import { customFieldKinds, fieldAreas, fieldBeginnings, fieldForms, yesNo } from '@sojourn/contract/booking/custom-field-words'
import { isList } from '@sojourn/domain/booking/custom-field-definition'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Field, FieldError } from '../../../kit/forms/field'
import { TextArea } from '../../../kit/forms/input'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { CitiesField } from '../../booking/policy-edit/cities-field'
import { CountriesField } from '../../booking/policy-edit/countries-field'
import catalogue from '../catalogue/catalogue.module.css'
import { DepartmentsField } from '../catalogue/departments-field'
import { ChoiceField, type Choice } from '../fields/choice-field'
import { ChoicesField } from '../fields/choices-field'
import { LineField } from '../fields/line-field'
import { EntitiesField } from './entities-field'
import type { FaultyPart, FieldForm } from './field-form'

interface FieldControlsProps {
  value: FieldForm
  /** Those on which its choices may depend. */
  lists: readonly CompanyField[]
  /** What may be chosen of it. */
  offered: readonly Choice[]
  isNew: boolean
  errorOf: (part: FaultyPart) => string | undefined
  onChange: (more: Partial<FieldForm>) => void
}

const named = <Word extends string>(words: readonly Word[], names: Readonly<Record<Word, string>>) =>
  words.map((id) => ({ id, name: names[id] }))

/** What a field is, where it is shown, and what it takes. */
export function FieldControls(props: FieldControlsProps) {
  const { value, isNew, errorOf, onChange } = props
  const text = useText('admin/custom-field/words')
  const { fields } = text
  return (
    <>
      <LineField label={fields.hint} maxLength={200} value={value.hint} onChange={(hint) => onChange({ hint })} />
      {isNew && (
        <ChoiceField
          label={fields.kind}
          hint={text.kindHint}
          choices={named(customFieldKinds, text.kinds)}
          value={value.kind}
          onChange={(kind) => onChange({ kind: kind as FieldForm['kind'] })}
        />
      )}
      {isList(value.kind) && <ListControls {...props} />}
      <Limits {...props} />
      <Checkbox label={fields.required} checked={value.required} onChange={(required) => onChange({ required })} />
      <ChoicesField
        label={fields.forms}
        help={<Help field={fields.forms} article="custom-fields" section="people" />}
        values={fieldForms}
        names={text.formNames}
        value={value.forms}
        onChange={(forms) => onChange({ forms })}
      />
      {errorOf('forms') && <FieldError>{errorOf('forms')}</FieldError>}
      {value.forms.includes('person') && <p className={catalogue['soft']}>{text.personHint}</p>}
      {value.forms.includes('order') && (
        <Checkbox
          label={fields.perTraveller}
          checked={value.perTraveller}
          onChange={(perTraveller) => onChange({ perTraveller })}
        />
      )}
      {value.forms.some((form) => form !== 'person') && (
        <>
          <WhereControls {...props} />
          <Beginning {...props} />
        </>
      )}
      <div className={catalogue['pair']}>
        <DateField label={fields.from} value={value.from} onChange={(from) => onChange({ from })} />
        <DateField label={fields.to} error={errorOf('to')} value={value.to} onChange={(to) => onChange({ to })} />
      </div>
    </>
  )
}

/** The choices of a list, and the list on which they depend. */
function ListControls({ value, lists, errorOf, onChange }: FieldControlsProps) {
  const text = useText('admin/custom-field/words')
  return (
    <>
      <ChoiceField
        label={text.fields.parentKey}
        none={text.noParent}
        error={errorOf('parentKey')}
        choices={lists.map(({ key, name }) => ({ id: key, name }))}
        value={value.parentKey}
        onChange={(parentKey) => onChange({ parentKey })}
      />
      <Field
        label={text.fields.choices}
        required
        hint={value.parentKey === '' ? text.choicesHint : text.choicesUnderHint}
        error={errorOf('choices')}
      >
        {(control) => (
          <TextArea {...control} rows={6} value={value.lines} onChange={({ target }) => onChange({ lines: target.value })} />
        )}
      </Field>
    </>
  )
}

function Limits({ value, errorOf, onChange }: FieldControlsProps) {
  const text = useText('admin/custom-field/words')
  if (!(['text', 'number', 'several'] as const).some((kind) => kind === value.kind)) return null
  return (
    <>
      <div className={catalogue['pair']}>
        <LineField label={text.fields.least} maxLength={14} value={value.least} onChange={(least) => onChange({ least })} />
        <LineField
          label={text.fields.most}
          hint={text.limitsHint}
          error={errorOf('limits')}
          maxLength={14}
          value={value.most}
          onChange={(most) => onChange({ most })}
        />
      </div>
      {value.kind === 'text' && (
        <LineField
          label={text.fields.pattern}
          hint={text.patternHint}
          maxLength={60}
          value={value.pattern}
          onChange={(pattern) => onChange({ pattern })}
        />
      )}
    </>
  )
}

function WhereControls({ value, onChange }: FieldControlsProps) {
  const text = useText('admin/custom-field/words')
  const names = useText('booking/application/words').products
  return (
    <>
      <ChoicesField
        label={text.fields.products}
        hint={text.productsHint}
        values={products.words}
        names={names}
        value={value.products}
        onChange={(chosen) => onChange({ products: chosen })}
      />
      <ChoiceField
        label={text.fields.area}
        choices={named(fieldAreas, text.areas)}
        value={value.area}
        onChange={(area) => onChange({ area: area as FieldForm['area'], ...(area === 'domestic' && { countries: [] }) })}
      />
      {value.area !== 'domestic' && (
        <CountriesField
          label={text.fields.countries}
          countries={value.countries}
          onChange={(countries) => onChange({ countries })}
        />
      )}
      <CitiesField label={text.fields.cities} cities={value.cities} onChange={(cities) => onChange({ cities })} />
      <DepartmentsField value={value.departmentIds} onChange={(departmentIds) => onChange({ departmentIds })} />
      <EntitiesField value={value.entityIds} onChange={(entityIds) => onChange({ entityIds })} />
    </>
  )
}

type BeginningProps = Pick<FieldControlsProps, 'value' | 'offered' | 'errorOf' | 'onChange'>

function Beginning(props: BeginningProps) {
  const { value, errorOf, onChange } = props
  const text = useText('admin/custom-field/words')
  return (
    <>
      <ChoiceField
        label={text.fields.begins}
        error={value.beginsWith === 'fixed' ? undefined : errorOf('begins')}
        choices={named(fieldBeginnings, text.beginnings)}
        value={value.beginsWith}
        onChange={(begins) => onChange({ beginsWith: begins as FieldForm['beginsWith'] })}
      />
      {value.beginsWith === 'fixed' && <FixedBeginning {...props} />}
    </>
  )
}

/** One value for all: of a list or of yes and no it is chosen. */
function FixedBeginning({ value, offered, errorOf, onChange }: BeginningProps) {
  const text = useText('admin/custom-field/words')
  const { yesNo: words, choose } = useText('booking/custom-field')
  const label = text.fields.beginsValue
  const error = errorOf('begins')
  const set = (beginsValue: string) => onChange({ beginsValue })
  if (value.kind === 'one' || value.kind === 'yesNo')
    return (
      <ChoiceField
        label={label}
        error={error}
        none={choose}
        choices={value.kind === 'one' ? offered : named(yesNo, words)}
        value={value.beginsValue}
        onChange={set}
      />
    )
  return <LineField label={label} error={error} maxLength={500} value={value.beginsValue} onChange={set} />
}
