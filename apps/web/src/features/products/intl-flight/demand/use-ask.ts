import type { FlightDemandStart } from '@sojourn/contract/products/intl-flight/demand.shapes'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import {
  checkSameFlightDemand,
  saveFlightDemandTemp,
  submitFlightDemand,
} from '../../../../api/calls/products/intl-flight/demand'
import { invoke } from '../../../../api/client'
import { ApiProblem } from '../../../../api/problem'
import { useWrite } from '../../../../api/queries'
import { ask } from '../../../../kit/overlays/modal-queue'
import { toast } from '../../../../kit/overlays/toast'
import { useText } from '../../../../kit/text/text'
import { paths } from '../../../../paths'
import { budgetOf, sentDemand, startedForm, type AskForm, type AskPart, type SentDemand } from './ask-form'
import { demandReads } from './demand-reads'

/** Which state of which request is written; a new one has neither. */
type Seen = Pick<SentDemand, 'seen'>

/** A request as it is written: the journey's faults are the server's to find, one after the other in the order of the screen. */
export function useAsk(start: FlightDemandStart) {
  const text = useText('products/intl-flight/demand/words')
  const [form, setForm] = useState(() => startedForm(start))
  const [seen, setSeen] = useState<Seen>(seenOf(start))
  const [refusal, setRefusal] = useState<ApiProblem>()
  const [tries, setTries] = useState(0)
  const budgetWrong = budgetOf(form.budget) === null
  const refused = (error: Error) => {
    if (!(error instanceof ApiProblem)) throw error
    setRefusal(error)
  }
  const begin = (): boolean => {
    setTries(tries + 1)
    setRefusal(undefined)
    return !budgetWrong
  }
  const { send, save, ...pending } = useSending({ form, seen, onSeen: setSeen, onRefused: refused })
  const part: AskPart = {
    form,
    change: (more: Partial<AskForm>) => {
      setRefusal(undefined)
      setForm((former) => ({ ...former, ...more }))
    },
    errorOf: (field) =>
      field === 'budget' && tries > 0 && budgetWrong ? text.budgetWrong : refusal?.field === field ? refusal.message : undefined,
  }
  return {
    part,
    refusal,
    tries,
    ...pending,
    submit: () => {
      if (begin()) void send()
    },
    // What was sent once is changed only by sending it again.
    save: start.demandNo && !start.draft ? undefined : () => begin() && save(),
  }
}

interface Sending {
  form: AskForm
  seen: Seen
  onSeen: (kept: Seen) => void
  onRefused: (error: Error) => void
}

/** To the agency, or kept as a draft. */
function useSending({ form, seen, onSeen, onRefused: onError }: Sending) {
  const text = useText('products/intl-flight/demand/words')
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const submit = useWrite(submitFlightDemand, demandReads)
  const keep = useWrite(saveFlightDemandTemp, demandReads)
  const onSent = ({ demandNo }: { demandNo: string }) => {
    toast(text.asked, 'good')
    void navigate(paths.flightDemand({ demandNo }), { replace: true })
  }
  const onKept = (seen: NonNullable<Seen['seen']>) => {
    onSeen({ seen })
    toast(text.saved, 'good')
  }
  return {
    busy: asking || submit.isPending,
    saving: keep.isPending,
    send: async () => {
      const request = { ...sentDemand(form), ...seen }
      setAsking(true)
      const goesOn = await goesOnBeside(request, text)
      setAsking(false)
      if (goesOn) submit.mutate(request, { onSuccess: onSent, onError })
    },
    save: () => keep.mutate({ ...sentDemand(form), ...seen }, { onSuccess: onKept, onError }),
  }
}

const seenOf = ({ demandNo, version }: FlightDemandStart): Seen =>
  demandNo !== undefined && version !== undefined ? { seen: { demandNo, version } } : {}

/** Somebody of them is asked for already: worth a question before it is asked for twice (S7.51). */
async function goesOnBeside(
  request: SentDemand,
  text: ReturnType<typeof useText<'products/intl-flight/demand/words'>>,
): Promise<boolean> {
  if (request.legs.some(({ departCode, arriveCode }) => !departCode || !arriveCode)) return true
  const { list } = await invoke(checkSameFlightDemand, request).catch(() => ({ list: [] }))
  if (list.length === 0) return true
  const items = list.map(({ demandNo, title, stateName }) => `${demandNo} ${title} (${stateName})`).join('; ')
  return ask({ title: text.sameTitle, message: text.sameWhy({ items }), confirm: text.sameGoOn, cancel: true })
}
