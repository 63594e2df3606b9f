import { settleTypes, type SettleCode } from '@sojourn/contract/booking/codes'
import type { BookCheckResult, GovernmentBuyer } from '@sojourn/contract/products/flight/booking.shapes'
import { governmentFault, governmentField, isGovernmentFare } from '@sojourn/domain/products/flight/government-fare'
import { useState } from 'react'
import { useText } from '../../../../kit/text/text'
import { goToField } from '../../../booking/book/use-book-form'
import { keep, readKept } from '../../../booking/draft/session-store'

/** To whom a government fare is sold, kept on this device while it is filled in. */
export function useGovernmentForm(tempOrderNo: string, { journeys }: BookCheckResult, settleType: SettleCode | undefined) {
  const { government } = useText('products/flight/book')
  const [form, setForm] = useState(() => (readKept(tempOrderNo, 'government') as GovernmentBuyer | undefined) ?? { unit: '' })
  const [tried, setTried] = useState(false)
  const fares = journeys.map(({ fare }) => fare)
  const personal = settleType === settleTypes.code('personal')
  const fault = governmentFault(fares, form, personal)
  const { unit, cardBin } = form
  return {
    asked: fares.some(isGovernmentFare),
    /** The card is asked for where a person pays. */
    personal,
    form,
    change: (more: Partial<GovernmentBuyer>) => {
      const next = { ...form, ...more }
      keep(tempOrderNo, 'government', next)
      setForm(next)
    },
    errorOf: (field: ReturnType<typeof governmentField>): string | undefined =>
      tried && fault && governmentField(fault) === field ? government.faults[fault] : undefined,
    errorCount: tried && fault ? 1 : 0,
    tryToSubmit: (): boolean => {
      setTried(true)
      if (fault) goToField(governmentField(fault))
      return fault === undefined
    },
    request: { unit: unit.trim(), ...(personal && cardBin && { cardBin }) },
  }
}
export type GovernmentFormState = ReturnType<typeof useGovernmentForm>
