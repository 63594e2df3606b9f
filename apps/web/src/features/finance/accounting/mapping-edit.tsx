import { billMethods } from '@sojourn/contract/finance/bill-words'
import { DateField } from '../../../kit/dates/date-field'
import { EditForm } from '../../../kit/edit/edit-form'
import { EditSection } from '../../../kit/edit/edit-section'
import { formatInstant } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import { AccountField } from './account-field'
import { withLedger, type Choices, type MappingAnswer, type MappingForm } from './mapping-form'
import { RuleLines } from './rule-lines'
import { useMapping } from './use-mapping'

interface MappingEditProps {
  answer: MappingAnswer
  choices: Choices
}

/** The form of the mapping; each save is a version. */
export function MappingEdit({ answer, choices }: MappingEditProps) {
  const { edit: text } = useText('finance/accounting/page')
  const { edit, busy, submit, errorOf, faults } = useMapping(answer, choices)
  const { value } = edit
  const change = (more: Partial<MappingForm>) => edit.set({ ...value, ...more })
  const [latest] = answer.versions
  const by = latest && text.by({ name: latest.savedBy, at: formatInstant(latest.savedAt) })
  return (
    <EditForm label={text.form} edit={edit} busy={busy} onSave={submit} faults={faults} by={by}>
      <EditSection title={text.from} explanation={text.fromWhy}>
        <DateField required label={text.from} value={value.from} error={errorOf('from')} onChange={(from) => change({ from })} />
      </EditSection>
      <EditSection title={text.rules} explanation={text.rulesWhy}>
        <RuleLines rules={value.rules} choices={choices} errorOf={errorOf} onChange={(rules) => change({ rules })} />
      </EditSection>
      <EditSection title={text.tax} explanation={text.taxWhy}>
        <AccountField
          label={text.inputTax}
          hint={text.inputTaxHint}
          value={value.inputTax}
          error={errorOf('inputTax')}
          onChange={(inputTax) => change({ inputTax })}
        />
      </EditSection>
      <Settlement form={value} errorOf={errorOf} onChange={change} />
      <Ledgers form={value} choices={choices} errorOf={errorOf} onChange={change} />
    </EditForm>
  )
}

interface PartProps {
  form: MappingForm
  errorOf: (field: string) => string | undefined
  onChange: (more: Partial<MappingForm>) => void
}

function Settlement({ form: { settlement }, errorOf, onChange }: PartProps) {
  const { edit: text } = useText('finance/accounting/page')
  const { methods } = useText('finance/bill/page')
  return (
    <EditSection title={text.settlement} explanation={text.settlementWhy}>
      {billMethods.map((method) => (
        <AccountField
          key={method}
          label={methods[method]}
          value={settlement[method]}
          error={errorOf(`settlement.${method}`)}
          onChange={(account) => onChange({ settlement: { ...settlement, [method]: account } })}
        />
      ))}
    </EditSection>
  )
}

/** One for each legal entity, and one for lines of none. */
function Ledgers({ form: { ledgers }, choices, errorOf, onChange }: PartProps & { choices: Choices }) {
  const { edit: text, noEntity } = useText('finance/accounting/page')
  const entities = [...choices.entities, { entityId: '', name: noEntity }]
  return (
    <EditSection title={text.ledgers} explanation={text.ledgersWhy}>
      {entities.map(({ entityId, name }) => {
        const at = ledgers.findIndex((ledger) => ledger.entityId === entityId)
        return (
          <AccountField
            key={entityId}
            optional
            label={text.ledgerOf({ entity: name })}
            value={ledgers[at]?.code ?? ''}
            error={errorOf(`ledgers.${at}`)}
            onChange={(code) => onChange({ ledgers: withLedger(ledgers, entityId, code) })}
          />
        )
      })}
    </EditSection>
  )
}
