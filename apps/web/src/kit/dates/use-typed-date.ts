import { useState, type RefObject } from 'react'
import { afterPress } from '../hooks/after-press'
import { useHeldForm } from '../hooks/use-held-form'
import { formatFullDate } from '../text/format'
import { useText } from '../text/text'
import { typedDate, typedDateFault, type DateFault, type DateSpan } from './typed-date'

export interface DateValue extends DateSpan {
  /** yyyy-MM-dd, or nothing. */
  value: string
  onChange: (date: string) => void
}

/** What stands in the field instead of the value, for as long as the value is the one that it led to. */
interface Typed {
  text: string
  over: string
  left: boolean
}

function sentenceOf(
  words: ReturnType<typeof useText<'kit/widgets'>>,
  fault: DateFault,
  { min = '', max = '' }: DateSpan,
): string {
  if (fault === 'unreadable') return words.dateUnreadable
  return fault === 'tooEarly'
    ? words.dateTooEarly({ date: formatFullDate(min) })
    : words.dateTooLate({ date: formatFullDate(max) })
}

/**
 * A day that is typed: the form hears of each day that can be read, and of none once the field is left with something else, which stays to be
 * mended and holds the form.
 */
export function useTypedDate(input: RefObject<HTMLInputElement | null>, { value, onChange, min, max }: DateValue) {
  const words = useText('kit/widgets')
  const [last, setTyped] = useState<Typed>()
  const typed = last?.over === value ? last : undefined
  const shown = typed?.text ?? value
  const fault = typedDateFault(shown, { min, max })
  const show = () => typed && setTyped({ ...typed, left: true })
  useHeldForm(input, fault !== undefined, show)
  const type = (text: string) => {
    const date = typedDate(text) ?? ''
    const isFaulty = typedDateFault(text, { min, max }) !== undefined
    setTyped({ text, over: isFaulty ? value : date, left: false })
    if (!isFaulty && date !== value) onChange(date)
  }
  const leave = () => {
    if (!typed) return
    if (!fault) return setTyped(undefined)
    const kept = { text: typed.text, over: '' }
    setTyped({ ...kept, left: typed.left })
    if (value !== '') onChange('')
    afterPress(() => setTyped((now) => (now?.text === kept.text ? { ...kept, left: true } : now)))
  }
  const take = (date: string) => {
    setTyped(undefined)
    onChange(date)
  }
  return { shown, error: fault && typed?.left !== false ? sentenceOf(words, fault, { min, max }) : undefined, type, leave, take }
}
