import type { FlightDemandDetail } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { offersStandFor, plansAtMost } from '@sojourn/domain/booking/demand/demand'
import { addMinutes } from '@sojourn/domain/kit/local-date'
import { intlFlightDraftRules } from '@sojourn/domain/products/intl-flight/draft/rules'
import { useState } from 'react'
import { quoteFlightDemand, refuseFlightDemand } from '../../../../api/calls/products/intl-flight/demand'
import { useEmployee } from '../../../../api/employee'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { Button } from '../../../../kit/actions/button'
import { serverInstant } from '../../../../kit/dates/server-time'
import { DraftNote } from '../../../../kit/forms/draft-note'
import { Form } from '../../../../kit/forms/form'
import { useKeptDraft } from '../../../../kit/forms/use-kept-draft'
import { Card } from '../../../../kit/layout/page'
import { toast } from '../../../../kit/overlays/toast'
import { told } from '../../../../kit/overlays/told'
import { useText } from '../../../../kit/text/text'
import { goToField } from '../../../booking/book/use-book-form'
import { DocumentNotes } from '../book/document-notes'
import { demandReads } from './demand-reads'
import styles from './demand.module.css'
import { QuoteFields } from './quote-fields'
import { OfferSearch } from './offer-search'
import { blankPlan, planFaults, planOf, type PlanForm } from './quote-form'
import { ReasonDialog } from './reason-dialog'
import { suppliedForm } from './supplied-form'

/** The supply sells no larger party in one record. */
const { travellersAtMost } = intlFlightDraftRules

/** The plans as they are typed, and what happens on sending; faults are said once somebody tried. */
function useQuote(demand: FlightDemandDetail) {
  const text = useText('products/intl-flight/demand/words')
  const fresh = (key: number): PlanForm => blankPlan(key, demand, addMinutes(serverInstant(), offersStandFor))
  const draft = useKeptDraft({
    owner: useEmployee(),
    form: 'flight-quote',
    of: demand.demandNo,
    fresh: () => ({ plans: [fresh(1)] }),
  })
  const { plans } = draft.value
  const set = (next: (now: PlanForm[]) => PlanForm[]) => draft.change((former) => ({ plans: next(former.plans) }))
  const [tried, setTried] = useState(false)
  const [refusal, setRefusal] = useState<ApiProblem>()
  const quote = useWrite(quoteFlightDemand, demandReads)
  const onError = (error: Error) => {
    if (!(error instanceof ApiProblem)) throw error
    setRefusal(error)
    if (error.field) goToField(error.field)
  }
  const onSuccess = () => {
    toast(text.quoted, 'good')
    draft.discard()
    setTried(false)
  }
  const submit = () => {
    setTried(true)
    setRefusal(undefined)
    if (planFaults(plans).length > 0) return
    const { demandNo, version } = demand
    quote.mutate({ demandNo, version, plans: plans.map(planOf) }, { onSuccess, onError })
  }
  const nextKey = (now: readonly PlanForm[]): number => Math.max(0, ...now.map(({ key }) => key)) + 1
  return {
    draft,
    plans,
    tried,
    refusal,
    busy: quote.isPending,
    submit,
    change: (key: number, more: Partial<PlanForm>) =>
      set((now) => now.map((plan) => (plan.key === key ? { ...plan, ...more } : plan))),
    add: (like?: PlanForm) => set((now) => [...now, like ? { ...like, key: nextKey(now) } : fresh(nextKey(now))]),
    remove: (key: number) => set((now) => now.filter((plan) => plan.key !== key)),
  }
}

/** For the agency's staff in a customer's session: one to five plans, or the news that there is none. */
export function DemandQuote({ demand }: { demand: FlightDemandDetail }) {
  const text = useText('products/intl-flight/demand/words')
  const quote = useQuote(demand)
  const [searching, setSearching] = useState<number>()
  const sold = demand.travellers.length <= travellersAtMost
  return (
    <Card title={demand.plans.length > 0 ? text.requoteTitle : text.quoteTitle}>
      <p className={styles['soft']}>{text.quoteIntro}</p>
      {!sold && <p className={styles['soft']}>{text.tooManyForSearch({ max: travellersAtMost })}</p>}
      <DocumentNotes
        label={text.agesOnTheWay}
        notes={demand.turningTwo.map((sentence) => ({ level: 'warn', kind: 'turnsTwo', sentence }))}
      />
      <Form
        className={styles['quote']}
        onSubmit={(event) => {
          event.preventDefault()
          quote.submit()
        }}
      >
        <Plans demand={demand} quote={quote} onSearch={sold ? setSearching : undefined} />
        <DraftNote draft={quote.draft} />
        {quote.refusal && (
          <p role="alert" className={styles['refusal']}>
            {quote.refusal.message}
          </p>
        )}
        <Buttons demand={demand} quote={quote} />
      </Form>
      <OfferSearch
        key={searching}
        demand={demand}
        open={searching !== undefined}
        onClose={() => setSearching(undefined)}
        onTake={(priced, taken) => {
          const plan = quote.plans.find(({ key }) => key === searching)
          if (plan) quote.change(plan.key, suppliedForm(plan, priced, { ...taken, now: serverInstant() }))
          setSearching(undefined)
          toast(text.offerFilled, 'good')
        }}
      />
    </Card>
  )
}

interface QuoteProps {
  demand: FlightDemandDetail
  quote: ReturnType<typeof useQuote>
}

const isFull = ({ plans }: QuoteProps['quote']): boolean => plans.length >= plansAtMost

function Plans({ demand, quote, onSearch }: QuoteProps & { onSearch: ((key: number) => void) | undefined }) {
  return quote.plans.map((plan, index) => (
    <QuoteFields
      key={plan.key}
      plan={plan}
      index={index}
      tried={quote.tried}
      legs={demand.legs.length}
      count={demand.travellers.length}
      onChange={(more) => quote.change(plan.key, more)}
      onSearch={onSearch && (() => onSearch(plan.key))}
      onCopy={isFull(quote) ? undefined : () => quote.add(plan)}
      onRemove={quote.plans.length > 1 ? () => quote.remove(plan.key) : undefined}
    />
  ))
}

function Buttons({ demand, quote }: QuoteProps) {
  const text = useText('products/intl-flight/demand/words')
  return (
    <div className={styles['buttons']}>
      {!isFull(quote) && (
        <Button icon="plus" onClick={() => quote.add()}>
          {text.addPlan}
        </Button>
      )}
      <Refuse demand={demand} />
      <Button type="submit" kind="main" busy={quote.busy}>
        {text.sendQuote}
      </Button>
    </div>
  )
}

function Refuse({ demand: { demandNo, version } }: { demand: FlightDemandDetail }) {
  const text = useText('products/intl-flight/demand/words')
  const [open, setOpen] = useState(false)
  const refuse = useWrite(refuseFlightDemand, demandReads)
  const send = (reason: string) => void told(refuse.mutateAsync({ demandNo, version, reason }), text.refused)
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
