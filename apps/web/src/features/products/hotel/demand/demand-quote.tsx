import type { HotelDemandDetail } from '@sojourn/contract/products/hotel/demand.shapes'
import { useState } from 'react'
import { quoteHotelDemand, refuseHotelDemand } from '../../../../api/calls/products/hotel/demand'
import { useEmployee } from '../../../../api/employee'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { Form } from '../../../../kit/forms/form'
import { Card } from '../../../../kit/layout/page'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { useText } from '../../../../kit/text/text'
import { told } from '../../../../kit/overlays/told'
import { demandReads } from './demand-head'
import { ReasonDialog } from './demand-reason'
import styles from './demand.module.css'
import { blankPlan, mostPlans, planFaults, planOf, type PlanForm } from './quote-form'
import { QuoteFields } from './quote-fields'

/** The offers as they are typed, and what happens on sending; faults are said once somebody tried. */
function useQuote(demand: HotelDemandDetail) {
  const text = useText('products/hotel/demand')
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'hotel-quote',
    of: demand.demandNo,
    fresh: () => ({ plans: [blankPlan(1, demand)] }),
  })
  const { plans } = draft.value
  const set = (next: (now: PlanForm[]) => PlanForm[]) => draft.change((former) => ({ plans: next(former.plans) }))
  const [tried, setTried] = useState(false)
  const quote = useWrite(quoteHotelDemand, demandReads)
  const submit = () => {
    setTried(true)
    if (planFaults(plans).length > 0) return
    const sent = { demandNo: demand.demandNo, plans: plans.flatMap((plan) => planOf(plan) ?? []) }
    void told(quote.mutateAsync(sent), text.quoted).then((done) => {
      if (!done) return
      draft.discard()
      setTried(false)
    })
  }
  return {
    draft,
    plans,
    tried,
    busy: quote.isPending,
    submit,
    change: (key: number, more: Partial<PlanForm>) =>
      set((now) => now.map((plan) => (plan.key === key ? { ...plan, ...more } : plan))),
    add: () => set((now) => [...now, blankPlan((now.at(-1)?.key ?? 0) + 1, demand)]),
    remove: (key: number) => set((now) => now.filter((plan) => plan.key !== key)),
  }
}

/** For the agency's staff in a customer's session: one to five offers, or the news that there is none. */
export function DemandQuote({ demand }: { demand: HotelDemandDetail }) {
  const text = useText('products/hotel/demand')
  const quote = useQuote(demand)
  return (
    <Card title={text.quoteTitle}>
      <p className={styles['soft']}>{text.quoteIntro}</p>
      <Form
        className={styles['quote']}
        onSubmit={(event) => {
          event.preventDefault()
          quote.submit()
        }}
      >
        {quote.plans.map((plan, index) => (
          <QuoteFields
            key={plan.key}
            plan={plan}
            index={index}
            tried={quote.tried}
            onChange={(more) => quote.change(plan.key, more)}
            onRemove={quote.plans.length > 1 ? () => quote.remove(plan.key) : undefined}
          />
        ))}
        <DraftNote draft={quote.draft} />
        <div className={styles['buttons']}>
          {quote.plans.length < mostPlans && (
            <Button icon="plus" onClick={quote.add}>
              {text.addPlan}
            </Button>
          )}
          <Refuse demandNo={demand.demandNo} />
          <Button type="submit" kind="main" busy={quote.busy}>
            {text.sendQuote}
          </Button>
        </div>
      </Form>
    </Card>
  )
}

function Refuse({ demandNo }: { demandNo: string }) {
  const text = useText('products/hotel/demand')
  const [open, setOpen] = useState(false)
  const refuse = useWrite(refuseHotelDemand, demandReads)
  const send = (reason: string) => void told(refuse.mutateAsync({ demandNo, reason }), text.refused)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text.refuse}
      </Button>
      <ReasonDialog
        open={open}
        title={text.refuseTitle}
        label={text.refuseReason}
        confirm={text.refuse}
        busy={refuse.isPending}
        onClose={() => setOpen(false)}
        onSend={send}
      />
    </>
  )
}
