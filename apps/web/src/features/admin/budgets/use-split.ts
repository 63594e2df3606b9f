import type { Budget } from '@sojourn/contract/admin/company/budget.shapes'
import type { BudgetSplit } from '@sojourn/contract/booking/budget-words'
import { useState, type FormEvent } from 'react'
import { getBudgetPeriods } from '../../../api/calls/admin/company/budget'
import { splitBudget } from '../../../api/calls/admin/company/budget-split'
import { getCompanyChoices } from '../../../api/calls/admin/company/company'
import { useRead, useWrite } from '../../../api/queries'
import { toast } from '../../../kit/overlays/toast'
import { useText } from '../../../kit/text/text'
import { consoleReads } from '../console-reads'
import { equally, fenOfPart, leftOf, monthsOf, splitsOf, type Part } from './split-parts'

export type SplitState = ReturnType<typeof useSplit>

/** A split as it is written: over what, and how much each part is to have. */
export function useSplit({ budget, onClose }: { budget: Budget; onClose: () => void }) {
  const text = useText('admin/budget/words')
  const [by, setBy] = useState<BudgetSplit>(splitsOf(budget)[0] ?? 'departments')
  const [from, setFrom] = useState(budget.current.from)
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({})
  const [tried, setTried] = useState(false)
  const { total, names, error, retry } = useParts(budget, by, from)
  const write = useWrite(splitBudget, consoleReads)
  const parts = names?.map((part): Part => ({ ...part, amount: typed[part.of] ?? '' }))
  const left = parts && total !== undefined ? leftOf(total, parts) : undefined
  const put = (next: readonly Part[]) => setTyped(Object.fromEntries(next.map(({ of, amount }) => [of, amount])))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (!parts || left !== 0) return
    const sent = parts.map((part) => ({ of: part.of, amount: fenOfPart(part) ?? 0 }))
    const { planId, version } = budget
    const request =
      by === 'months'
        ? { planId, version, by, from, parts: sent }
        : { planId, version, by, parts: sent.filter(({ amount }) => amount > 0) }
    const onSuccess = ({ planIds }: { planIds: string[] }) => {
      toast(text.splitDone({ count: planIds.length }), 'good')
      onClose()
    }
    write.mutate(request, { onSuccess })
  }
  return {
    by,
    setBy,
    from,
    setFrom,
    parts,
    total,
    left,
    tried,
    error,
    retry,
    /** What is typed and is no amount. */
    wrong: new Set((parts ?? []).filter((part) => fenOfPart(part) === undefined).map(({ of }) => of)),
    set: (of: string, amount: string) => setTyped({ ...typed, [of]: amount }),
    equal: () => names && total !== undefined && put(equally(names, total)),
    write,
    submit,
  }
}

/** Over what a budget can be split, and how much; undefined as long as it is read. */
function useParts({ planId, amount, object }: Budget, by: BudgetSplit, from: string) {
  const choices = useRead(getCompanyChoices, {})
  const balances = useRead(getBudgetPeriods, { planId })
  const read = by === 'departments' ? choices : balances
  const period = balances.data?.periods.find((each) => each.from === from)
  const below = choices.data?.departments
    .filter(({ parentId }) => parentId === object.id)
    .map(({ departmentId, name }) => ({ of: departmentId, name }))
  return {
    names: by === 'departments' ? below : period && monthsOf(period),
    total: by === 'departments' ? amount : period && period.amount + period.adjusted,
    error: read.data ? null : read.error,
    retry: () => void read.refetch(),
  }
}
