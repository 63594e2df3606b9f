import { products } from '@sojourn/contract/booking/codes'
import { accountRulesAtMost } from '@sojourn/contract/finance/accounting-words'
import type { AccountRule } from '@sojourn/contract/finance/accounting.shapes'
import { billCategories } from '@sojourn/contract/finance/bill-words'
import { Button } from '../../../kit/actions/button'
import { Field } from '../../../kit/forms/field'
import { Chooser } from '../../../kit/pickers/chooser'
import { useText } from '../../../kit/text/text'
import { AccountField } from './account-field'
import type { Choices } from './mapping-form'
import styles from './accounting.module.css'

interface RuleLinesProps {
  rules: readonly AccountRule[]
  choices: Choices
  errorOf: (field: string) => string | undefined
  onChange: (rules: AccountRule[]) => void
}

/** Which account bears what. */
export function RuleLines({ rules, choices, errorOf, onChange }: RuleLinesProps) {
  const { edit: text } = useText('finance/accounting/page')
  return (
    <>
      <ul className={styles['rules']}>
        {rules.map((rule, at) => (
          <li key={at}>
            <Rule
              place={at + 1}
              rule={rule}
              choices={choices}
              error={errorOf(`rules.${at}`)}
              onChange={(next) => onChange(rules.map((each, index) => (index === at ? next : each)))}
              onRemove={() => onChange(rules.filter((_, index) => index !== at))}
            />
          </li>
        ))}
      </ul>
      <Button
        icon="plus"
        className={styles['start']}
        disabledReason={rules.length >= accountRulesAtMost ? text.rulesFull({ count: accountRulesAtMost }) : undefined}
        onClick={() => onChange([...rules, { account: '' }])}
      >
        {text.addRule}
      </Button>
    </>
  )
}

interface RuleProps {
  place: number
  rule: AccountRule
  choices: Choices
  error: string | undefined
  onChange: (rule: AccountRule) => void
  onRemove: () => void
}

function Rule({ place, rule, choices, error, onChange, onRemove }: RuleProps) {
  const { edit: text } = useText('finance/accounting/page')
  return (
    <div role="group" aria-label={text.rule({ place })} className={styles['rule']}>
      <div className={styles['conditions']}>
        <Conditions rule={rule} choices={choices} onChange={onChange} />
        <AccountField
          label={text.account}
          value={rule.account}
          error={error}
          onChange={(account) => onChange({ ...rule, account })}
        />
      </div>
      <Button kind="quiet" size="compact" icon="close" className={styles['start']} onClick={onRemove}>
        {text.removeRule({ place })}
      </Button>
    </div>
  )
}

type ConditionsProps = Pick<RuleProps, 'rule' | 'choices' | 'onChange'>

/** Before what a rule holds for: nothing at all stands for any. */
const is = 'is:'

function Conditions({ rule, choices: { entities, costCentres, projects }, onChange }: ConditionsProps) {
  const { edit: text, noEntity } = useText('finance/accounting/page')
  const { categories } = useText('finance/bill/page')
  const words = useText('admin/orders/words')
  /** Without the condition where it holds for all. */
  const set = (condition: Exclude<keyof AccountRule, 'account'>, value: string | undefined) => {
    const { [condition]: _former, ...others } = rule
    onChange(value === undefined ? others : { ...others, [condition]: value })
  }
  const named: [Exclude<keyof AccountRule, 'account'>, readonly [string, string][]][] = [
    ['category', billCategories.map((category) => [category, categories[category]])],
    ['product', products.words.map((product) => [product, words.products[product]])],
    ['entityId', [['', noEntity], ...entities.map(({ entityId, name }): [string, string] => [entityId, name])]],
    ['costCentreId', costCentres.map(({ costCentreId, name }) => [costCentreId, name])],
    ['projectCode', [['', text.noProject], ...projects.map(({ code, name }): [string, string] => [code, name])]],
  ]
  const labels = {
    category: text.category,
    product: text.product,
    entityId: text.entity,
    costCentreId: text.costCentre,
    projectCode: text.project,
  }
  return named.map(([condition, choices]) => (
    <Field key={condition} label={labels[condition]}>
      {(control) => (
        <Chooser
          {...control}
          name={labels[condition]}
          none={text.any}
          choices={choices.map(([value, name]) => ({ id: `${is}${value}`, name }))}
          value={rule[condition] === undefined ? '' : `${is}${rule[condition]}`}
          onChange={(id) => set(condition, id === '' ? undefined : id.slice(is.length))}
        />
      )}
    </Field>
  ))
}
