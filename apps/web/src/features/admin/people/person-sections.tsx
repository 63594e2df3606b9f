import { languageNames, languages, parseLanguage } from '@sojourn/contract/kit/language'
import { abilities } from '@sojourn/contract/kit/call'
import type { ReactNode } from 'react'
import { DateField } from '../../../kit/dates/date-field'
import { EditSection } from '../../../kit/edit/edit-section'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { CustomFieldInput } from '../../booking/custom-field/custom-field-input'
import { withValue } from '../../booking/custom-field/with-value'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField } from '../fields/colleague-field'
import { LineField } from '../fields/line-field'
import styles from './person.module.css'
import type { FaultyField, PersonForm } from './person-form'
import type { PersonChoices } from './use-person-choices'

export interface PersonSectionsProps {
  value: PersonForm
  onChange: (more: Partial<PersonForm>) => void
  errorOf: (field: FaultyField) => string | undefined
  choices: PersonChoices
  /** How a mobile is written: of somebody new at once, of somebody known only on demand. */
  mobile: ReactNode
}

/** What the company says of a person. */
export function PersonSections(props: PersonSectionsProps) {
  return (
    <>
      <Basic {...props} />
      <Organisation {...props} />
      <Contact {...props} />
      {props.choices.fields.length > 0 && <OwnFields {...props} />}
      <Abilities {...props} />
    </>
  )
}

function Basic({ value, onChange, errorOf }: PersonSectionsProps) {
  const text = useText('admin/people/person')
  const { fields } = text
  return (
    <EditSection title={text.sections.basic} explanation={text.basicHint}>
      <div className={styles['pair']}>
        <LineField
          required
          label={fields.name}
          error={errorOf('name')}
          maxLength={60}
          value={value.name}
          onChange={(name) => onChange({ name })}
        />
        <LineField
          label={fields.number}
          hint={text.numberHint}
          error={errorOf('number')}
          maxLength={20}
          value={value.number}
          onChange={(number) => onChange({ number })}
        />
        <LineField
          label={fields.position}
          maxLength={60}
          value={value.position}
          onChange={(position) => onChange({ position })}
        />
        <DateField label={fields.joinedOn} value={value.joinedOn} onChange={(joinedOn) => onChange({ joinedOn })} />
      </div>
    </EditSection>
  )
}

function Organisation({ value, onChange, errorOf, choices }: PersonSectionsProps) {
  const text = useText('admin/people/person')
  const { fields } = text
  const choice = (field: 'departmentId' | 'gradeId' | 'costCentreId', label: string, offered: PersonChoices['grades']) => (
    <ChoiceField
      required
      label={label}
      error={errorOf(field)}
      none={value[field] === '' ? text.choose : undefined}
      choices={offered}
      value={value[field]}
      onChange={(id) => onChange({ [field]: id })}
    />
  )
  return (
    <EditSection
      mark={<Help field={fields.superior} article="people" section="superior" />}
      title={text.sections.organisation}
      explanation={text.organisationHint}
    >
      <div className={styles['pair']}>
        {choice('departmentId', fields.department, choices.departments)}
        {choice('gradeId', fields.grade, choices.grades)}
        {choice('costCentreId', fields.costCentre, choices.costCentres)}
        <LineField
          label={fields.office}
          hint={text.officeHint}
          maxLength={60}
          suggestions={choices.offices}
          value={value.office}
          onChange={(office) => onChange({ office })}
        />
        <ColleagueField
          label={fields.superior}
          hint={text.superiorHint}
          error={errorOf('superiorId')}
          placeholder={text.personPlaceholder}
          none={text.personNone}
          value={value.superior}
          onChange={(superior) => onChange({ superior })}
        />
      </div>
    </EditSection>
  )
}

function Contact({ value, onChange, errorOf, mobile }: PersonSectionsProps) {
  const text = useText('admin/people/person')
  const { fields } = text
  return (
    <EditSection title={text.sections.contact} explanation={text.contactHint}>
      <div className={styles['pair']}>
        <div className={styles['whole']}>
          <LineField
            required
            label={fields.mail}
            error={errorOf('mail')}
            inputMode="email"
            maxLength={100}
            value={value.mail}
            onChange={(mail) => onChange({ mail })}
          />
        </div>
        {mobile}
        <ChoiceField
          label={fields.language}
          choices={languages.map((id) => ({ id, name: languageNames[id] }))}
          value={value.language}
          onChange={(id) => onChange({ language: parseLanguage(id) })}
        />
      </div>
    </EditSection>
  )
}

/** What the company keeps of its people beside our own. */
function OwnFields({ value, onChange, errorOf, choices: { fields: asked } }: PersonSectionsProps) {
  const text = useText('admin/people/person')
  return (
    <EditSection title={text.sections.ownFields} explanation={text.ownFieldsHint}>
      <div className={styles['pair']}>
        {asked.map((field) => (
          <CustomFieldInput
            key={field.key}
            slot={{ field }}
            fields={asked}
            values={value.fields}
            path={`fields.${field.key}`}
            error={errorOf(`fields.${field.key}`)}
            onChange={(typed) => onChange({ fields: withValue(value.fields, { field }, typed, asked) })}
          />
        ))}
      </div>
    </EditSection>
  )
}

function Abilities({ value, onChange }: PersonSectionsProps) {
  const text = useText('admin/people/person')
  return (
    <EditSection
      mark={<Help field={text.sections.abilities} article="people" section="abilities" />}
      title={text.sections.abilities}
      className={styles['boxes']}
    >
      {abilities.map((ability) => (
        <Checkbox
          key={ability}
          label={text.abilities[ability]}
          hint={text.abilityHints[ability]}
          checked={value.abilities.includes(ability)}
          onChange={(on) =>
            onChange({ abilities: abilities.filter((each) => (each === ability ? on : value.abilities.includes(each))) })
          }
        />
      ))}
    </EditSection>
  )
}
