import type { CompanyFlows } from '@sojourn/contract/admin/flows.shapes'
import type { WrittenFlow } from '@sojourn/contract/booking/approval/approval-flow.shapes'
import { approvalObjects, travellerTypes } from '@sojourn/contract/booking/approval/approval-words'
import { policyRules, products } from '@sojourn/contract/booking/codes'
import { travelRegions } from '@sojourn/contract/booking/travel-regions'
import { EditSection } from '../../../kit/edit/edit-section'
import { Help } from '../../../kit/help/help'
import { useText } from '../../../kit/text/text'
import { CountriesField } from '../../booking/policy-edit/countries-field'
import { ChoiceField } from '../fields/choice-field'
import { AmountField, Boxes, SeveralField } from './flow-fields'
import styles from './flows.module.css'

type Conditions = WrittenFlow['conditions']

interface FlowConditionsProps {
  conditions: Conditions
  names: CompanyFlows['names']
  onChange: (conditions: Conditions) => void
}

/** The conditions with some of them set anew; one that is undefined restricts nothing and is left out. */
export function withConditions(
  conditions: Conditions,
  more: { [Key in keyof Conditions]?: Conditions[Key] | undefined },
): Conditions {
  const all = Object.entries({ ...conditions, ...more }).filter(([, value]) => value !== undefined)
  return Object.fromEntries(all) as Conditions
}

/** For what a flow is. */
export function FlowConditions({ conditions, names, onChange }: FlowConditionsProps) {
  const text = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  const { fields } = text
  const set = (more: Parameters<typeof withConditions>[1]) => onChange(withConditions(conditions, more))
  const named = <Value extends string>(list: readonly Value[], nameOf: Readonly<Record<Value, string>>) =>
    list.map((value) => ({ value, name: nameOf[value] }))
  return (
    <EditSection
      mark={<Help field={text.sections.conditions} article="flows" section="conditions" />}
      title={text.sections.conditions}
      explanation={text.conditionsHint}
      className={styles['controls']}
    >
      <Boxes
        label={fields.objects}
        choices={named(approvalObjects, words.objects)}
        chosen={conditions.objects}
        onChange={(objects) => set({ objects })}
      />
      <Boxes
        label={fields.products}
        choices={named(products.words, words.products)}
        chosen={conditions.products}
        onChange={(chosen) => set({ products: chosen })}
      />
      <PlaceFields conditions={conditions} set={set} />
      <PolicyFields conditions={conditions} set={set} />
      <div className={styles['pair']}>
        <AmountField label={fields.minAmount} value={conditions.minAmount} onChange={(minAmount) => set({ minAmount })} />
        <AmountField label={fields.maxAmount} value={conditions.maxAmount} onChange={(maxAmount) => set({ maxAmount })} />
      </div>
      <PartFields conditions={conditions} names={names} set={set} />
      <Boxes
        label={fields.travellerTypes}
        choices={named(travellerTypes, words.travellers)}
        chosen={conditions.travellerTypes}
        onChange={(types) => set({ travellerTypes: types })}
      />
    </EditSection>
  )
}

/** How far it leads, and to which countries. */
function PlaceFields({ conditions: { regions, countries = [] }, set }: PolicyFieldsProps) {
  const { fields, regionsHint } = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  return (
    <>
      <Boxes
        label={fields.regions}
        hint={regionsHint}
        choices={travelRegions.map((value) => ({ value, name: words.regions[value] }))}
        chosen={regions}
        onChange={(chosen) => set({ regions: chosen })}
      />
      <div className={styles['several']}>
        <span className={styles['legend']}>{fields.countries}</span>
        <CountriesField
          label={fields.countries}
          countries={countries}
          onChange={(chosen) => set({ countries: chosen.length === 0 ? undefined : chosen })}
        />
      </div>
    </>
  )
}

/** To which departments, grades and cost centres the travellers belong, and on which projects they go. */
function PartFields({ conditions, names, set }: PolicyFieldsProps & Pick<FlowConditionsProps, 'names'>) {
  const text = useText('admin/approval/flows')
  return (
    <>
      <SeveralField
        label={text.fields.departments}
        hint={text.departmentsHint}
        add={text.addDepartment}
        list={names.departments}
        chosen={conditions.departmentIds}
        onChange={(departmentIds) => set({ departmentIds })}
      />
      <div className={styles['pair']}>
        <SeveralField
          label={text.fields.grades}
          add={text.addGrade}
          list={names.grades}
          chosen={conditions.gradeIds}
          onChange={(gradeIds) => set({ gradeIds })}
        />
        <SeveralField
          label={text.fields.costCentres}
          add={text.addCostCentre}
          list={names.costCentres}
          chosen={conditions.costCentreIds}
          onChange={(costCentreIds) => set({ costCentreIds })}
        />
      </div>
      {(names.projects.length > 0 || conditions.projectCodes) && (
        <SeveralField
          label={text.fields.projects}
          add={text.addProject}
          list={names.projects}
          chosen={conditions.projectCodes}
          onChange={(projectCodes) => set({ projectCodes })}
        />
      )}
    </>
  )
}

interface PolicyFieldsProps {
  conditions: Conditions
  set: (more: Parameters<typeof withConditions>[1]) => void
}

/** Within policy or out of it, and which rules are broken; within an application or outside. */
function PolicyFields({ conditions, set }: PolicyFieldsProps) {
  const text = useText('admin/approval/flows')
  const words = useText('booking/approval/flow')
  const { outOfPolicy, insideApplication, rules } = conditions
  const either = (value: boolean | undefined): string => (value === undefined ? '' : String(value))
  const read = (value: string): boolean | undefined => (value === '' ? undefined : value === 'true')
  return (
    <>
      <div className={styles['pair']}>
        <ChoiceField
          label={text.fields.policy}
          none={text.policies.any}
          choices={[
            { id: 'true', name: text.policies.outOfPolicy },
            { id: 'false', name: text.policies.withinPolicy },
          ]}
          value={either(outOfPolicy)}
          onChange={(value) => set({ outOfPolicy: read(value), ...(value !== 'true' && { rules: undefined }) })}
        />
        <ChoiceField
          label={text.fields.inside}
          none={text.insides.any}
          choices={[
            { id: 'true', name: text.insides.inside },
            { id: 'false', name: text.insides.outside },
          ]}
          value={either(insideApplication)}
          onChange={(value) => set({ insideApplication: read(value) })}
        />
      </div>
      {outOfPolicy === true && (
        <Boxes
          label={text.fields.rules}
          choices={policyRules.words.map((value) => ({ value, name: words.rules[value] }))}
          chosen={rules}
          onChange={(chosen) => set({ rules: chosen })}
        />
      )}
    </>
  )
}
