import { useState } from 'react'
import { DateFields, type Side } from './date-fields'
import type { BookableDays } from './use-date-section'

export interface OneDateProps {
  label: string
  date: string
  days: BookableDays
  error: string | undefined
  onPick: (date: string) => void
}

/** A single day. */
export function OneDate({ label, date, days: { section, rules }, error, onPick }: OneDateProps) {
  const [open, setOpen] = useState<Side>()
  const pick = (picked: string): undefined => {
    onPick(picked)
    return undefined
  }
  return (
    <DateFields
      label={label}
      section={section}
      open={open}
      onOpen={setOpen}
      start={{ label, date, error, rules, onPick: pick }}
    />
  )
}
