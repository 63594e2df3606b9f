import type { BookInfo } from '@sojourn/contract/booking/book.shapes'
import { useEffect, useState } from 'react'
import { valueFaultSentence } from '@sojourn/domain/booking/custom-field-value-fault'
import { orderTextSentence } from '@sojourn/domain/booking/order-text'
import { focusField, focusOf } from '../../../kit/forms/focus-field'
import { language } from '../../../kit/text/language'
import { useText } from '../../../kit/text/text'
import { bookFaults, openForm, type BookCircumstances, type BookFault, type BookForm, type TravellerForm } from './book-form'
import { keep, readKept } from '../draft/session-store'

function useFaultSentence(): (fault: BookFault) => string {
  const text = useText('booking/placing/book-form')
  const { faults } = useText('booking/traveller')
  const own = {
    travellersMissing: text.noTravellers,
    credentialMissing: text.chooseCredential,
    birthDateMissing: text.birthDateNeeded,
    birthDateWrong: text.birthDateWrong,
    costCentreMissing: text.chooseCostCentre,
    costCentreTwice: text.costCentreTwice,
    costPercentWrong: text.costPercentWrong,
    projectMissing: text.chooseProject,
    reasonMissing: text.chooseReason,
    reasonTextMissing: text.reasonTextNeeded,
    reasonTextTooLong: text.reasonTextLong,
    settleTypeMissing: text.choosePayment,
    samePassenger: text.alreadyBooked,
    approverMissing: text.chooseApprover,
  }
  return (fault) => {
    if (typeof fault === 'object' && 'text' in fault) return orderTextSentence(fault.fault, fault.text, fault.asked, language)
    if (typeof fault === 'object') return valueFaultSentence(fault.custom, fault.field, language)
    return fault in own ? own[fault as keyof typeof own] : faults[fault as keyof typeof faults]
  }
}

/** The form, kept on this device while it is filled in; faults show once somebody tried to submit. */
export function useBookForm(tempOrderNo: string, info: BookInfo, circumstances: Omit<BookCircumstances, 'info'>) {
  const [kept, setForm] = useState(() => readKept(tempOrderNo, 'form') as BookForm | undefined)
  const [tried, setTried] = useState(false)
  const [refused, setRefused] = useState<{ field: string; sentence: string }>()
  const sentence = useFaultSentence()
  const form = openForm(info, kept, circumstances.together)
  const faults = bookFaults(form, { info, ...circumstances })
  useEffect(() => {
    if (kept) keep(tempOrderNo, 'form', kept)
  }, [kept, tempOrderNo])
  const change = (next: BookForm) => {
    setRefused(undefined)
    setForm(next)
  }
  return {
    form,
    faults,
    change,
    changeTraveller: (employeeId: string, more: Partial<TravellerForm>) =>
      change({ ...form, travellers: form.travellers.map((one) => (one.employeeId === employeeId ? { ...one, ...more } : one)) }),
    /** What is said beside a field. */
    errorOf: (path: string): string | undefined => {
      if (refused?.field === path) return refused.sentence
      const fault = tried ? faults.get(path) : undefined
      return fault && sentence(fault)
    },
    errorCount: tried ? faults.size : 0,
    /** Shows every fault and goes to the first; says whether there was one. */
    tryToSubmit: (): boolean => {
      setTried(true)
      const [first] = faults.keys()
      if (first !== undefined) goToField(first)
      return first === undefined
    },
    refuse: (field: string, message: string) => {
      setRefused({ field, sentence: message })
      goToField(field)
    },
  }
}
export type BookFormState = ReturnType<typeof useBookForm>

/** Focuses what carries the field, or the first control of a group, once its error is on the screen. */
export function goToField(path: string): void {
  requestAnimationFrame(() => {
    const carrier = document.querySelector<HTMLElement>(`[data-field="${path}"]`)
    focusField(carrier?.matches('[tabindex]') ? carrier : focusOf(carrier))
  })
}
