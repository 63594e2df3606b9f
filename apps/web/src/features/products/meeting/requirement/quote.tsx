import type { DeskHall, MeetingDemandDetail } from '@sojourn/contract/products/meeting/requirement.shapes'
import { useState } from 'react'
import {
  getMeetingDemandHalls,
  quoteMeetingDemand,
  refuseMeetingDemand,
} from '../../../../api/calls/products/meeting/requirement'
import { useEmployee } from '../../../../api/employee'
import { useRead, useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { EmptyState } from '../../../../kit/feedback/empty-state'
import { ErrorState } from '../../../../kit/feedback/error-state'
import { SkeletonList } from '../../../../kit/feedback/skeleton'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { FormRefusal } from '../../../../kit/forms/field'
import { Form } from '../../../../kit/forms/form'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { Card } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import styles from '../meeting.module.css'
import { ReasonDialog } from '../reason-dialog'
import { freshPlan, mostPlans, planOf, quoteFaults, type PlanForm } from './quote-form'
import { PlanFields } from './quote-fields'
import { demandReads } from './states'

/** For the agency's staff in a customer's session: one to five offers on halls of the supply, or the news that there is none. */
export function Quote({ demand }: { demand: MeetingDemandDetail }) {
  const text = useText('products/meeting/requirement')
  const halls = useRead(getMeetingDemandHalls, { demandNo: demand.demandNo }, { staleTime: 0 })
  return (
    <Card title={text.quoteTitle}>
      <p className={styles['soft']}>{text.quoteIntro}</p>
      {halls.data && halls.data.list.length > 0 ? (
        <QuoteForm demand={demand} halls={halls.data.list} />
      ) : halls.data ? (
        <EmptyState compact icon="meeting" title={text.noHalls} action={<Refuse demandNo={demand.demandNo} />} />
      ) : halls.error ? (
        <ErrorState error={halls.error} onRetry={() => void halls.refetch()} />
      ) : (
        <SkeletonList count={2} height={160} gap={16} />
      )}
    </Card>
  )
}

interface QuotePart {
  demand: MeetingDemandDetail
  halls: readonly DeskHall[]
}

/** The offers as they are typed, and what happens on sending; faults are said once somebody tried. */
function useQuote({ demand, halls }: QuotePart) {
  const text = useText('products/meeting/requirement')
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'meeting-quote',
    of: demand.demandNo,
    version: demand.version,
    fresh: () => ({ plans: [freshPlan(1, demand, halls, [])] }),
  })
  const { plans } = draft.value
  const set = (next: (now: PlanForm[]) => PlanForm[]) => draft.change((former) => ({ plans: next(former.plans) }))
  const [tried, setTried] = useState(false)
  const quote = useWrite(quoteMeetingDemand, demandReads)
  const submit = () => {
    setTried(true)
    if (quoteFaults(plans).length > 0) return
    const sent = plans.flatMap((plan) => planOf(plan, demand, halls) ?? [])
    quote.mutate(
      { demandNo: demand.demandNo, version: demand.version, plans: sent },
      {
        onSuccess() {
          toast(text.sent, 'good')
          draft.discard()
          setTried(false)
        },
      },
    )
  }
  const used = plans.map(({ hallKey }) => hallKey)
  return {
    draft,
    plans,
    tried,
    busy: quote.isPending,
    error: quote.error,
    submit,
    change: (key: number, more: Partial<PlanForm>) =>
      set((now) => now.map((plan) => (plan.key === key ? { ...plan, ...more } : plan))),
    add: () => set((now) => [...now, freshPlan((now.at(-1)?.key ?? 0) + 1, demand, halls, used)]),
    remove: (key: number) => set((now) => now.filter((plan) => plan.key !== key)),
  }
}

function QuoteForm({ demand, halls }: QuotePart) {
  const text = useText('products/meeting/requirement')
  const quote = useQuote({ demand, halls })
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault()
        quote.submit()
      }}
    >
      {quote.plans.map((plan, index) => (
        <PlanFields
          key={plan.key}
          plan={plan}
          index={index}
          halls={halls}
          tried={quote.tried}
          onChange={(more) => quote.change(plan.key, more)}
          onRemove={quote.plans.length > 1 ? () => quote.remove(plan.key) : undefined}
        />
      ))}
      {quote.error && <FormRefusal>{quote.error.message}</FormRefusal>}
      <DraftNote draft={quote.draft} />
      <div className={styles['buttons']}>
        {quote.plans.length < mostPlans && (
          <Button icon="plus" onClick={quote.add}>
            {text.addPlan}
          </Button>
        )}
        <Refuse demandNo={demand.demandNo} />
        <Button type="submit" kind="main" busy={quote.busy}>
          {text.send}
        </Button>
      </div>
    </Form>
  )
}

function Refuse({ demandNo }: { demandNo: string }) {
  const text = useText('products/meeting/requirement')
  const [open, setOpen] = useState(false)
  const refuse = useWrite(refuseMeetingDemand, demandReads)
  const send = (reason: string) => void told(refuse.mutateAsync({ demandNo, reason }), text.refusedToast)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.refuse}
      </Button>
      <ReasonDialog
        open={open}
        title={text.refuseTitle}
        words={{ label: text.reason, missing: text.reasonMissing, keep: text.keep, confirm: text.refuse }}
        busy={refuse.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
