import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { budgetPeriods, overLimits } from '@sojourn/contract/booking/budget-words'
import { products } from '@sojourn/contract/booking/codes'
import { companyFaultSentence } from '@sojourn/domain/admin/company/company-faults'
import { saveBudget } from '../../../api/calls/admin/company/budget'
import { useWrite } from '../../../api/queries'
import { DateField } from '../../../kit/dates/date-field'
import { Checkbox } from '../../../kit/forms/checkbox'
import { Help } from '../../../kit/help/help'
import { IconLine } from '../../../kit/layout/icon-line'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatFullDate } from '../../../kit/text/format'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import styles from '../catalogue/catalogue.module.css'
import { OwnerField } from '../catalogue/owner-field'
import { ChoiceField } from '../fields/choice-field'
import { ChoicesField } from '../fields/choices-field'
import { LineField } from '../fields/line-field'
import { SavedBy } from '../history/record-history'
import { NamedForm } from '../named/named-form'
import { useNamedForm } from '../named/use-named-form'
import { budgetFields, faultsOf, newBudget, savedBudget, sentBudget, type BudgetForm } from './budget-form'
import { ObjectField } from './object-field'
import { ViewersField } from './viewers-field'

interface BudgetDialogProps {
  /** As it is read now; absent of a new one. */
  budget: Budget | undefined
  readAgain: () => Promise<Budget | undefined>
  onClose: () => void
}

/** A new budget, or what is said of one that is there. */
export function BudgetDialog(props: BudgetDialogProps) {
  const { budget, onClose } = props
  const text = useText('admin/budget/words')
  return (
    <Dialog open width="info" onClose={onClose} title={budget ? text.editTitle(budget) : text.addTitle}>
      <BudgetEdit {...props} />
    </Dialog>
  )
}

function BudgetEdit(props: BudgetDialogProps) {
  const { budget, onClose } = props
  const text = useText('admin/budget/words')
  const { products: productNames } = useText('admin/orders/words')
  const state = useBudgetForm(props)
  const { edit, change, errorOf } = state
  const { value } = edit
  return (
    <NamedForm
      state={state}
      by={budget && <SavedBy kind="budget" id={budget.planId} version={budget.version} />}
      onClose={onClose}
    >
      {budget ? (
        <IconLine icon="lock">{text.fixedHint}</IconLine>
      ) : (
        <ObjectField kind={value.kind} value={value.object} error={errorOf('object')} onChange={change} />
      )}
      {value.kind === 'department' && (
        <Checkbox label={text.fields.below} checked={value.below} onChange={(below) => change({ below })} />
      )}
      <Days budget={budget} state={state} />
      <LineField
        label={text.fields.amount}
        hint={text.amountHint}
        help={<Help field={text.fields.amount} article="budgets" section="moves" />}
        error={errorOf('amount')}
        maxLength={14}
        value={value.amount}
        onChange={(amount) => change({ amount })}
      />
      <Warnings state={state} />
      <ChoicesField
        label={text.fields.products}
        hint={text.productsHint}
        values={products.words}
        names={productNames}
        value={value.products}
        onChange={(chosen) => change({ products: chosen })}
      />
      <OwnerField error={errorOf('ownerId')} value={value.owner} onChange={(owner) => change({ owner })} />
      <ViewersField value={value.viewers} error={errorOf('viewerIds')} onChange={(viewers) => change({ viewers })} />
    </NamedForm>
  )
}

type State = ReturnType<typeof useBudgetForm>

/** How long an amount lasts, and from when until when there is one. */
function Days({ budget, state: { edit, change, errorOf } }: { budget: Budget | undefined; state: State }) {
  const text = useText('admin/budget/words')
  const { value } = edit
  return (
    <>
      {!budget && (
        <ChoiceField
          label={text.fields.period}
          hint={text.fixedHint}
          choices={budgetPeriods.map((id) => ({ id, name: text.periods[id] }))}
          value={value.period}
          onChange={(id) => change({ period: budgetPeriods.find((each) => each === id) ?? value.period })}
        />
      )}
      <div className={styles['pair']}>
        {!budget && (
          <DateField
            required
            label={text.fields.from}
            error={errorOf('from')}
            value={value.from}
            onChange={(from) => change({ from })}
          />
        )}
        <DateField required label={text.fields.to} error={errorOf('to')} value={value.to} onChange={(to) => change({ to })} />
      </div>
    </>
  )
}

/** When it warns, and what happens to what goes beyond it. */
function Warnings({ state: { edit, change, errorOf } }: { state: State }) {
  const text = useText('admin/budget/words')
  const { value } = edit
  return (
    <>
      <div className={styles['pair']}>
        <LineField
          label={text.fields.warnFirst}
          maxLength={3}
          value={value.warnFirst}
          onChange={(warnFirst) => change({ warnFirst })}
        />
        <LineField
          label={text.fields.warnSecond}
          error={errorOf('warnSecond')}
          maxLength={3}
          value={value.warnSecond}
          onChange={(warnSecond) => change({ warnSecond })}
        />
      </div>
      <ChoiceField
        label={text.fields.overLimit}
        help={<Help field={text.fields.overLimit} article="budgets" section="beyond" />}
        choices={overLimits.map((id) => ({ id, name: text.overLimits[id] }))}
        value={value.overLimit}
        onChange={(id) => change({ overLimit: overLimits.find((each) => each === id) ?? value.overLimit })}
      />
    </>
  )
}

function useBudgetForm({ budget, readAgain, onClose }: BudgetDialogProps) {
  const text = useText('admin/budget/words')
  const named = useText('admin/named')
  const words = useText('admin/orders/words')
  const write = useWrite(saveBudget)
  const { periods, overLimits: names, belowOn, unlimited } = text
  return useNamedForm<BudgetForm, 'object' | 'from' | 'to' | 'amount' | 'warnSecond' | 'ownerId' | 'viewerIds'>({
    form: 'budget',
    of: budget?.planId ?? 'new',
    isNew: budget === undefined,
    saved: budget ? savedBudget(budget) : newBudget,
    fields: budgetFields({
      labels: { ...named.fields, ...text.fields },
      periods,
      overLimits: names,
      products: words.products,
      belowOn,
      unlimited,
      day: formatFullDate,
    }),
    faultsOf: (form) =>
      Object.fromEntries(Object.entries(faultsOf(form)).map(([field, fault]) => [field, companyFaultSentence(fault, language)])),
    readAgain: async () => {
      const found = await readAgain()
      return found && savedBudget(found)
    },
    save: ({ version, value }) => write.mutateAsync({ ...sentBudget(value), version, ...(budget && { planId: budget.planId }) }),
    refusable: ['object', 'from', 'to', 'amount', 'warnSecond', 'ownerId', 'viewerIds'],
    nameMissing: text.nameMissing,
    done: budget ? text.saved : text.added,
    onClose,
  })
}
