import { type FormEvent, useState } from 'react'
import { depositChangeKinds } from '@sojourn/contract/finance/deposit.calls'
import { askDepositChange, getDeposit, getDepositChanges, withdrawDepositChange } from '../../api/calls/finance/deposit'
import { mayDo, useEmployee } from '../../api/employee'
import { queryClient, readOptions, useRead, useWrite } from '../../api/queries'
import type { WebResponse } from '../../api/web-call'
import { Button } from '../../kit/actions/button'
import { ErrorState } from '../../kit/feedback/error-state'
import { Form } from '../../kit/forms/form'
import { Fact, FigureTiles } from '../../kit/lists/facts'
import { formatPrice } from '../../kit/text/format'
import { Icon } from '../../kit/marks/icon'
import { Card, Page, TwoColumns } from '../../kit/layout/page'
import { SkeletonList } from '../../kit/feedback/skeleton'
import { loadTexts, useText } from '../../kit/text/text'
import { ChangeEntry } from './change-entry'
import { DepositEntries } from './deposit-entries'
import { WarningDialog } from './deposit-warning'
import styles from './deposit.module.css'
import { Dialog } from '../../kit/overlays/dialog'
import { DraftNote } from '../../kit/forms/draft-note'
import { Field, FormRefusal } from '../../kit/forms/field'
import { Input, TextArea } from '../../kit/forms/input'
import { Segmented } from '../../kit/forms/radio-group'
import { useKeptDraft } from '../../kit/forms/use-kept-draft'
import { ask } from '../../kit/overlays/modal-queue'
import { toast } from '../../kit/overlays/toast'
import { tellFailure } from '../../kit/overlays/told'
import { fenOf } from '../../kit/forms/typed-amount'

type Deposit = WebResponse<NonNullable<(typeof getDeposit)['contract']>>

export async function loader() {
  void queryClient.prefetchQuery(readOptions(getDeposit, {}))
  await loadTexts('kit/widgets', 'kit/drafts', 'finance/deposit')
  return null
}

/** The company's prepaid deposit (S2.48, handbook 10.4): what there is, every movement, and what was asked for. Its finance asks, others read. */
export function Component() {
  const text = useText('finance/deposit')
  const [asking, setAsking] = useState(false)
  const settles = mayDo(useEmployee(), 'finance')
  const { data, error, refetch } = useRead(getDeposit, {}, { staleTime: 0 })
  return (
    <Page
      title={text.title}
      action={
        settles && (
          <Button kind="brand" aria-haspopup="dialog" onClick={() => setAsking(true)}>
            {text.ask}
          </Button>
        )
      }
    >
      {data ? (
        <Balance deposit={data} settles={settles} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={1} height={96} />
      )}
      <TwoColumns main={<DepositEntries />} aside={<Changes settles={settles} />} />
      {asking && <DepositRequest onClose={() => setAsking(false)} />}
    </Page>
  )
}

interface BalanceProps {
  deposit: Deposit
  settles: boolean
}

function Balance({ deposit: { balance, available, frozen, warnBelow, low }, settles }: BalanceProps) {
  const text = useText('finance/deposit')
  const [changing, setChanging] = useState(false)
  const threshold = { amount: formatPrice(warnBelow) }
  const figures: [string, number][] = [
    [text.available, available],
    [text.balance, balance],
    [text.frozen, frozen],
  ]
  return (
    <>
      <FigureTiles>
        {figures.map(([name, amount]) => (
          <Fact key={name} name={name}>
            {formatPrice(amount)}
          </Fact>
        ))}
      </FigureTiles>
      <div className={styles['under']}>
        <p className={low ? styles['low'] : styles['minor']}>
          {low && <Icon name="alert" size={16} />}
          {low ? text.low(threshold) : warnBelow > 0 ? text.warnBelow(threshold) : text.noWarning}
        </p>
        {settles && (
          <Button kind="quiet" size="compact" aria-haspopup="dialog" onClick={() => setChanging(true)}>
            {text.changeWarning}
          </Button>
        )}
      </div>
      {changing && <WarningDialog warnBelow={warnBelow} onClose={() => setChanging(false)} />}
    </>
  )
}

function Changes({ settles }: { settles: boolean }) {
  const text = useText('finance/deposit')
  const { data, error, refetch } = useRead(getDepositChanges, {}, { staleTime: 0 })
  return (
    <Card title={text.changes}>
      {data ? (
        data.list.length === 0 ? (
          <p className={styles['minor']}>{text.noChanges}</p>
        ) : (
          <ul>
            {data.list.map((change) => (
              <ChangeEntry key={change.changeId} change={change}>
                {settles && change.state === 'asked' && <TakeBack changeId={change.changeId} />}
              </ChangeEntry>
            ))}
          </ul>
        )
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <SkeletonList count={2} height={56} />
      )}
    </Card>
  )
}

