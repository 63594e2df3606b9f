import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import { useId } from 'react'
import { Button } from '../../../kit/actions/button'
import { EmptyState } from '../../../kit/feedback/empty-state'
import { ErrorState } from '../../../kit/feedback/error-state'
import { FormRefusal } from '../../../kit/forms/field'
import { Form } from '../../../kit/forms/form'
import { SkeletonRecords } from '../../../kit/lists/records'
import { Dialog } from '../../../kit/overlays/dialog'
import { formatPrice } from '../../../kit/text/format'
import { useText } from '../../../kit/text/text'
import catalogue from '../catalogue/catalogue.module.css'
import { ChoiceField } from '../fields/choice-field'
import { LineField } from '../fields/line-field'
import styles from './budgets.module.css'
import { PeriodField } from './period-field'
import { splitsOf } from './split-parts'
import { useSplit, type SplitState } from './use-split'

interface SplitDialogProps {
  budget: Budget
  onClose: () => void
}

/** A budget over the departments below its own, or a period of it over months: parts that make up its amount to the fen. */
export function SplitDialog({ budget, onClose }: SplitDialogProps) {
  const text = useText('admin/budget/words')
  const id = useId()
  const state = useSplit({ budget, onClose })
  const { by, from, write, submit } = state
  const splits = splitsOf(budget)
  const actions = (
    <>
      <Button onClick={onClose}>{text.cancel}</Button>
      {!state.error && state.parts?.length !== 0 && (
        <Button kind="brand" type="submit" form={id} busy={write.isPending}>
          {text.split}
        </Button>
      )}
    </>
  )
  return (
    <Dialog open width="info" onClose={onClose} title={text.splitTitle(budget)} actions={actions}>
      <Form id={id} className={catalogue['form']} onSubmit={submit}>
        <p className={catalogue['soft']}>{text.splitLead}</p>
        {splits.length > 1 && (
          <ChoiceField
            label={text.splitBy}
            choices={splits.map((split) => ({ id: split, name: text.splits[split] }))}
            value={by}
            onChange={(split) => state.setBy(splits.find((each) => each === split) ?? by)}
          />
        )}
        {by === 'months' && <PeriodField budget={budget} value={from} onChange={state.setFrom} />}
        <Parts state={state} />
        {write.error && <FormRefusal>{write.error.message}</FormRefusal>}
      </Form>
    </Dialog>
  )
}

/** Each part with its amount, and what is left of the whole. */
function Parts({ state }: { state: SplitState }) {
  const text = useText('admin/budget/words')
  const { by, parts, error, retry, total, set, equal } = state
  if (error) return <ErrorState error={error} onRetry={retry} />
  if (!parts || total === undefined) return <SkeletonRecords count={3} row={56} card={56} />
  if (parts.length === 0) return <EmptyState icon="building" title={text.splitNone} />
  return (
    <fieldset>
      <legend className={catalogue['legend']}>
        {by === 'months' ? text.splitMonth : text.splitDepartment}
        <span className={catalogue['soft']}>{text.splitTotal({ total: formatPrice(total) })}</span>
      </legend>
      <div className={styles['parts']}>
        {parts.map(({ of, name, amount }) => (
          <LineField
            key={of}
            label={text.splitAmountOf({ name })}
            error={state.wrong.has(of) ? text.adjustAmountWrong : undefined}
            maxLength={14}
            value={amount}
            onChange={(typed) => set(of, typed)}
          />
        ))}
      </div>
      <div className={styles['left']}>
        <Left state={state} />
        <Button size="compact" onClick={equal}>
          {text.splitEqually}
        </Button>
      </div>
      {by === 'departments' && <p className={catalogue['soft']}>{text.splitFewer}</p>}
    </fieldset>
  )
}

function Left({ state: { left, tried } }: { state: SplitState }) {
  const text = useText('admin/budget/words')
  const said =
    left === undefined
      ? ''
      : left === 0
        ? text.splitWhole
        : left > 0
          ? text.splitLeft({ left: formatPrice(left) })
          : text.splitOver({ over: formatPrice(-left) })
  return (
    <span role="status" className={styles[tried && left !== 0 ? 'unequal' : 'number']}>
      {said}
    </span>
  )
}
