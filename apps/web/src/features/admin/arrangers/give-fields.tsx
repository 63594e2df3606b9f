import { policyProducts } from '@sojourn/contract/booking/codes'
import { getDepartments } from '../../../api/calls/admin/people/department'
import { getGrades } from '../../../api/calls/admin/people/grade'
import { useRead } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { RadioGroup } from '../../../kit/forms/radio-group'
import { Help } from '../../../kit/help/help'
import { Icon } from '../../../kit/marks/icon'
import { useText } from '../../../kit/text/text'
import { ChoiceField } from '../fields/choice-field'
import { ColleagueField, nobody } from '../fields/colleague-field'
import { departmentChoices } from '../fields/department-names'
import styles from './arrangers.module.css'
import { withArranger, withProduct, type GiveFault, type GiveForm } from './give-form'

interface GiveFieldsProps {
  form: GiveForm
  faults: readonly GiveFault[]
  onChange: (next: GiveForm) => void
}

export function GiveFields(props: GiveFieldsProps) {
  const text = useText('admin/people/arrangers')
  const { form, onChange } = props
  return (
    <>
      <Arrangers {...props} />
      <Over {...props} />
      <fieldset className={styles['products']}>
        <legend>{text.givenProducts}</legend>
        <div className={styles['boxes']}>
          {policyProducts.map((product) => (
            <Checkbox
              key={product}
              label={text.products[product]}
              checked={form.products.includes(product)}
              onChange={(on) => onChange(withProduct(form, product, on))}
            />
          ))}
        </div>
        <p className={styles['minor']}>
          {text.productsHint} <Help field={text.givenProducts} article="arrangers" section="products" />
        </p>
      </fieldset>
      <DateField
        label={text.untilDay}
        hint={text.untilHint}
        value={form.until}
        onChange={(until) => onChange({ ...form, until })}
      />
    </>
  )
}

/** Those who are chosen, each with the way out, and one more. */
function Arrangers({ form, faults, onChange }: GiveFieldsProps) {
  const text = useText('admin/people/arrangers')
  return (
    <div className={styles['form']}>
      {form.arrangers.length > 0 && (
        <ul className={styles['chips']} aria-label={text.arrangers}>
          {form.arrangers.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles['chip']}
                title={text.removeArranger({ name })}
                onClick={() => onChange({ ...form, arrangers: form.arrangers.filter((each) => each.id !== id) })}
              >
                {name}
                <Icon name="close" size={14} label={text.removeArranger({ name })} />
              </button>
            </li>
          ))}
        </ul>
      )}
      <ColleagueField
        label={form.arrangers.length === 0 ? text.arrangers : text.addArranger}
        required={form.arrangers.length === 0}
        error={faults.includes('arrangersMissing') ? text.arrangersMissing : undefined}
        placeholder={text.arrangerPlaceholder}
        none={text.nobodyFound}
        value={nobody}
        onChange={(added) => onChange(withArranger(form, added))}
      />
    </div>
  )
}

const overs = ['department', 'person', 'everybody'] as const

function Over({ form, faults, onChange }: GiveFieldsProps) {
  const text = useText('admin/people/arrangers')
  const departments = useRead(getDepartments, {}).data?.list ?? []
  // Whoever looks after a part of the company gives nothing beyond it.
  const mayAll = useRead(getGrades, {}).data?.mayChange ?? true
  return (
    <>
      <RadioGroup
        showLabel
        label={text.over}
        help={<Help field={text.over} article="arrangers" section="states" />}
        value={form.over}
        onChange={(over) => onChange({ ...form, over })}
        choices={overs.map((over) => ({
          value: over,
          label: text.overs[over],
          ...(over === 'everybody' && !mayAll && { disabled: true, hint: text.everybodyRefused }),
        }))}
      />
      {form.over === 'department' && (
        <ChoiceField
          required
          label={text.overDepartment}
          error={faults.includes('departmentMissing') ? text.departmentMissing : undefined}
          none={text.chooseOne}
          choices={departmentChoices(departments)}
          value={form.departmentId}
          onChange={(departmentId) => onChange({ ...form, departmentId })}
        />
      )}
      {form.over === 'person' && (
        <ColleagueField
          required
          label={text.overPerson}
          error={faults.includes('personMissing') ? text.personMissing : undefined}
          placeholder={text.arrangerPlaceholder}
          none={text.nobodyFound}
          value={form.traveller}
          onChange={(traveller) => onChange({ ...form, traveller })}
        />
      )}
    </>
  )
}