/** As long as the agency has not decided. */
function TakeBack({ changeId }: { changeId: string }) {
  const text = useText('finance/deposit')
  const write = useWrite(withdrawDepositChange, [getDepositChanges])
  const takeBack = async () => {
    if (await ask({ title: text.takeBack, message: text.takeBackAsk, confirm: text.takeBack, cancel: true }))
      await write.mutateAsync({ changeId }).then(() => toast(text.takenBack, 'good'), tellFailure)
  }
  return (
    <span className={styles['decide']}>
      <Button size="compact" busy={write.isPending} onClick={() => void takeBack()}>
        {text.takeBack}
      </Button>
    </span>
  )
}

type Faults = Partial<Record<'amount' | 'receipt' | 'remark', string | undefined>>

/** What is asked for, in fen; an adjustment may take away. */
function askedAmount(typed: string, mayTakeAway: boolean): number | undefined {
  const takesAway = mayTakeAway && typed.trim().startsWith('-')
  const fen = fenOf(takesAway ? typed.trim().slice(1) : typed)
  if (!fen) return undefined
  return takesAway ? -fen : fen
}

/** Asks the agency to move the deposit; nothing moves before it agrees. */
function DepositRequest({ onClose }: { onClose: () => void }) {
  const text = useText('finance/deposit')
  return (
    <Dialog open onClose={onClose} title={text.ask}>
      <RequestForm onClose={onClose} />
    </Dialog>
  )
}

type AskedKind = (typeof depositChangeKinds)[number]

function useRequest(onClose: () => void) {
  const text = useText('finance/deposit')
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'deposit',
    fresh: () => ({ kind: 'topUp' as AskedKind, amount: '', receipt: '', remark: '' }),
  })
  const { kind, ...words } = draft.value
  const [faults, setFaults] = useState<Faults>({})
  const save = useWrite(askDepositChange, [getDepositChanges])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const amount = askedAmount(words.amount, kind === 'adjust')
    const found: Faults = {
      amount: amount === undefined ? text.amountWrong : undefined,
      receipt: kind === 'topUp' && !words.receipt.trim() ? text.receiptMissing : undefined,
      remark: kind !== 'topUp' && !words.remark.trim() ? text.remarkMissing : undefined,
    }
    setFaults(found)
    if (amount === undefined || Object.values(found).some(Boolean)) return
    const onSuccess = () => {
      draft.forget()
      toast(text.submitted, 'good')
      onClose()
    }
    save.mutate({ kind, amount, receipt: words.receipt.trim(), remark: words.remark.trim() }, { onSuccess })
  }
  const set = (field: keyof typeof words) => (event: { target: { value: string } }) =>
    draft.change({ ...draft.value, [field]: event.target.value })
  const setKind = (chosen: AskedKind) => draft.change({ ...draft.value, kind: chosen })
  return { draft, kind, setKind, words, set, faults, submit, busy: save.isPending, refusal: save.error?.message }
}

function RequestForm({ onClose }: { onClose: () => void }) {
  const text = useText('finance/deposit')
  const { draft, kind, setKind, words, set, faults, submit, busy, refusal } = useRequest(onClose)
  return (
    <Form className={styles['form']} onSubmit={submit}>
      <p className={styles['minor']}>{text.explain}</p>
      <Segmented
        label={text.kind}
        value={kind}
        onChange={setKind}
        choices={depositChangeKinds.map((value) => ({ value, label: text.kinds[value] }))}
      />
      <Field label={text.yuan} required error={faults.amount} hint={kind === 'adjust' ? text.adjustHint : undefined}>
        {(control) => <Input {...control} inputMode="decimal" maxLength={13} value={words.amount} onChange={set('amount')} />}
      </Field>
      <Field label={text.receipt} required={kind === 'topUp'} error={faults.receipt}>
        {(control) => <Input {...control} maxLength={60} value={words.receipt} onChange={set('receipt')} />}
      </Field>
      <Field label={text.remark} required={kind !== 'topUp'} error={faults.remark}>
        {(control) => <TextArea {...control} rows={2} maxLength={200} value={words.remark} onChange={set('remark')} />}
      </Field>
      {refusal && <FormRefusal>{refusal}</FormRefusal>}
      <DraftNote draft={draft} />
      <div className={styles['actions']}>
        <Button onClick={onClose}>{text.cancel}</Button>
        <Button type="submit" kind="brand" busy={busy}>
          {text.submit}
        </Button>
      </div>
    </Form>
  )
}
