import type { FuelSurcharge } from '@sojourn/contract/products/flight/fuel-surcharge.calls'
import { DateField } from '../../../../kit/dates/date-field'
import { addDays } from '@sojourn/domain/kit/local-date'
import { type FormEvent, useState } from 'react'
import { addFuelSurcharge, getFuelSurcharges } from '../../../../api/calls/products/flight/fuel-surcharge'
import { useEmployee } from '../../../../api/employee'
import { load, useRead, useWrite } from '../../../../api/queries'
import { Badge } from '../../../../kit/marks/badge'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { formatFullDate, formatPrice } from '../../../../kit/text/format'
import { ButtonLink } from '../../../../kit/actions/link'
import { Card, Page, Stack } from '../../../../kit/layout/page'
import { useChinaNow } from '../../../../kit/dates/server-time'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { type Column, Table } from '../../../../kit/lists/table'
import { loadTexts, useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import styles from './fuel-surcharge.module.css'
import { ApiProblem } from '../../../../api/problem'
import { EntryForm } from '../../../../kit/forms/entry-form'
import { Field } from '../../../../kit/forms/field'
import { Input } from '../../../../kit/forms/input'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { fenOf } from '../../../../kit/forms/typed-amount'

export async function loader() {
  await Promise.all([loadTexts('products/flight/fuel-surcharge', 'kit/drafts', 'kit/widgets'), load(getFuelSurcharges, {})])
  return null
}

/** The agency's levels of the fuel surcharge of domestic flights (handbook 1.2): which holds, which comes, and the next one. */
export function Component() {
  const text = useText('products/flight/fuel-surcharge')
  const levels = useRead(getFuelSurcharges, {})
  if (levels.error && !levels.data) return <ErrorState error={levels.error} onRetry={() => void levels.refetch()} />
  return (
    <Page title={text.title} action={<ButtonLink to={paths.agentDesk()}>{text.toDesk}</ButtonLink>}>
      <Stack>
        <p className={styles['soft']}>{text.lead}</p>
        <Card title={text.levels}>
          {levels.data ? <Levels levels={levels.data.list} /> : <SkeletonList count={3} height={44} gap={8} />}
        </Card>
        <Card title={text.add}>
          <FuelSurchargeForm />
        </Card>
      </Stack>
    </Page>
  )
}

/** Newest first, so the first that has begun is the one in force. */
function Levels({ levels }: { levels: readonly FuelSurcharge[] }) {
  const text = useText('products/flight/fuel-surcharge')
  const { date: today } = useChinaNow()
  const inForce = levels.find(({ from }) => from <= today)
  const columns: Column<FuelSurcharge>[] = [
    {
      key: 'from',
      head: text.from,
      cell: (level) => (
        <span className={styles['from']}>
          {formatFullDate(level.from)}
          {level === inForce && <Badge tone="good">{text.inForce}</Badge>}
          {level.from > today && <Badge>{text.coming}</Badge>}
        </span>
      ),
    },
    ...amounts.map((key): Column<FuelSurcharge> => ({
      key,
      head: text[key],
      align: 'end',
      cell: (level) => formatPrice(level[key]),
    })),
  ]
  return (
    <Table
      caption={text.levels}
      columns={columns}
      rows={levels}
      rowKey={({ from }) => from}
      empty={
        <EmptyState compact icon="plane" title={text.none}>
          {text.noneWhy}
        </EmptyState>
      }
    />
  )
}

const amounts = ['short', 'long', 'childShort', 'childLong'] as const
type Amount = (typeof amounts)[number]
const nothing: Record<Amount, string> = { short: '', long: '', childShort: '', childLong: '' }

/** What is typed, and what happens on submit: it is asked for once more, since it stays. */
function useNextLevel(tomorrow: string) {
  const text = useText('products/flight/fuel-surcharge')
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'fuel-surcharge',
    fresh: () => ({ from: tomorrow, ...nothing }),
  })
  const { from, ...typed } = draft.value
  const [faults, setFaults] = useState<Partial<Record<string, string>>>({})
  const add = useWrite(addFuelSurcharge, [getFuelSurcharges])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const fen = Object.fromEntries(amounts.map((key) => [key, fenOf(typed[key])])) as Record<Amount, number | undefined>
    const { short, long, childShort, childLong } = fen
    // What was refused before is no longer what is sent.
    add.reset()
    setFaults(Object.fromEntries(amounts.filter((key) => fen[key] === undefined).map((key) => [key, text.amountWrong])))
    if (short === undefined || long === undefined || childShort === undefined || childLong === undefined) return
    if (!(await ask({ message: text.sure({ from: formatFullDate(from) }), confirm: text.submit, cancel: true }))) return
    try {
      await add.mutateAsync({ from, short, long, childShort, childLong })
      draft.change({ from, ...nothing })
      draft.forget()
      toast(text.done({ from: formatFullDate(from) }), 'good')
    } catch (error) {
      if (error instanceof ApiProblem && error.field) setFaults({ [error.field]: error.message })
    }
  }
  const refusal = add.error && !Object.values(faults).includes(add.error.message) ? add.error.message : undefined
  return { draft, faults, submit, busy: add.isPending, refusal }
}

/** The next level, for tickets issued from a future day on. */
function FuelSurchargeForm() {
  const text = useText('products/flight/fuel-surcharge')
  const tomorrow = addDays(useChinaNow().date, 1)
  const { draft, faults, submit, busy, refusal } = useNextLevel(tomorrow)
  return (
    <EntryForm refusal={refusal} draft={draft} submit={text.submit} busy={busy} onSubmit={submit}>
      <DateField
        label={text.from}
        required
        error={faults['from']}
        min={tomorrow}
        value={draft.value.from}
        onChange={(from) => draft.change({ ...draft.value, from })}
      />
      {amounts.map((key) => (
        <Field key={key} label={text[key]} hint={text.yuan} required error={faults[key]}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              value={draft.value[key]}
              onChange={(event) => draft.change({ ...draft.value, [key]: event.target.value })}
            />
          )}
        </Field>
      ))}
    </EntryForm>
  )
}
